import { type ReactNode, useState } from 'react';
import { useSignedInUser } from '#web/session/session-context';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/working-hours/working-hours-dialog.tsx');

interface WorkingHoursOpenerProps {
  /** The control that opens them; `open` is undefined for patients, who have none. */
  readonly children: (open: (() => void) | undefined) => ReactNode;
}

/** The working hours with the control that opens them; the dialog is loaded on the first press. */
export function WorkingHoursOpener({ children }: WorkingHoursOpenerProps) {
  const { userType } = useSignedInUser();
  const { module, load } = useLazyModule(loadDialog);
  const [opened, setOpened] = useState(false);
  if (userType !== 'professional') return children(undefined);
  return (
    <>
      {children(() => load(() => setOpened(true)))}
      {module && <module.WorkingHoursDialog opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
