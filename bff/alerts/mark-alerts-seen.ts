import { safeParse } from 'zod/v4/core';
import { alertId } from '#bff/alerts/alert-id';
import type { OperationHandler } from '#bff/run-operation';
import { listToChange } from '#bff/users/php-parts';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { markAlertsSeen } from '#contracts/alerts/alerts.api';
import { alertRow } from '#contracts/alerts/alerts.legacy';
import { compiled } from '#contracts/kernel/compiled';

/**
 * Marks alerts as seen; every other row stays as it came, and where all are seen nothing is written. Fails as
 * `updateOwnUser` does (NOTIF-03).
 */
export const handleMarkAlertsSeen: OperationHandler<typeof markAlertsSeen> = async (context, input) => {
  const ids = new Set(input.ids);
  await updateOwnUser(context, ({ public_configuration }) => {
    const rows = listToChange(public_configuration['alerts'], 'alerts');
    const isToMark = rows.map((row) => isUnseen(row, ids));
    if (!isToMark.includes(true)) return {};
    const alerts = rows.map((row, at) => (isToMark[at] ? { ...(row as object), seen: true } : row));
    return { public_configuration: { alerts } };
  });
  return {};
};

function isUnseen(row: unknown, ids: ReadonlySet<string>): boolean {
  const { data } = safeParse(compiled(alertRow), row);
  return data !== undefined && !data.seen && ids.has(alertId(data));
}
