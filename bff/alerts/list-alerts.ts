import { alertId } from '#bff/alerts/alert-id';
import { subjectOf } from '#bff/alerts/alert-titles';
import type { Context } from '#bff/context';
import { mediaName } from '#bff/media/picture-url';
import type { OperationHandler } from '#bff/run-operation';
import { ownUser } from '#bff/users/own-user';
import { type listAlerts, mostAlerts, type ReceivedAlert } from '#contracts/alerts/alerts.api';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { LegacyUser } from '#contracts/users/users.legacy';

type AlertRow = LegacyUser['public_configuration']['alerts'][number];

/**
 * The caller's newest alerts. Of those that say the same at the same moment one stands for all; it is seen once all are
 * (NOTIF-01, NOTIF-08).
 */
export const handleListAlerts: OperationHandler<typeof listAlerts> = async (context) => {
  const { alerts: rows } = (await ownUser(context)).public_configuration;
  const alike = Map.groupBy(rows.toReversed(), alertId);
  const alerts = [...alike.values()]
    .toSorted(([one], [other]) => (other?.timestamp ?? 0) - (one?.timestamp ?? 0))
    .slice(0, mostAlerts)
    .flatMap((same) => shownAlert(same, context.settings) ?? []);
  return { alerts, unseen: alerts.filter(({ seen }) => !seen).length };
};

/** A file's own route hands it out, see `alert-files`; one that is not among the platform's media is left out. */
function shownAlert(same: readonly AlertRow[], { mediaBase }: Context['settings']): ReceivedAlert | undefined {
  const [row] = same;
  if (!row) return undefined;
  const { title = '' } = row;
  const names = row.file.flatMap((file) => mediaName(file, mediaBase) ?? []);
  return {
    id: alertId(row),
    subject: subjectOf(title) ?? null,
    title,
    message: row.message ?? '',
    files: names.map((name) => ({ name, url: `/files/alert/${name}` })),
    seen: same.every(({ seen }) => seen),
    sentAt: row.timestamp === undefined ? null : isoFromInstant(row.timestamp),
  };
}
