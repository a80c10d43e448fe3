import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { listReviewStatuses } from '#contracts/reviews/reviews.api';
import { ReviewForm } from '#web/features/reviews/review-form.tsx';
import { paths } from '#web/routing/paths';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface ReviewBodyProps {
  readonly appointment: Appointment;
  readonly publicName: string;
  /** The patient's reviews of that therapist; undefined when no session with them is known. */
  readonly status: OperationOutput<typeof listReviewStatuses>['statuses'][number] | undefined;
  /** How often a patient who owes a review tried to close the dialog. */
  readonly triesToClose: number;
  readonly onClose: () => void;
}

/** The review form, or a note that the last session is already reviewed. */
export function ReviewBody({ appointment, publicName, status, triesToClose, onClose }: ReviewBodyProps) {
  const navigate = useNavigate();
  const [isLeft, setLeft] = useState(false);
  const { token: therapist } = appointment.otherSide;
  const isOwed = status?.hasReviewed === false;
  const leave = () => {
    onClose();
    if (isOwed) void navigate(paths.dashboard);
  };
  // A review just published is not announced as an earlier one while the dialog closes.
  if (status?.hasReviewedLast && !isLeft) return <AlreadyReviewed therapist={therapist} onClose={onClose} />;
  return (
    <Stack>
      <Text>
        {status?.hasReviewed
          ? 'Hai già recensito questo terapeuta. Se vuoi, aggiungi com’è andata da allora.'
          : 'Hai concluso una seduta con questo terapeuta: racconta com’è andata. Bastano le stelle.'}
      </Text>
      {triesToClose > 0 && (
        // Another element for each attempt, so that it is announced again and scrolled into view.
        <Alert
          key={triesToClose}
          ref={(alert) => alert?.scrollIntoView({ block: 'nearest' })}
          role="alert"
          color="mattone"
          title="è obbligatorio aggiungere la recensione"
        >
          Se preferisci farlo più tardi, premi «Torna alla dashboard»: la bozza resta in questa scheda.
        </Alert>
      )}
      <ReviewForm
        therapist={therapist}
        appointment={appointment.token}
        publicName={publicName}
        onDone={() => {
          setLeft(true);
          onClose();
        }}
        wayOut={
          <Button variant="default" onClick={leave}>
            {isOwed ? 'Torna alla dashboard' : 'Non ora'}
          </Button>
        }
      />
    </Stack>
  );
}

interface AlreadyReviewedProps {
  readonly therapist: string;
  readonly onClose: () => void;
}

/** A note that the last session is already reviewed, with a link to the reviews. */
function AlreadyReviewed({ therapist, onClose }: AlreadyReviewedProps) {
  return (
    <Stack>
      <Text>Hai già lasciato una recensione dopo l’ultima seduta. Grazie: non serve altro.</Text>
      <Text c="dimmed">Potrai aggiungerne un’altra dopo la prossima.</Text>
      <DialogActions>
        <Anchor component={Link} to={`${paths.therapist(therapist)}&tab=recensioni`} py="xs" onClick={onClose}>
          Leggi le recensioni
        </Anchor>
        <Button data-autofocus onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Stack>
  );
}
