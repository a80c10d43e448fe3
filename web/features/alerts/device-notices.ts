import { useEffect, useRef } from 'react';
import { onDraftsWiped } from '#web/forms/tab-drafts';
import { productName } from '#web/product';
import { paths } from '#web/routing/paths';

/** Names the user for whom this device shows notices, so that nobody else who signs in here is shown any. */
const key = 'ascolto-device-notices';

export type DeviceNotices = 'on' | 'off' | 'blocked' | 'unsupported';

/** Whether this device shows the user a notice of a new message; it does so only once the user has asked for it. */
export function deviceNotices(user: string): DeviceNotices {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && localStorage.getItem(key) === user ? 'on' : 'off';
}

/** Asks the browser for its permission where that is not given yet; what then holds is the result. */
export async function switchNoticesOn(user: string): Promise<DeviceNotices> {
  if ((await Notification.requestPermission()) === 'granted') localStorage.setItem(key, user);
  return deviceNotices(user);
}

export function switchNoticesOff(): void {
  localStorage.removeItem(key);
}

/**
 * Shows a notice when there are more unread messages than before and the page is out of sight. It ends with the
 * session: nobody who uses the device afterwards is shown any.
 */
export function useMessageNotices(user: string, unread: number | undefined): void {
  const before = useRef(unread);
  useEffect(() => onDraftsWiped(user, switchNoticesOff), [user]);
  useEffect(() => {
    const isMore = before.current !== undefined && unread !== undefined && unread > before.current;
    before.current = unread;
    if (isMore && document.hidden && deviceNotices(user) === 'on') showNotice();
  }, [user, unread]);
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
