import { type Context, sessionOf } from '#bff/context';
import { diaryRows, type ListedEntry, listedEntries } from '#bff/diary/diary-rows';
import { logFaults } from '#bff/legacy/legacy-client';
import { OperationFailed } from '#bff/operation-failed';
import { ownRecord } from '#bff/users/own-user';
import { updateOwnUser } from '#bff/users/update-own-user';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import { session as sessionCall } from '#contracts/login/login.legacy';

/** The signed-in patient's diary, freshly read; what cannot be read of it is logged, never with values. */
export async function ownDiary(context: Context): Promise<ListedEntry[]> {
  const rows = diaryRows(await ownRecord(context, sessionOf(context)));
  const { result, faults } = gatherRowFaults(() => listedEntries(rows));
  logFaults(context.log, sessionCall, faults);
  return result;
}

/**
 * The longest diary, in bytes: a user is saved whole, and PHP takes 8 MB a request unless told otherwise
 * (`post_max_size`). One that the platform refuses could never be saved again, with all else that is in it.
 */
export const longestDiary = 7 * 1024 * 1024;

/**
 * Changes the rows of the signed-in patient's diary as they are on the platform now; gives back the rows as last read.
 * The same rows are not written. Refuses with `diary_full` what would grow beyond the limit, and fails as
 * `updateOwnUser` does (LEG-67).
 */
export async function updateDiary(
  context: Context,
  change: (rows: readonly unknown[]) => readonly unknown[],
): Promise<readonly unknown[]> {
  const saved = await updateOwnUser(context, (user) => {
    const before = diaryRows(user);
    const diary = change(before);
    if (diary === before) return {};
    if (diary.length >= before.length && bytesOf(diary) > longestDiary) throw new OperationFailed('diary_full');
    return { public_configuration: { diary } };
  });
  return diaryRows(saved);
}

function bytesOf(rows: readonly unknown[]): number {
  return new TextEncoder().encode(JSON.stringify(rows)).length;
}
