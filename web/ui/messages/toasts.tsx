import { Notifications } from '@mantine/notifications';
import classes from '#web/ui/messages/toasts.module.css';
import { useIsPhone } from '#web/ui/use-is-phone';

/** The toasts, at most three: near the thumb on a phone, in the upper right corner elsewhere, always above dialogs. */
export function Toasts() {
  const position = useIsPhone() ? 'bottom-center' : 'top-right';
  return <Notifications classNames={{ root: classes.root }} position={position} limit={3} zIndex={400} />;
}
