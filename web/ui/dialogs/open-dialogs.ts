import { useEffect, useSyncExternalStore } from 'react';

let dialogs: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Replaces the list of open dialogs; the page has the class `has-modal` while there is one. */
function change(next: readonly HTMLElement[]): void {
  dialogs = next;
  document.body.classList.toggle('has-modal', next.length > 0);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers an open dialog by an element at its top; null while the dialog is closed. */
export function useOpenDialog(element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return;
    change([...dialogs, element]);
    return () => change(dialogs.filter((one) => one !== element));
  }, [element]);
}

/** How many open dialogs lie below the one registered by the element. */
export function useDialogLevel(element: HTMLElement | null): number {
  return useSyncExternalStore(subscribe, () => Math.max(0, element ? dialogs.indexOf(element) : 0));
}

/** The element at the top of the dialog opened last; undefined while none is open. */
export function useTopmostDialog(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => dialogs.at(-1));
}
