import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldProblems } from '#web/features/appointments/form/appointment-problems';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { bookingFailures } from '#web/features/appointments/form/booking-failures';
import { TimeField } from '#web/features/appointments/form/time-field.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { useToday } from '#web/ui/use-today';

const lengths = ['30 minuti', '1 ora', '1 ora e 30', '2 ore', '2 ore e 30', '3 ore', '3 ore e 30', '4 ore'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

interface TitleFieldProps {
  readonly problem: string | undefined;
  /** Whether the dialog opens with the focus here. */
  readonly isFirst: boolean;
}

/** The title of an appointment. */
export function TitleField({ problem, isFirst }: TitleFieldProps) {
  const { register } = useFormContext<AppointmentValues>();
  return (
    <TextInput
      label="Titolo"
      maxLength={120}
      autoComplete="off"
      data-autofocus={isFirst || undefined}
      error={problem}
      {...register('title')}
    />
  );
}

interface TimingFieldsProps {
  readonly problems: FieldProblems;
  /** Whether the dialog opens with the focus at the date. */
  readonly isFirst?: boolean;
}

/** Date, time and length of an appointment, new or existing. */
export function TimingFields({ problems, isFirst = false }: TimingFieldsProps) {
  const { field: date } = useController<AppointmentValues, 'date'>({ name: 'date' });
  const { field: slots } = useController<AppointmentValues, 'slots'>({ name: 'slots' });
  const today = useToday();
  return (
    <>
      <DateField label="Data" min={today} error={withAdvice(problems.date)} isFirst={isFirst} {...date} />
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
      <span>{problem}</span> <span>{advice}</span>
    </>
  );
}
