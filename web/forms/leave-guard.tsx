import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnloadQuestion } from '#web/forms/use-unload-question';
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

/** A mounted guard, with its latest properties. */
interface MountedGuard {
  readonly current: LeaveGuardProps;
}

/* The router knows one blocker at a time: of several guards on a screen the first asks for all. */
let mounted: readonly MountedGuard[] = [];
const listeners = new Set<() => void>();

function setMounted(guards: readonly MountedGuard[]): void {
  mounted = guards;
  for (const listener of listeners) listener();
}

function onMounted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks for confirmation before leaving the screen or the page loses something. Another step or tab of the screen is not
 * leaving.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  const own = useRef(props);
  useLayoutEffect(() => {
    own.current = props;
  });
  useEffect(() => {
    setMounted([...mounted, own]);
    return () => setMounted(mounted.filter((guard) => guard !== own));
  }, []);
  const isFirst = useSyncExternalStore(onMounted, () => mounted[0] === own);
  return isFirst ? <Question /> : null;
}

/** The properties of the first guard with something to lose. */
function guardInNeed(): LeaveGuardProps | undefined {
  return mounted.find(({ current }) => current.isNeeded())?.current;
}

/** The question of the guard that needs to ask. */
function Question() {
  const { module, load } = useConfirmDialog();
  const asking = useRef<LeaveGuardProps>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    asking.current = guardInNeed();
    return asking.current !== undefined;
  });
  const isBlocked = blocker.state === 'blocked';
  const fetchDialog = useEffectEvent(async () => {
    // The dialog could not be loaded: the user stays, and a toast says that the connection is lost.
    if (!(await load())) blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked) void fetchDialog();
  }, [isBlocked]);
  useUnloadQuestion(() => guardInNeed() !== undefined);
  if (!module || !asking.current) return null;
  const { title, leaveLabel, stayLabel, children } = asking.current;
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
