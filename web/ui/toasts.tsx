import { Notifications } from '@mantine/notifications';
import { useIsPhone } from '#web/ui/use-is-phone';

/** Where toasts appear: near the thumb on a phone, out of the way elsewhere; three at most. */
export function Toasts() {
  return <Notifications position={useIsPhone() ? 'bottom-center' : 'top-right'} limit={3} zIndex={400} />;
}
