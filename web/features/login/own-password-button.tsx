import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialogs = () => import('#web/features/login/own-password-dialogs.tsx');

/** Asks for the e-mail that leads to a new password (PROF-09, PROF-10, PATIENT-13, PATIENT-14). */
export function OwnPasswordButton({ label }: { readonly label: string }) {
  const { module, load } = useLazyModule(loadDialogs);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey aria-hidden size={20} />}
        onClick={() => void load(() => setOpen(true))}
      >
        {label}
      </Button>
      {module && (
        <OutsideForm>
          <module.OwnPasswordDialogs opened={isOpen} onClose={() => setOpen(false)} />
        </OutsideForm>
      )}
    </>
  );
}
