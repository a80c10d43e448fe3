import { isHeavier } from '#bff/json-weight';
import { OperationFailed } from '#bff/operation-failed';

const megabyte = 1024 * 1024;

/**
 * What the tickets of a user may weigh together, in bytes as JSON, before another word is added: nothing of them can be
 * deleted here, and they are always read whole. An answer of the platform is taken up to 32 MiB (`transportLimits`),
 * and PHP may write one byte as six (`\u003c`): even so the fullest tickets stay readable, with room for the team's
 * replies.
 */
export const heaviestTickets = 4 * megabyte;

/** Refuses with `tickets_full`, which the operation declares, where the user's tickets are as heavy as they may be. */
export function requireRoom(tickets: readonly unknown[]): void {
  if (isHeavier(tickets, heaviestTickets)) throw new OperationFailed('tickets_full');
}
