import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface AlreadyReviewedProps {
  readonly therapist: string;
  readonly onClose: () => void;
}

/** There is a review of as many sessions already: nothing to do, and where to read it. */
export function AlreadyReviewed({ therapist, onClose }: AlreadyReviewedProps) {
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
