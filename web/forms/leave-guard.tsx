import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';

interface LeaveGuardProps {
  /** Asked at the moment of leaving: whether something would be lost. */
  readonly isNeeded: () => boolean;
  /** The question: 'Lasciare la registrazione?' */
  readonly title: string;
  readonly leaveLabel: string;
  readonly stayLabel: string;
  /** What would be lost, and what would not. */
  readonly children: ReactNode;
}

/**
 * Asks for confirmation before leaving the screen or the page loses something. Another step or tab of the screen is not
 * leaving.
 */
export function LeaveGuard({ isNeeded, title, leaveLabel, stayLabel, children }: LeaveGuardProps) {
  const { module, load } = useConfirmDialog();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isNeeded(),
  );
  const isBlocked = blocker.state === 'blocked';
  const fetchDialog = useEffectEvent(async () => {
    // The dialog could not be loaded: the user stays, and a toast says that the connection is lost.
    if (!(await load())) blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked) void fetchDialog();
  }, [isBlocked]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isNeeded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
  if (!module) return null;
  return (
    <module.ConfirmDialog
      opened={isBlocked}
      title={title}
      confirmLabel={leaveLabel}
      dismissLabel={stayLabel}
      // It answers a step of the history that is held up.
      hasHistoryStep={false}
      isRunning={false}
      onDismiss={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </module.ConfirmDialog>
  );
}
