import { Button, Stack } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/routing/paths';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

const ways = [
  { label: 'TUTORIAL', to: paths.faq('tutorial') },
  { label: 'F.A.Q.', to: paths.faq('faq') },
  { label: 'CONTATTACI', to: paths.tickets },
] as const;

export function HelpButton({ className }: { readonly className: string | undefined }) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="subtle"
        className={className}
        leftSection={<IconHelp aria-hidden size={20} />}
        onClick={() => setOpened(true)}
      >
        Hai bisogno di aiuto?
      </Button>
      <Dialog opened={opened} onClose={close} title="Hai bisogno di aiuto?">
        <Stack gap="sm">
          {ways.map(({ label, to }) => (
            <Button key={label} component={Link} to={to} variant="default" onClick={close}>
              {label}
            </Button>
          ))}
          <Button variant="subtle" onClick={close}>
            Annulla
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
