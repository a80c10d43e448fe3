import { useEffect, useRef } from 'react';
import { onDraftsWiped } from '#web/forms/tab-drafts';
import { productName } from '#web/product';
import { paths } from '#web/routing/paths';
import { deviceStorage } from '#web/storage/browser-storage';

/** Names the user for whom this device shows notices, so that nobody else who signs in here is shown any. */
const key = 'ascolto-device-notices';

export type DeviceNotices = 'on' | 'off' | 'blocked' | 'unsupported';

/** Whether this device shows the user a notice of a new message; it does so only once the user has asked for it. */
export function deviceNotices(user: string): DeviceNotices {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && deviceStorage.get(key) === user ? 'on' : 'off';
}

/** Asks the browser for its permission where that is not given yet; what then holds is the result. */
export async function switchNoticesOn(user: string): Promise<DeviceNotices> {
  if ((await Notification.requestPermission()) === 'granted') deviceStorage.set(key, user);
  return deviceNotices(user);
}

export function switchNoticesOff(): void {
  deviceStorage.remove(key);
}

/**
 * Shows a notice when there are more unread messages than before and no page of the user's is in sight. It ends with
 * the session: nobody who uses the device afterwards is shown any.
 */
export function useMessageNotices(user: string, unread: number | undefined): void {
  const before = useRef(unread);
  useEffect(() => onDraftsWiped(user, switchNoticesOff), [user]);
  useEffect(() => keepSightKnown(user), [user]);
  useEffect(() => {
    const isMore = before.current !== undefined && unread !== undefined && unread > before.current;
    before.current = unread;
    if (isMore && document.hidden && deviceNotices(user) === 'on') {
      void isInSightElsewhere(user).then((isInSight) => isInSight || showNotice());
    }
  }, [user, unread]);
}

const sightLock = (user: string) => `ascolto-in-sight/${user}`;

/** Lets the user's other tabs know by a shared lock while this one is in sight, until the function is called. */
function keepSightKnown(user: string): () => void {
  const end = new AbortController();
  const { signal } = end;
  const hold = () =>
    new Promise<void>((letGo) => {
      if (document.hidden || signal.aborted) return letGo();
      document.addEventListener('visibilitychange', () => letGo(), { once: true });
      signal.addEventListener('abort', () => letGo());
    });
  const follow = () => {
    if (!document.hidden) void navigator.locks?.request(sightLock(user), { mode: 'shared' }, hold);
  };
  follow();
  document.addEventListener('visibilitychange', follow, { signal });
  return () => end.abort();
}

/** Whether another tab of the user's is in sight: there the message shows without a notice. */
async function isInSightElsewhere(user: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === sightLock(user));
}

/** Shows that there is a new message, without a name or a word of it; the next one takes its place. */
function showNotice(): void {
  const options = { body: 'Hai un nuovo messaggio.', tag: 'ascolto-message' };
  try {
    const notice = new Notification(productName, options);
    notice.addEventListener('click', () => {
      notice.close();
      window.focus();
      window.location.hash = `#${paths.chat}`;
    });
  } catch {
    // On a phone only the service worker may.
    void navigator.serviceWorker?.getRegistration('/').then((worker) => worker?.showNotification(productName, options));
  }
}
