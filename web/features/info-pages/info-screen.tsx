import { Button, Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { postponeBillingData } from '#contracts/billing/billing.api';
import { useCommand } from '#web/api/use-command';
import { InfoNotices } from '#web/features/info-pages/info-notices.tsx';
import {
  type InfoLink,
  type InfoPage,
  type InfoPageName,
  infoPages,
  isInfoPageName,
} from '#web/features/info-pages/info-pages';
import classes from '#web/features/info-pages/info-screen.module.css';
import { infoStateFrom, isBillingUnsaved } from '#web/features/info-pages/info-state';
import { paths } from '#web/routing/paths';
import { type LoginState, wantedAddress } from '#web/routing/wanted-address';
import { LedOn } from '#web/session/led-on.tsx';
import { type UserType, useSession } from '#web/session/session-context';
import { notifyNote } from '#web/ui/messages/notify';
import { Prose } from '#web/ui/prose.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

const notRemembered = 'Non siamo riusciti a prendere nota: al prossimo accesso te lo chiederemo di nuovo.';

/** Postpones the billing data and leads on, also when that could not be saved; for a visitor nothing is saved. */
function usePostpone(to: string) {
  const { session, check } = useSession();
  const { run, isRunning } = useCommand(postponeBillingData);
  const navigate = useNavigate();
  const postpone = async () => {
    const isProfessional = session.kind === 'signed-in' && session.user.userType === 'professional';
    if (isProfessional) {
      try {
        if (!(await run({}))) return;
        await check();
      } catch {
        notifyNote(notRemembered, { travels: true });
      }
    }
    await navigate(to);
  };
  return { postpone: () => void postpone(), isRunning };
}

/** Where saving them failed, the billing data come before the profile, to which its own step leads. */
const backToBilling: InfoLink = { label: 'Torna ai dati per la fatturazione', to: paths.completeProfile };

interface InfoScreenProps {
  /** A link that opens a message to customer service. */
  readonly contact: (userType: UserType) => ReactNode;
  /** To a professional, the steps to begin with and how each stands; the page itself leads to that address. */
  readonly timeline: (leadsTo: string) => ReactNode;
  /** What a newly registered patient has to know besides. */
  readonly registeredPatient: ReactNode;
  /** Where a patient whom registering has signed in goes on. */
  readonly wayBack: InfoLink | undefined;
}

/**
 * The message page named by the address; an unknown name leads home, and the request for the billing data leads on
 * whoever lacks none.
 */
export function InfoScreen(props: InfoScreenProps) {
  const { page: name } = useParams();
  const { session } = useSession();
  if (!isInfoPageName(name)) return <LedOn to={paths.home} />;
  if (name === 'almost-there') {
    if (session.kind === 'unknown' && !session.problem) return <ScreenSkeleton isFirst />;
    if (session.kind === 'signed-in' && !session.user.missingSetup.includes('billing-data')) {
      return <LedOn to={paths.dashboard} />;
    }
  }
  return <MessagePage key={name} name={name} {...props} />;
}

interface MessagePageProps extends InfoScreenProps {
  readonly name: InfoPageName;
}

function MessagePage({ name, contact, timeline, registeredPatient, wayBack }: MessagePageProps) {
  const { state } = useLocation();
  const page: InfoPage = infoPages[name];
  const isPatient = name === 'successful-register-patient';
  const info = infoStateFrom(state);
  const isUnsaved = name === 'complete-profile' && isBillingUnsaved(info.billingData);
  const main = isUnsaved ? backToBilling : (isPatient && wayBack) || page.main;
  const login: LoginState = { wanted: wantedAddress(state) };
  return (
    <div className={classes.page}>
      <Screen title={page.title}>
        <page.Drawing />
        <Prose>
          {isPatient && registeredPatient}
          <InfoNotices {...info} />
          {page.message.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {page.steps && <NextSteps steps={page.steps} />}
          <div>
            {page.awaitsEmail && <span>Se l’email non arriva, guarda anche nella cartella dello spam. </span>}
            <span>Se ti serve una mano,</span> {contact(page.userType)}
            <span>.</span>
          </div>
        </Prose>
        <Group gap="md" mt="xl" className={classes.ways}>
          {/* Saved in a second try, the message of the first is not to be found by Back. */}
          <Button component={Link} to={main.to} state={login} replace={isUnsaved} size="lg">
            {main.label}
          </Button>
          {page.later && <LaterButton {...page.later} isPostponing={name === 'almost-there'} />}
        </Group>
        {page.userType === 'professional' && <div className={classes.timeline}>{timeline(main.to)}</div>}
      </Screen>
    </div>
  );
}

function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <>
      <Title order={2}>Che cosa succede adesso</Title>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

interface LaterButtonProps {
  readonly label: string;
  readonly to: string;
  /** Whether the press is saved, so that the next sign-in does not ask again. */
  readonly isPostponing: boolean;
}

/** Leads on and puts the main action off. */
function LaterButton({ label, to, isPostponing }: LaterButtonProps) {
  const { postpone, isRunning } = usePostpone(to);
  if (!isPostponing) {
    return (
      <Button component={Link} to={to} variant="default" size="lg">
        {label}
      </Button>
    );
  }
  return (
    <Button variant="default" size="lg" loading={isRunning} onClick={postpone}>
      {label}
    </Button>
  );
}
