import { Anchor, Group, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { RequestKind } from '#web/features/information-request/request-words';
import { RegistrationScreen } from '#web/features/registration/registration-screen.tsx';
import { IntentionNote } from '#web/flows/intention/intention-note.tsx';
import { loginPath } from '#web/routing/paths';
import { type LoginState, wantedAddress } from '#web/routing/wanted-address';
import { keepLoginEmail } from '#web/session/login-email';
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
 * Registration, with a form for questions to the team and links for users who already have an account. The dialogs are
 * outside the wizard's form, even when opened from inside it.
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
        takenEmail={(userType, email) => (
          <TakenEmail userType={userType} email={email} onRecover={() => recover(email)} />
        )}
        purpose={<IntentionNote />}
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
  readonly email: string;
  readonly onRecover: () => void;
}

/** The links for an e-mail that already has an account: sign in, or get a new password. */
function TakenEmail({ userType, email, onRecover }: TakenEmailProps) {
  const login: LoginState = { wanted: wantedAddress(useLocation().state) };
  return (
    <Group gap="md">
      <Anchor
        component={Link}
        to={loginPath(userType)}
        state={login}
        underline="always"
        onClick={() => keepLoginEmail(email)}
      >
        Accedi
      </Anchor>
      <UnstyledButton c="var(--mantine-color-anchor)" td="underline" mih="2.75rem" onClick={onRecover}>
        Recupera password
      </UnstyledButton>
    </Group>
  );
}
