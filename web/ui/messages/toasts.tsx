import { Notifications } from '@mantine/notifications';
import classes from '#web/ui/messages/toasts.module.css';
import { useIsPhone } from '#web/ui/use-is-phone';

/** Where toasts appear: near the thumb on a phone, above its dialogs, out of the way elsewhere; three at most. */
export function Toasts() {
  const position = useIsPhone() ? 'bottom-center' : 'top-right';
  return <Notifications classNames={{ root: classes.root }} position={position} limit={3} zIndex={400} />;
}
