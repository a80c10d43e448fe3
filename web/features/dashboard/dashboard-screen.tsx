import { Anchor, Skeleton, Text } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listConversations } from '#contracts/chat/chat.api';
import { fullDate } from '#contracts/kernel/italian-format';
import { serverNow } from '#web/api/server-clock';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/dashboard/dashboard-screen.module.css';
import skeleton from '#web/features/dashboard/home-skeleton.module.css';
import { paths } from '#web/routing/paths';
import { useSignedInUser } from '#web/session/session-context';
import { Screen } from '#web/ui/screen.tsx';

/** The parts that other features provide; each loads and fails alone. */
interface DashboardScreenProps {
  /**
   * Until what decides on the parts and their sizes has come, or failed: shown one by one they would push each other.
   */
  readonly isWaiting: boolean;
  /** A patient's next step, or a therapist's day and what waits. */
  readonly nextStep: ReactNode;
  /** The number of sessions held; for therapists whose setup is complete. */
  readonly tiles?: ReactNode;
  /** How the patient feels today. */
  readonly mood: ReactNode;
  /** The revenue of the previous month; for therapists. */
  readonly revenue: ReactNode;
  /** How to begin; for patients who have neither chats nor appointments. */
  readonly start?: ReactNode;
  readonly upcoming: ReactNode;
  readonly calendar: ReactNode;
  /** The patient's credit for the next session. */
  readonly credit: ReactNode;
  /** The therapists a patient has saved. */
  readonly favourites: ReactNode;
}

/** The home of both roles, most urgent first. */
export function DashboardScreen(parts: DashboardScreenProps) {
  const { isWaiting, nextStep, tiles, mood, revenue, start, upcoming, calendar, credit, favourites } = parts;
  const { userType, firstName } = useSignedInUser();
  return (
    <Screen title="Dashboard" hiddenTitle>
      <div className={classes.home} data-with={isWaiting ? undefined : start ? 'start' : tiles ? 'tiles' : undefined}>
        <div className={classes.welcome}>
          <Greeting firstName={firstName} />
          {!isWaiting && (
            <div className={classes.hints}>
              <UnreadHint />
              {userType === 'patient' && credit}
            </div>
          )}
        </div>
        {isWaiting ? (
          <HomeSkeleton />
        ) : (
          <>
            <div className={classes.step}>{nextStep}</div>
            {start && <div className={classes.start}>{start}</div>}
            <div className={classes.upcoming}>{upcoming}</div>
            {userType === 'patient' && <div className={classes.mood}>{mood}</div>}
            <div className={classes.calendar}>{calendar}</div>
            {userType === 'professional' && <div className={classes.revenue}>{revenue}</div>}
            {tiles && <div className={classes.tiles}>{tiles}</div>}
            {userType === 'patient' && <div className={classes.favourites}>{favourites}</div>}
          </>
        )}
      </div>
    </Screen>
  );
}

/** A greeting and today's date. */
function Greeting({ firstName }: { readonly firstName: string }) {
  return (
    <div>
      <p className={classes.greeting}>{`Ciao, ${firstName}`}</p>
      <Text c="dimmed">{fullDate(serverNow())}</Text>
    </div>
  );
}

/** The number of unread messages; nothing at zero, or while it is unknown. */
function UnreadHint() {
  const { data } = useQuery(listConversations, {}, { live: true });
  if (!data || data.unread === 0) return null;
  return (
    <Anchor component={Link} to={paths.chat} className={classes.unread}>
      <IconMessageCircle aria-hidden size={20} />
      <span>{data.unread === 1 ? 'Hai 1 messaggio da leggere' : `Hai ${data.unread} messaggi da leggere`}</span>
    </Anchor>
  );
}

/** The home's parts in their places and about their sizes, while what decides both is on its way. */
function HomeSkeleton() {
  return (
    <>
      <div aria-busy="true" className={`${classes.step} ${skeleton.step}`}>
        <output className="visually-hidden">Caricamento: la tua dashboard</output>
        <Skeleton radius="lg" height="100%" />
      </div>
      <div aria-hidden className={`${classes.upcoming} ${skeleton.upcoming}`}>
        <Skeleton radius="lg" height="100%" />
      </div>
      <div aria-hidden className={`${classes.calendar} ${skeleton.calendar}`}>
        <Skeleton radius="lg" height="100%" />
      </div>
    </>
  );
}
