import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { listReviewStatuses } from '#contracts/reviews/reviews.api';
import { useQuery } from '#web/api/use-query';
import { ReviewBody } from '#web/features/reviews/review-body.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface ReviewDialogProps {
  readonly appointment: Appointment | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * The review of a session that was held. A patient who never reviewed that therapist is reminded when trying to close
 * it, and can still leave by its own button or by going back.
 */
export function ReviewDialog({ appointment, opened, onClose }: ReviewDialogProps) {
  const query = useQuery(listReviewStatuses, appointment ? {} : null);
  const [tries, setTries] = useState(0);
  const status = query.data?.statuses.find(({ therapist }) => therapist === appointment?.otherSide.token);
  const close = () => {
    setTries(0);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onBack={close}
      onClose={() => (status?.hasReviewed === false ? setTries(tries + 1) : close())}
      title={appointment ? `Recensione per ${appointment.otherSide.name}` : 'Recensione'}
      size="lg"
      // A draft is kept, but an accidental press beside the dialog should not interrupt the writing.
      closeOnClickOutside={false}
    >
      {appointment && (
        <QueryRegion query={query} what="la recensione">
          {({ publicName }) => (
            <ReviewBody
              key={appointment.token}
              appointment={appointment}
              publicName={publicName}
              status={status}
              triesToClose={tries}
              onClose={close}
            />
          )}
        </QueryRegion>
      )}
    </Dialog>
  );
}
