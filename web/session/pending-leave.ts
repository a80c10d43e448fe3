import { logOut } from '#contracts/login/login.api';
import { call } from '#web/api/call';

const key = 'ascolto-leave-pending';
const patienceMs = 5_000;

/**
 * Asks the back end to end the session; true when it answered in time. Otherwise the next start of the page tries
 * again.
 */
export async function leaveBackEnd(): Promise<boolean> {
  localStorage.setItem(key, 'yes');
  const heard = await Promise.race([call(logOut, {}).then(() => true), inTime()]).catch(() => false);
  if (heard) forgetPendingLeave();
  return heard;
}

/**
 * Ends a session whose sign-out the back end never answered; throws `CallFailed` while the back end is still
 * unreachable.
 */
export async function finishPendingLeave(): Promise<void> {
  if (!isLeavePending()) return;
  await call(logOut, {});
  forgetPendingLeave();
}

/** Whether somebody has left, in any tab of this browser, and the back end has not heard of it yet. */
export function isLeavePending(): boolean {
  return localStorage.getItem(key) !== null;
}

/** Drops the pending sign-out: a new session has replaced the one to be ended. */
export function forgetPendingLeave(): void {
  localStorage.removeItem(key);
}

function inTime(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), patienceMs));
}
