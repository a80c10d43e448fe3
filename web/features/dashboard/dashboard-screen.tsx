import type { ReactNode } from 'react';
import { ComingCard } from '#web/features/dashboard/coming-card.tsx';
import classes from '#web/features/dashboard/dashboard-screen.module.css';
import { Greeting } from '#web/features/dashboard/greeting.tsx';
import { UnreadHint } from '#web/features/dashboard/unread-hint.tsx';
import { useSignedInUser } from '#web/session/session-context';
import { Screen } from '#web/ui/screen.tsx';

/** The parts that belong to the appointments; each loads and fails alone. */
interface DashboardScreenProps {
  readonly nextStep: ReactNode;
  /** How many sessions were held; for therapists. */
  readonly tiles: ReactNode;
  /** What the previous month came to; for therapists. */
  readonly revenue: ReactNode;
  readonly upcoming: ReactNode;
  readonly calendar: ReactNode;
  /** What a patient may use for the next session. */
  readonly credit: ReactNode;
  /** The therapists a patient has saved. */
  readonly favourites: ReactNode;
}

/** The home of both roles, most urgent first (CAL-31 to 42). */
export function DashboardScreen(parts: DashboardScreenProps) {
  const { nextStep, tiles, revenue, upcoming, calendar, credit, favourites } = parts;
  const { userType, firstName } = useSignedInUser();
  return (
    <Screen title="Dashboard" hiddenTitle>
      <div className={classes.home} data-reader={userType}>
        <div className={classes.welcome}>
          <Greeting firstName={firstName} />
          <div className={classes.hints}>
            <UnreadHint />
            {userType === 'patient' && credit}
          </div>
        </div>
        <div className={classes.step}>{nextStep}</div>
        {userType === 'professional' && <div className={classes.tiles}>{tiles}</div>}
        <div className={classes.upcoming}>{upcoming}</div>
        <div className={classes.calendar}>{calendar}</div>
        <div className={classes.later}>{userType === 'patient' ? <MoodPlace /> : revenue}</div>
        {userType === 'patient' && <div className={classes.favourites}>{favourites}</div>}
      </div>
    </Screen>
  );
}

function MoodPlace() {
  return (
    <ComingCard title="Come ti senti oggi?">
      Qui potrai annotare il tuo umore in due tocchi. Lo vedrai solo tu.
    </ComingCard>
  );
}
