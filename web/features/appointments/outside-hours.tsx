import { Text } from '@mantine/core';
import { isWorkingTime } from '#contracts/working-hours/is-working-time';
import { ownWorkingHours } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import type { AppointmentValues } from '#web/features/appointments/appointment-values';
import { wantedTime } from '#web/features/appointments/wanted-time';

/** A word where the wanted time leaves the therapist's own hours; it keeps nobody from saving. */
export function OutsideHours({ values }: { readonly values: Pick<AppointmentValues, 'date' | 'time' | 'slots'> }) {
  const { data } = useQuery(ownWorkingHours, {});
  const wanted = wantedTime(values);
  if (!data || !wanted || isWorkingTime(data.week, wanted.start, wanted.end)) return null;
  return (
    <Text size="sm" mt="xs">
      Fuori dai tuoi orari di lavoro. Puoi fissarlo lo stesso.
    </Text>
  );
}
