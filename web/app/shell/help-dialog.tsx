import { Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

const ways = [
  { label: 'TUTORIAL', to: paths.faq('tutorial') },
  { label: 'F.A.Q.', to: paths.faq('faq') },
  { label: 'CONTATTACI', to: paths.tickets },
] as const;

interface HelpDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The ways to get help inside the product. */
export function HelpDialog({ opened, onClose }: HelpDialogProps) {
  return (
    <Dialog shape="note" opened={opened} onClose={onClose} title="Hai bisogno di aiuto?">
      <Stack gap="sm">
        {ways.map(({ label, to }) => (
          <Button key={label} component={Link} to={to} variant="default" onClick={onClose}>
            {label}
          </Button>
        ))}
        <Button variant="subtle" onClick={onClose}>
          Annulla
        </Button>
      </Stack>
    </Dialog>
  );
}
