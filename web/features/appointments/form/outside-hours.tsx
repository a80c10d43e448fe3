import { Text } from '@mantine/core';
import { whyOff } from '#contracts/working-hours/why-off';
import { ownWorkingHours } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import type { AppointmentValues } from '#web/features/appointments/form/appointment-values';
import { wantedTime } from '#web/features/appointments/form/wanted-time';

/** A word where the wanted time leaves the therapist's own hours or falls on a day off; it keeps nobody from saving. */
export function OutsideHours({ values }: { readonly values: Pick<AppointmentValues, 'date' | 'time' | 'slots'> }) {
  const { data } = useQuery(ownWorkingHours, {});
  const wanted = wantedTime(values);
  const off = data && wanted && whyOff(data, wanted.start, wanted.end);
  if (!off) return null;
  return (
    <Text size="sm" mt="xs">
      {off === 'absence' ? 'In un tuo giorno di assenza.' : 'Fuori dai tuoi orari di lavoro.'} Puoi fissarlo lo stesso.
    </Text>
  );
}
