import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldProblems } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { bookingFailures } from '#web/features/appointments/form/booking-failures';
import { TimeField } from '#web/features/appointments/form/time-field.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { useToday } from '#web/ui/use-today';

interface AppointmentFieldsProps {
  readonly problems: FieldProblems;
  /** Whether the dialog opens with the focus at the title. */
  readonly isTitleFirst?: boolean;
  /** The fields for patient and kind. */
  readonly children: ReactNode;
}

const lengths = ['30 minuti', '1 ora', '1 ora e 30', '2 ore', '2 ore e 30', '3 ore', '3 ore e 30', '4 ore'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

/** The fields of an appointment, new or existing. */
export function AppointmentFields({ problems, isTitleFirst = true, children }: AppointmentFieldsProps) {
  const { register } = useFormContext<AppointmentValues>();
  const { field: date } = useController<AppointmentValues, 'date'>({ name: 'date' });
  const { field: slots } = useController<AppointmentValues, 'slots'>({ name: 'slots' });
  const today = useToday();
  return (
    <>
      <TextInput
        label="Titolo"
        maxLength={120}
        autoComplete="off"
        data-autofocus={isTitleFirst || undefined}
        error={problems.title}
        {...register('title')}
      />
      {children}
      <DateField label="Data" min={today} error={withAdvice(problems.date)} {...date} />
      <div className="side-by-side">
        <TimeField problem={withAdvice(problems.time)} />
        <NativeSelect
          label="Durata"
          description="In mezz’ore"
          size="md"
          data={lengths}
          error={problems.slots}
          {...slots}
        />
      </div>
    </>
  );
}

/** The problem of a field, and what to write instead where that is known. */
function withAdvice(problem: string | undefined): ReactNode {
  const { advice } = Object.values(bookingFailures).find(({ title }) => title === problem) ?? {};
  if (!advice) return problem;
  return (
    <>
      {problem} <span>{advice}</span>
    </>
  );
}
