import { notificationsStore, useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useEffect } from 'react';

const nothing = { Toasts: () => null };
const loadToasts = () => import('#web/ui/messages/toasts.tsx');
const fetchedAfterMs = 2_000;

const Toasts = lazy(async () => {
  const loaded = await loadToasts().catch(() => nothing);
  return { default: loaded.Toasts };
});

/**
 * The toasts, rendered with the first message; their code is loaded before that, so that a lost connection can be
 * announced.
 */
export function LateToasts() {
  const { notifications } = useNotifications(notificationsStore);
  useEffect(() => {
    const waiting = setTimeout(() => void loadToasts().catch(() => undefined), fetchedAfterMs);
    return () => clearTimeout(waiting);
  }, []);
  if (notifications.length === 0) return null;
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  );
}
