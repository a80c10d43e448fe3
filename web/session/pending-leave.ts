import { logOut } from '#contracts/login/login.api';
import { call } from '#web/api/call';
import { problemOf } from '#web/api/call-failed';
import { deviceStorage } from '#web/storage/browser-storage';

const key = 'ascolto-leave-pending';
/** Kept in place of a user by who leaves at once: whoever is signed in is to be signed out. */
const whoever = 'yes';
const patienceMs = 5_000;

/**
 * Asks the back end to end the session of this user, or of whoever is signed in; true when it answered in time.
 * Otherwise `finishPendingLeave` asks again.
 */
export async function leaveBackEnd(user?: string): Promise<boolean> {
  deviceStorage.set(key, user ?? whoever);
  const heard = finishPendingLeave().then(() => true);
  return Promise.race([heard, inTime()]).catch(() => false);
}

/**
 * Ends a session whose sign-out the back end has not answered yet; throws `CallFailed` while the back end is still
 * unreachable. Where somebody else has signed in since, that sign-in has ended it.
 */
export async function finishPendingLeave(): Promise<void> {
  const pending = deviceStorage.get(key);
  if (pending === null) return;
  try {
    await call(logOut, {}, pending === whoever ? undefined : pending, { keepalive: true });
  } catch (failure) {
    if (problemOf(failure).code !== 'other_account') throw failure;
  }
  forgetPendingLeave();
}

/** Drops the pending sign-out: a new session has replaced the one to be ended. */
export function forgetPendingLeave(): void {
  deviceStorage.remove(key);
}

function inTime(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), patienceMs));
}
