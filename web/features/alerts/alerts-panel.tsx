import { Checkbox, CloseButton, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { listAlerts, markAlertsSeen, type ReceivedAlert } from '#contracts/alerts/alerts.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { cacheWrite } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { useQuery } from '#web/api/use-query';
import { type AlertDay, alertDays } from '#web/features/alerts/alert-days';
import { AlertItem } from '#web/features/alerts/alert-item.tsx';
import classes from '#web/features/alerts/alerts.module.css';
import { deviceNotices, switchNoticesOff, switchNoticesOn } from '#web/features/alerts/device-notices';
import { useSignedInUser } from '#web/session/session-context';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

interface AlertsPanelProps {
  readonly opened: boolean;
  readonly titleId: string;
  readonly onChoosePlan: () => void;
  /** Closes the panel: what an alert leads to is elsewhere. */
  readonly onLeave: () => void;
}

/** The notifications; what was not seen is marked as seen, and stays marked as new until the panel closes. */
export function AlertsPanel({ opened, ...props }: AlertsPanelProps) {
  const [openings, setOpenings] = useState({ opened, count: 0 });
  if (openings.opened !== opened) setOpenings({ opened, count: openings.count + (opened ? 1 : 0) });
  // Each opening begins anew, also one before the last has faded.
  return <OpenedPanel key={openings.count} {...props} />;
}

function OpenedPanel({ titleId, ...ways }: Omit<AlertsPanelProps, 'opened'>) {
  const query = useQuery(listAlerts, {}, { live: true });
  const fresh = useMarkSeen(query.data?.alerts ?? []);
  return (
    <div className={classes.panel}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={2} size="h4" className={classes.title} id={titleId} tabIndex={-1} data-autofocus>
          Notifiche
        </Title>
        <CloseButton size={44} aria-label="Chiudi le notifiche" onClick={ways.onLeave} />
      </Group>
      <QueryRegion query={query} what="le notifiche">
        {({ alerts }) =>
          alerts.length === 0 ? (
            <Text c="dimmed">Non hai notifiche.</Text>
          ) : (
            <AlertGroups alerts={alerts} fresh={fresh} {...ways} />
          )
        }
      </QueryRegion>
      <DeviceNoticesChoice />
    </div>
  );
}

/**
 * Marks the alerts on screen as seen, silently: those of a mark that failed stay unseen, and are marked at the next
 * opening (NOTIF-03, NOTIF-04). Gives the ids of those that were not seen when they were shown.
 */
function useMarkSeen(alerts: readonly ReceivedAlert[]): ReadonlySet<string> {
  const { run } = useCommand(markAlertsSeen, {
    writes: (_output, { ids }) => [
      cacheWrite(listAlerts, ({ alerts: before }) => {
        const after = before.map((alert) => (ids.includes(alert.id) ? { ...alert, seen: true } : alert));
        return { alerts: after, unseen: after.filter(({ seen }) => !seen).length };
      }),
    ],
  });
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unseen = alerts.filter(({ seen }) => !seen).map(({ id }) => id);
  if (unseen.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen]));
  const mark = useEffectEvent(() => {
    if (unseen.length > 0) run({ ids: unseen }).catch(() => undefined);
  });
  // By what is new, so that a mark that failed is not repeated at every reading.
  const { size } = fresh;
  useEffect(() => {
    if (size > 0) mark();
  }, [size]);
  return fresh;
}

interface AlertGroupsProps extends Pick<AlertsPanelProps, 'onChoosePlan' | 'onLeave'> {
  readonly alerts: readonly ReceivedAlert[];
  readonly fresh: ReadonlySet<string>;
}

function AlertGroups({ alerts, fresh, ...ways }: AlertGroupsProps) {
  const now = useNow();
  const dayOf = ({ sentAt }: ReceivedAlert) => (sentAt === null ? undefined : romeDate(instantFromIso(sentAt)));
  return (
    <Stack gap="lg">
      {alertDays(alerts, dayOf, romeDate(now)).map(({ day, alerts: ofDay }) => (
        <section key={day} aria-label={dayWords[day]}>
          <Text component="h3" size="sm" fw={600} c="dimmed" mb="xs">
            {dayWords[day]}
          </Text>
          <ul className={classes.list}>
            {ofDay.map((alert) => (
              <AlertItem key={alert.id} alert={alert} isNew={fresh.has(alert.id)} now={now} {...ways} />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

const dayWords: Readonly<Record<AlertDay, string>> = { today: 'Oggi', yesterday: 'Ieri', earlier: 'Prima' };

const noticesWords = {
  on: 'Quando arriva un messaggio e la pagina non è in vista, un avviso senza nomi né testi.',
  off: 'Quando arriva un messaggio e la pagina non è in vista, un avviso senza nomi né testi.',
  blocked: 'Il browser li blocca: si permettono nelle sue impostazioni, per questo sito.',
};

/** Lets the user ask this device for notices of new messages. */
function DeviceNoticesChoice() {
  const { token } = useSignedInUser();
  const [notices, setNotices] = useState(() => deviceNotices(token));
  if (notices === 'unsupported') return null;
  const change = async (isWanted: boolean) => {
    if (!isWanted) switchNoticesOff();
    setNotices(isWanted ? await switchNoticesOn(token) : deviceNotices(token));
  };
  return (
    <Checkbox
      className={classes.choice}
      label="Avvisi su questo dispositivo"
      description={<span aria-live="polite">{noticesWords[notices]}</span>}
      checked={notices === 'on'}
      // Not `disabled`: the focus stays where the browser's refusal has just been answered.
      aria-disabled={notices === 'blocked' || undefined}
      data-blocked={notices === 'blocked' || undefined}
      onChange={(event) => notices !== 'blocked' && void change(event.currentTarget.checked)}
    />
  );
}
