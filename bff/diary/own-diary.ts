import { type Context, sessionOf } from '#bff/context';
import { diaryRows } from '#bff/diary/diary-rows';
import { logFaults } from '#bff/legacy/legacy-client';
import { OperationFailed } from '#bff/operation-failed';
import { ownRecord } from '#bff/users/own-user';
import { updateOwnUser } from '#bff/users/update-own-user';
import { mostEntries } from '#contracts/diary/diary.api';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import { session as sessionCall } from '#contracts/login/login.legacy';

/**
 * Reads the signed-in patient's diary afresh; what cannot be read of it is logged, never with values. A long diary
 * takes the one thread of everybody a while, so that one user's readings come one after the other and let those of
 * others between them.
 */
export function readDiary<Result>(context: Context, read: (rows: readonly unknown[]) => Result): Promise<Result> {
  const session = sessionOf(context);
  return context.runInTurn([`diary-reading-of:${session.publicToken}`], async () => {
    const rows = diaryRows(await ownRecord(context, session));
    const { result, faults } = gatherRowFaults(() => read(rows));
    logFaults(context.log, sessionCall, faults);
    return result;
  });
}

/**
 * The longest diary, in bytes: the user is saved whole, read whole by every reading of the user, and with many others
 * by the lists of a therapist. A diary of five thousand usual entries is half as long.
 */
export const longestDiary = 2 * 1024 * 1024;

/** How many times the limits a diary may reach when deleted entries come back to it. */
const timesRestored = 2;

/**
 * Changes the rows of the signed-in patient's diary as they are on the platform now; gives back the rows as last read.
 * The same rows are not written. Refuses with `diary_full` what would grow beyond the limits, which for entries that
 * come back are twice as wide: a diary that was filled again meanwhile takes back all that it held. Fails as
 * `updateOwnUser` does (LEG-67).
 */
export async function updateDiary(
  context: Context,
  change: (rows: readonly unknown[]) => readonly unknown[],
  { isRestoring = false } = {},
): Promise<readonly unknown[]> {
  const saved = await updateOwnUser(context, (user) => {
    const before = diaryRows(user);
    const diary = change(before);
    if (diary === before) return {};
    if (outgrows(diary, before, isRestoring ? timesRestored : 1)) throw new OperationFailed('diary_full');
    return { public_configuration: { diary } };
  });
  return diaryRows(saved);
}

/** Whether a diary is larger than it was and than so many times the limits. */
function outgrows(diary: readonly unknown[], before: readonly unknown[], times: number): boolean {
  if (diary.length > before.length && diary.length > times * mostEntries) return true;
  const bytes = bytesOf(diary);
  return bytes > times * longestDiary && bytes > bytesOf(before);
}

function bytesOf(rows: readonly unknown[]): number {
  return new TextEncoder().encode(JSON.stringify(rows)).length;
}
