import { Anchor, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SignedIn } from '#contracts/login/login.api';
import { LoginForm } from '#web/features/login/login-form.tsx';
import {
  approvalRefused,
  awaitingApproval,
  type LoginNotice,
  leftElsewhere,
  leftUnheard,
  sessionExpired,
} from '#web/features/login/login-notice';
import classes from '#web/features/login/login-screen.module.css';
import { NoticeBox, type UnapprovedPart } from '#web/features/login/notice-box.tsx';
import { paths } from '#web/routing/paths';
import { wantedAddress } from '#web/routing/wanted-address';
import { wasPatientLast } from '#web/session/last-audience';
import { LedOn } from '#web/session/led-on.tsx';
import { type SessionEnd, type UserType, useSession } from '#web/session/session-context';
import { Screen } from '#web/ui/screen.tsx';

/** The texts of the login screen for one user type. */
interface LoginAudienceTexts {
  readonly title: string;
  readonly welcome: string;
  /** The link to the other user type's login. */
  readonly other: { readonly question: string; readonly label: string; readonly to: string };
  readonly registerRole: 'patient' | 'doctor';
}

const loginAudiences: Readonly<Record<UserType, LoginAudienceTexts>> = {
  patient: {
    title: 'Area pazienti',
    welcome:
      'Per chi cerca un terapeuta o ha già un percorso. Terapeuti con iscrizione all’Albo controllata, primo colloquio gratuito, prezzo prima di scrivere.',
    other: {
      question: 'Eserciti come psicologo o psicoterapeuta?',
      label: 'Vai all’area professionisti',
      to: paths.professionalLogin,
    },
    registerRole: 'patient',
  },
  professional: {
    title: 'Area professionisti',
    welcome: 'Per chi esercita come psicologo o psicoterapeuta: agenda, pazienti e messaggi.',
    other: {
      question: 'Cerchi un terapeuta o segui già un percorso?',
      label: 'Vai all’area pazienti',
      to: paths.patientLogin,
    },
    registerRole: 'doctor',
  },
};

const endNotices: Readonly<Record<SessionEnd, LoginNotice>> = {
  awaiting_approval: awaitingApproval,
  approval_refused: approvalRefused,
  expired: sessionExpired,
  left_elsewhere: leftElsewhere,
  left_unheard: leftUnheard,
};

/** Where signing in leads: a professional whose billing data are missing is asked for them first. */
function landing({ needsBillingData }: SignedIn['user']): string {
  return needsBillingData ? paths.info('almost-there') : paths.dashboard;
}

interface LoginScreenProps {
  readonly audience: UserType;
  /** Shown to a professional who is not approved, below the notice. */
  readonly Unapproved: UnapprovedPart;
  /** What the user signs in for, if that is known. */
  readonly purpose: ReactNode;
  /** For who is here for the first time. */
  readonly welcome: ReactNode;
}

/** The login screen of one user type. A user who is already signed in is redirected. */
export function LoginScreen({ audience, Unapproved, purpose, welcome }: LoginScreenProps) {
  const { session, endedBecause } = useSession();
  const { state, pathname } = useLocation();
  const wanted = wantedAddress(state, session.kind === 'signed-in' ? session.user.token : undefined);
  const isHome = pathname === paths.home;
  useOthersEntrance(wanted || isHome ? undefined : audience);
  if (session.kind === 'signed-in') return <LedOn to={wanted ?? landing(session.user)} />;
  if (isHome && wanted && wasPatientLast()) return <LedOn to={paths.patientLogin} state={state} />;

  const texts = loginAudiences[audience];
  return (
    <div className={classes.room}>
      <div className={classes.desk}>
        {isHome && <Entrances state={state} />}
        <Screen title={texts.title}>
          <Text mb="md">
            <span>{texts.welcome}</span>{' '}
            {audience === 'patient' && (
              <Anchor component={Link} to={paths.therapists} underline="always">
                Guarda prima i terapeuti
              </Anchor>
            )}
          </Text>
          {endedBecause && <NoticeBox notice={endNotices[endedBecause]} Unapproved={Unapproved} />}
          {purpose || (wanted && !endedBecause && <Text mb="md">Accedi per aprire la pagina che cercavi.</Text>)}
          <LoginForm key={audience} audience={audience} Unapproved={Unapproved} />
          <Text mt="lg">
            Non hai un account?{' '}
            <Anchor component={Link} to={paths.register(texts.registerRole)} state={state} underline="always">
              Registrati
            </Anchor>
          </Text>
          <Text mt="xs">
            <span>{texts.other.question}</span>{' '}
            <Anchor component={Link} to={texts.other.to} state={state} underline="always">
              {texts.other.label}
            </Anchor>
          </Text>
        </Screen>
      </div>
      <div className={classes.welcome}>{welcome}</div>
    </div>
  );
}

/** Says why the entrance leads on who came signed in as the other user type; who signs in at it is told otherwise. */
function useOthersEntrance(entrance: UserType | undefined): void {
  const { session } = useSession();
  const wasVisitor = useRef(false);
  useEffect(() => {
    wasVisitor.current ||= session.kind === 'visitor';
    if (!entrance || session.kind !== 'signed-in' || wasVisitor.current) return;
    void import('#web/session/others-entrance').then(
      ({ sayOthersEntrance }) => sayOthersEntrance(session, entrance),
      () => undefined,
    );
  }, [session, entrance]);
}

/** The two ways in, for whoever comes to the front page. */
function Entrances({ state }: { readonly state: unknown }) {
  return (
    <nav aria-label="Ingressi" className={classes.entrances}>
      <Link to={paths.patientLogin} state={state}>
        Cerco un terapeuta
        <span>Albo controllato, primo colloquio gratuito</span>
      </Link>
      <Link to={paths.professionalLogin} state={state}>
        Sono un professionista
        <span>Agenda, pazienti e messaggi</span>
      </Link>
    </nav>
  );
}
