import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

/** After the signature: where the contract is, what it locks, and where to read what is left (CONTRACT-11). */
export function SignedContract({ onClose }: { readonly onClose: () => void }) {
  return (
    <Stack>
      <Text role="status">La tua firma è arrivata: per il contratto non devi fare altro.</Text>
      <Text>
        Lo puoi scaricare quando vuoi dal tuo profilo, in{' '}
        <Anchor component={Link} to={`${paths.profile}?tab=dati-fatturazione`} underline="always" onClick={onClose}>
          dati fatturazione
        </Anchor>
        . Da adesso specializzazioni e aree di intervento si cambiano chiedendolo all’assistenza.
      </Text>
      <Text size="sm" c="dimmed">
        Se per iniziare manca ancora qualcosa, lo leggi nella dashboard.
      </Text>
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          OK
        </Button>
      </DialogActions>
    </Stack>
  );
}
