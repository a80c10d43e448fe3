import { useEffect, useEffectEvent, useState } from 'react';
import { listAlerts, markAlertsSeen, type ReceivedAlert } from '#contracts/alerts/alerts.api';
import { cacheWrite } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';

/**
 * Marks the alerts on screen as seen, silently: those of a mark that failed stay unseen, and are marked at the next
 * opening (NOTIF-03, NOTIF-04). Gives the ids of those that were not seen when they were shown.
 */
export function useMarkSeen(alerts: readonly ReceivedAlert[]): ReadonlySet<string> {
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
