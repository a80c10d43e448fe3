import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import type { listReviewStatuses } from '#contracts/reviews/reviews.api';
import { paths } from '#web/app/paths';
import { AlreadyReviewed } from '#web/features/reviews/already-reviewed.tsx';
import { ReviewForm } from '#web/features/reviews/review-form.tsx';
import { useReader } from '#web/session/use-reader';

interface ReviewBodyProps {
  readonly appointment: Appointment;
  readonly publicName: string;
  /** How the patient stands to a review of that therapist; undefined when no session of theirs is known. */
  readonly status: OperationOutput<typeof listReviewStatuses>['statuses'][number] | undefined;
  /** How often whoever owes a review tried to close it. */
  readonly triesToClose: number;
  readonly onClose: () => void;
}

/** The review to write, or that there is one already. */
export function ReviewBody({ appointment, publicName, status, triesToClose, onClose }: ReviewBodyProps) {
  const author = useReader();
  const navigate = useNavigate();
  const [isLeft, setLeft] = useState(false);
  const { token: therapist } = appointment.otherSide;
  const isOwed = status?.hasReviewed === false;
  const leave = () => {
    onClose();
    if (isOwed) void navigate(paths.dashboard);
  };
  // The one just left is no news while the dialog closes.
  if (status?.hasReviewedLast && !isLeft) return <AlreadyReviewed therapist={therapist} onClose={onClose} />;
  return (
    <Stack>
      <Text>
        {status?.hasReviewed
          ? 'Hai già recensito questo terapeuta. Se vuoi, aggiungi com’è andata da allora.'
          : 'Hai concluso una seduta con questo terapeuta: racconta com’è andata. Bastano le stelle.'}
      </Text>
      {triesToClose > 0 && (
        // Told anew with every try, and where it is seen.
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
        author={author}
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
