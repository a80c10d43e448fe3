import { Anchor, Group, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RequestKind } from '#web/features/information-request/request-words';
import { RegistrationScreen } from '#web/features/registration/registration-screen.tsx';
import { loginPath } from '#web/routing/paths';
import type { UserType } from '#web/session/session-context';
import { TextButton } from '#web/ui/text-button.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadRecovery = () => import('#web/features/login/recovery-dialog.tsx');
const loadRequest = () => import('#web/features/information-request/information-request-dialog.tsx');

const notListedWords = {
  specialisation: 'Non trovi la tua specializzazione? Scrivici',
  intervention: 'Non trovi la tua area di intervento? Scrivici',
} as const;

/**
 * Registration, with the question to the team and the ways on of whoever has an account already. Their dialogs stand
 * outside the wizard's form, whatever in it opens them.
 */
export function RegisterRoute() {
  const recovery = useLazyModule(loadRecovery);
  const request = useLazyModule(loadRequest);
  const [recovering, setRecovering] = useState({ opened: false, email: '' });
  const [asking, setAsking] = useState<Asking>({ opened: false, kind: 'info', userType: 'patient' });
  const recover = (email: string) => void recovery.load(() => setRecovering({ opened: true, email }));
  const ask = (kind: RequestKind, userType: UserType) =>
    void request.load(() => setAsking({ opened: true, kind, userType }));
  return (
    <>
      <RegistrationScreen
        help={(userType) => <TextButton onPress={() => ask('info', userType)}>Serve aiuto?</TextButton>}
        notListed={(kind) => <TextButton onPress={() => ask(kind, 'professional')}>{notListedWords[kind]}</TextButton>}
        takenEmail={(userType, email) => <TakenEmail userType={userType} onRecover={() => recover(email)} />}
      />
      {recovery.module && (
        <recovery.module.RecoveryDialog
          {...recovering}
          onClose={() => setRecovering({ ...recovering, opened: false })}
        />
      )}
      {request.module && (
        <request.module.InformationRequestDialog
          key={asking.kind}
          {...asking}
          onClose={() => setAsking({ ...asking, opened: false })}
        />
      )}
    </>
  );
}

interface Asking {
  readonly opened: boolean;
  readonly kind: RequestKind;
  readonly userType: UserType;
}

interface TakenEmailProps {
  readonly userType: UserType;
  readonly onRecover: () => void;
}

/** The ways on for somebody whose e-mail has an account already: sign in, or get a new password. */
function TakenEmail({ userType, onRecover }: TakenEmailProps) {
  return (
    <Group gap="md">
      <Anchor component={Link} to={loginPath(userType)} underline="always">
        Accedi
      </Anchor>
      <UnstyledButton c="var(--mantine-color-anchor)" td="underline" mih="2.75rem" onClick={onRecover}>
        Recupera password
      </UnstyledButton>
    </Group>
  );
}
