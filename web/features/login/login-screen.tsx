import { Anchor, Text } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SignedIn } from '#contracts/login/login.api';
import { loginAudiences } from '#web/features/login/login-audience';
import { LoginForm } from '#web/features/login/login-form.tsx';
import { awaitingApproval, type LoginNotice, sessionExpired } from '#web/features/login/login-notice';
import classes from '#web/features/login/login-screen.module.css';
import { NoticeBox, type WaitingPart } from '#web/features/login/notice-box.tsx';
import { paths } from '#web/routing/paths';
import { wantedAddress } from '#web/routing/wanted-address';
import { LedOn } from '#web/session/led-on.tsx';
import { type SessionEnd, type UserType, useSession } from '#web/session/session-context';
import { Screen } from '#web/ui/screen.tsx';

const endNotices: Readonly<Record<SessionEnd, LoginNotice>> = {
  awaiting_approval: awaitingApproval,
  expired: sessionExpired,
};

/** Where signing in leads: a professional whose billing data are missing is asked for them first. */
function landing({ needsBillingData }: SignedIn['user']): string {
  return needsBillingData ? paths.info('almost-there') : paths.dashboard;
}

interface LoginScreenProps {
  readonly audience: UserType;
  /** Shown to a professional who waits for approval, below the notice. */
  readonly Waiting: WaitingPart;
}

/** The login screen of one user type. A user who is already signed in is redirected. */
export function LoginScreen({ audience, Waiting }: LoginScreenProps) {
  const { session, endedBecause } = useSession();
  const { state } = useLocation();
  const wanted = wantedAddress(state);
  if (session.kind === 'signed-in') return <LedOn to={wanted ?? landing(session.user)} />;

  const { title, welcome, other, registerRole } = loginAudiences[audience];
  return (
    <div className={classes.room}>
      <div className={classes.window}>
        <LoginDrawing />
        <p className={classes.motto}>Uno spazio tranquillo, con la finestra aperta.</p>
      </div>
      <div className={classes.desk}>
        <Screen title={title}>
          <Text mb="md">{welcome}</Text>
          {endedBecause && <NoticeBox notice={endNotices[endedBecause]} Waiting={Waiting} />}
          {wanted && !endedBecause && <Text mb="md">Accedi per aprire la pagina che cercavi.</Text>}
          <LoginForm key={audience} audience={audience} Waiting={Waiting} />
          <Text mt="lg">
            Non hai un account?{' '}
            <Anchor component={Link} to={paths.register(registerRole)} underline="always">
              Registrati
            </Anchor>
          </Text>
          <Text mt="xs">
            {other.question}{' '}
            <Anchor component={Link} to={other.to} state={state} underline="always">
              {other.label}
            </Anchor>
          </Text>
        </Screen>
      </div>
    </div>
  );
}

/** Reserves the space of the drawing, which is loaded after the form; without it nothing is missing. */
function LoginDrawing() {
  const [drawing, setDrawing] = useState<{ readonly Picture: ComponentType }>();
  useEffect(() => {
    import('#web/features/login/window-drawing.tsx').then(
      ({ WindowDrawing }) => setDrawing({ Picture: WindowDrawing }),
      () => undefined,
    );
  }, []);
  return <div className={classes.drawing}>{drawing && <drawing.Picture />}</div>;
}
