import '@mantine/core/styles/SimpleGrid.layer.css';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import { InviteeField } from '#web/features/appointments/invitee-field.tsx';
import { KindField } from '#web/features/appointments/kind-field.tsx';
import type { BookingKnowledge, FieldProblems } from '#web/features/appointments/new-appointment-problems';
import type { NewAppointmentValues } from '#web/features/appointments/new-appointment-values';
import { TimeField } from '#web/features/appointments/time-field.tsx';
import { DateField } from '#web/fields/date-field.tsx';
import { useToday } from '#web/ui/use-now';

interface NewAppointmentFieldsProps {
  readonly known: BookingKnowledge;
  readonly problems: FieldProblems;
}

const lengths = ['30 minuti', '1 ora', '1 ora e 30', '2 ore', '2 ore e 30', '3 ore', '3 ore e 30', '4 ore'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

/** The fields of a new appointment (APPT-01 to 09). */
export function NewAppointmentFields({ known, problems }: NewAppointmentFieldsProps) {
  const { register } = useFormContext<NewAppointmentValues>();
  const { field: date } = useController<NewAppointmentValues, 'date'>({ name: 'date' });
  const { field: slots } = useController<NewAppointmentValues, 'slots'>({ name: 'slots' });
  const today = useToday();
  return (
    <>
      <TextInput label="Titolo" maxLength={120} autoComplete="off" error={problems.title} {...register('title')} />
      <InviteeField invitees={known.invitees} problem={problems.patient} />
      <KindField prices={known.prices} problem={problems.kind} />
      <DateField label="Data" min={today} error={problems.date} {...date} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TimeField problem={problems.time} />
        <NativeSelect
          label="Durata"
          description="In mezz’ore"
          size="md"
          data={lengths}
          error={problems.slots}
          {...slots}
        />
      </SimpleGrid>
    </>
  );
}
