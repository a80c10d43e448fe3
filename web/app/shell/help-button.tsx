import { Button } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/app/shell/help-dialog.tsx');

export function HelpButton({ className }: { readonly className: string | undefined }) {
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        className={className}
        leftSection={<IconHelp aria-hidden size={20} />}
        onClick={() => load(() => setOpened(true))}
      >
        Hai bisogno di aiuto?
      </Button>
      {module && <module.HelpDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
