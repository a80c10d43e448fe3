import { OperationFailed } from '#bff/operation-failed';
import type { UserRecord } from '#contracts/users/own-user.legacy';

const megabyte = 1024 * 1024;

/**
 * The largest user, in bytes as they are sent: a user is saved whole, and PHP takes 8 MB a request unless told
 * otherwise (`post_max_size`). One that the platform refuses could never be saved again, with all else that is in it.
 */
export const largestUser = 7.75 * megabyte;

/** What the lists that people write for years may make of it: the rest is room for all other changes. */
export const largestWithLists = 7.25 * megabyte;

const growingLists = ['patients', 'diary'];

/**
 * Refuses with `account_full` a user that a change would make larger than the platform takes. A change that makes it no
 * larger passes, so that a user who is too large already can be made smaller.
 */
export function requireSavable(before: UserRecord, sent: UserRecord, changedFields: readonly string[]): void {
  const isList = changedFields.some((field) => growingLists.includes(field));
  const limit = isList ? largestWithLists : largestUser;
  const json = JSON.stringify(sent);
  // No character takes more than three bytes for each of its UTF-16 units.
  if (json.length * 3 <= limit) return;
  const bytes = bytesOf(json);
  if (bytes > limit && bytes > bytesOf(JSON.stringify(before))) throw new OperationFailed('account_full');
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
