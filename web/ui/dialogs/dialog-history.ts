import { type ContextType, useContext, useEffect, useEffectEvent, useId } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router'];

interface OpenDialog {
  readonly id: string;
  /** What the browser's Back does while the dialog is the topmost one. */
  readonly onBack: () => void;
}

interface DialogHistory {
  readonly add: (dialog: OpenDialog) => void;
  readonly remove: (id: string) => void;
}

const histories = new WeakMap<Router, DialogHistory>();

/**
 * Makes an open dialog a step of the browser's history: Back, or a link to another screen, calls `onBack`; closing the
 * dialog takes the step back. The step is kept in the entry's state, never in the address; Forward and a reload open
 * nothing.
 */
export function useHistoryStep(opened: boolean, onBack: () => void): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const id = useId();
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!opened || !router) return;
    const history = dialogHistoryOf(router);
    history.add({ id, onBack: () => goBack() });
    return () => history.remove(id);
  }, [opened, router, id]);
}

/** Whether the present entry of the history is an open dialog's, above the one of its screen. */
export function useIsDialogStep(): boolean {
  return stepsIn(useLocation().state).length > 0;
}

function dialogHistoryOf(router: Router): DialogHistory {
  const known = histories.get(router) ?? dialogHistory(router);
  histories.set(router, known);
  return known;
}

/**
 * Keeps the history in step with the open dialogs. Everything is compared once the handlers of the moment have run, and
 * no navigation is under way: a dialog that closes as it leads to another screen must not undo that navigation.
 */
function dialogHistory(router: Router): DialogHistory {
  let open: readonly OpenDialog[] = [];
  let isGoingBack = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let { location } = router.state;

  const follow = () => {
    if (isGoingBack || router.state.navigation.state !== 'idle') return;
    const wanted = open.map(({ id }) => id);
    const there = stepsIn(location.state);
    if (there.length > wanted.length) {
      isGoingBack = true;
      void router.navigate(wanted.length - there.length);
    } else if (there.join() !== wanted.join()) {
      const isReplaced = there.length === wanted.length;
      const dialogs = wanted.slice(0, isReplaced ? undefined : there.length + 1);
      const state = { ...location.state, screenKey: location.state?.screenKey ?? location.key, dialogs };
      void router.navigate(location, { replace: isReplaced, preventScrollReset: true, state });
    }
  };
  const schedule = () => {
    clearTimeout(waiting);
    waiting = setTimeout(follow);
  };

  router.subscribe(({ location: next, historyAction }) => {
    if (next !== location) {
      // Only what replaces the entry, such as a filter in the address, happens under a dialog that stays.
      const hasStayed = isGoingBack || historyAction === 'REPLACE';
      const kept = stepsIn(next.state);
      const left = hasStayed ? [] : stepsIn(location.state).filter((id) => !kept.includes(id));
      location = next;
      isGoingBack = false;
      for (const dialog of open.toReversed()) if (left.includes(dialog.id)) dialog.onBack();
    }
    schedule();
  });

  return {
    add: (dialog) => {
      open = [...open, dialog];
      schedule();
    },
    remove: (id) => {
      open = open.filter((dialog) => dialog.id !== id);
      schedule();
    },
  };
}

function stepsIn(state: { readonly dialogs?: readonly string[] } | null): readonly string[] {
  return state?.dialogs ?? [];
}
