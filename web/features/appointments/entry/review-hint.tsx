import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { listReviewStatuses } from '#contracts/reviews/reviews.api';
import { useQuery } from '#web/api/use-query';

/** Says below 'Seduta conclusa' what a press is for, as long as the patient has not reviewed the therapist's last session. */
export function ReviewHint({ appointment: { kind, otherSide } }: { readonly appointment: Appointment }) {
  const { data } = useQuery(listReviewStatuses, kind === 'introductory-talk' ? null : {});
  const status = data?.statuses.find(({ therapist }) => therapist === otherSide.token);
  if (!status || status.hasReviewedLast) return null;
  return (
    <Text size="sm" c="dimmed">
      Lascia una recensione
    </Text>
  );
}
