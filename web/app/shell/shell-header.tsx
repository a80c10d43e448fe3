import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconHelp, IconLifebuoy, IconSearch, IconUser } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { AccountMenu } from '#web/app/shell/account-menu.tsx';
import { AlertsBell } from '#web/app/shell/alerts-bell.tsx';
import { GuidedButton } from '#web/app/shell/guided-button.tsx';
import classes from '#web/app/shell/shell-header.module.css';
import { useUnreadCounts } from '#web/app/shell/unread-counts.tsx';
import { guidedStep } from '#web/features/setup/guided-step';
import { useSetup } from '#web/features/setup/use-setup';
import { paths } from '#web/routing/paths';
import { type UserType, useSession } from '#web/session/session-context';
import { Brand } from '#web/ui/brand.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

export function ShellHeader() {
  const { session } = useSession();
  return (
    <header className={`${classes.header} not-printed`}>
      {session.kind === 'signed-in' && session.user.userType === 'professional' && <Back />}
      <Brand to={session.kind === 'visitor' ? paths.patientLogin : paths.dashboard} shrinks />
      {session.kind === 'signed-in' && <SignedInTools userType={session.user.userType} />}
      {session.kind === 'visitor' && <VisitorTools />}
    </header>
  );
}

/** Back to where the professional came from, else home; on the home there is none (HDR-01). */
function Back() {
  const isHome = useMatch(paths.dashboard) !== null;
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  if (isHome) return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      className={classes.back}
      aria-label="Indietro"
      onClick={() => void (isFirst ? navigate(paths.dashboard) : navigate(-1))}
    >
      <IconArrowLeft aria-hidden stroke={1.75} />
    </ActionIcon>
  );
}

function SignedInTools({ userType }: { readonly userType: UserType }) {
  const profile = userType === 'patient' ? paths.patientDetails : paths.profile;
  return (
    <div className={classes.tools}>
      {userType === 'patient' && <FindTherapist />}
      <Guidance />
      <TicketsLink className={userType === 'patient' ? classes.inBottomBar : undefined} />
      <AlertsBell />
      <ActionIcon component={Link} to={profile} variant="subtle" color="gray" size={44} aria-label="Il tuo profilo">
        <IconUser aria-hidden stroke={1.75} />
      </ActionIcon>
      <AccountMenu />
    </div>
  );
}

/** Leads to the tickets, with a mark while a reply of the team waits to be read. */
function TicketsLink({ className }: { readonly className: string | undefined }) {
  const unread = useUnreadCounts().tickets;
  const waiting = useId();
  return (
    <ActionIcon
      component={Link}
      to={paths.tickets}
      variant="subtle"
      color="gray"
      size={44}
      className={className}
      aria-label="Le tue richieste di assistenza"
      aria-describedby={unread > 0 ? waiting : undefined}
    >
      <IconLifebuoy aria-hidden stroke={1.75} />
      {unread > 0 && (
        <>
          {/* The number is drawn, not written: the link is called by its name alone. */}
          <span className={classes.mark} data-count={unread} />
          <span id={waiting} hidden>
            {`Risposte da leggere: ${unread}`}
          </span>
        </>
      )}
    </ActionIcon>
  );
}

/** What a professional is to do next; the help once that is done, and for patients (HDR-08, HDR-12). */
function Guidance() {
  const step = guidedStep(useSetup().missing);
  return step ? <GuidedButton step={step} /> : <HelpButton />;
}

const loadHelp = () => import('#web/app/shell/help-dialog.tsx');

function HelpButton() {
  const { module, load } = useLazyModule(loadHelp);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        className={classes.shrinking}
        leftSection={<IconHelp aria-hidden size={20} />}
        onClick={() => load(() => setOpened(true))}
      >
        Hai bisogno di aiuto?
      </Button>
      {module && <module.HelpDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}

/** Leads to the search; on the search itself the button is disabled, with the reason. */
function FindTherapist() {
  const isThere = useMatch(paths.therapists) !== null;
  const reason = useId();
  const icon = <IconSearch aria-hidden size={20} />;
  if (isThere) {
    return (
      <>
        <Button className={classes.shrinking} leftSection={icon} disabled aria-describedby={reason}>
          Trova terapeuta
        </Button>
        <span id={reason} hidden>
          Sei già nella ricerca.
        </span>
      </>
    );
  }
  return (
    <Button component={Link} to={paths.therapists} className={classes.shrinking} leftSection={icon}>
      Trova terapeuta
    </Button>
  );
}

function VisitorTools() {
  const { pathname, search } = useLocation();
  return (
    <div className={classes.visitorTools}>
      <Button component={Link} to={paths.patientLogin} state={{ wanted: `${pathname}${search}` }} variant="default">
        Accedi
      </Button>
      <Button component={Link} to={paths.register('patient')}>
        Registrati
      </Button>
    </div>
  );
}
