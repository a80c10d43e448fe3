import { Button } from '@mantine/core';
import { flushSync } from 'react-dom';
import type { SocialProvider } from '#contracts/login/login.api';
import type { SocialReturn } from '#web/features/login/social-return';
import { MessageDialog } from '#web/ui/dialogs/message-dialog.tsx';

export interface FailedSignIn {
  readonly provider: SocialProvider;
  readonly why: SocialReturn['outcome'] | 'not_configured';
}

const names: Readonly<Record<SocialProvider, string>> = { google: 'Google', facebook: 'Facebook' };

const advices: Readonly<Record<FailedSignIn['why'], (name: string) => string>> = {
  not_configured: (name) => `Qui l’accesso con ${name} non è attivo. Puoi entrare con email e password.`,
  rifiutato: (name) =>
    `L’accesso con ${name} non è stato completato. Se non hai annullato tu: serve un account da paziente con un’email verificata. Puoi entrare anche con email e password.`,
  errore: (name) => `Qualcosa si è interrotto tra noi e ${name}. Riprova tra poco, oppure entra con email e password.`,
};

interface SocialFailureDialogProps {
  readonly failed: FailedSignIn | undefined;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Moves the focus to the form, which is still filled in. */
  readonly onUseForm: () => void;
}

/** Says in the specified words that signing in failed, and offers the e-mail and password instead. */
export function SocialFailureDialog({ failed, opened, onClose, onUseForm }: SocialFailureDialogProps) {
  const name = failed ? names[failed.provider] : '';
  const useForm = () => {
    // Closes first: a dialog gives the focus back only if no other element has taken it since.
    flushSync(onClose);
    onUseForm();
  };
  return (
    <MessageDialog
      opened={opened}
      title="attenzione!"
      message={<span lang="en">{`Error logging into ${name}`}</span>}
      advice={failed ? advices[failed.why](name) : ''}
      onClose={onClose}
    >
      <Button variant="default" onClick={useForm}>
        Usa email e password
      </Button>
    </MessageDialog>
  );
}
