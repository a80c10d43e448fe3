import { logOut } from '#contracts/login/login.api';
import { call } from '#web/api/call';

const key = 'ascolto-leave-pending';
const patienceMs = 5_000;

/** Asks the back end to end the session. What it did not hear is kept in mind for the next start; true when it heard. */
export async function leaveBackEnd(): Promise<boolean> {
  localStorage.setItem(key, 'yes');
  const heard = await Promise.race([call(logOut, {}).then(() => true), inTime()]).catch(() => false);
  if (heard) forgetPendingLeave();
  return heard;
}

/** Ends the session that an earlier leaving could not end; throws `CallFailed` while the back end is still away. */
export async function finishPendingLeave(): Promise<void> {
  if (localStorage.getItem(key) === null) return;
  await call(logOut, {});
  forgetPendingLeave();
}

/** A new session replaced the one that was to be ended. */
export function forgetPendingLeave(): void {
  localStorage.removeItem(key);
}

function inTime(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), patienceMs));
}
