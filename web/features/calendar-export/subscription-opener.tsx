import { type ReactNode, useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/calendar-export/subscription-dialog.tsx');

interface SubscriptionOpenerProps {
  readonly children: (open: () => void) => ReactNode;
}

/** The subscription to the user's calendar with the control that opens it; the dialog is loaded on the first press. */
export function SubscriptionOpener({ children }: SubscriptionOpenerProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  return (
    <>
      {children(() => load(() => setOpened(true)))}
      {module && <module.SubscriptionDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
