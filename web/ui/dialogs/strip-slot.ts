import { useEffect, useSyncExternalStore } from 'react';

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers an open dialog's element for the help strip; null while the dialog is closed. */
export function useStripSlot(slot: HTMLElement | null): void {
  useEffect(() => {
    if (!slot) return;
    change([...slots, slot]);
    return () => change(slots.filter((one) => one !== slot));
  }, [slot]);
}

/** The element for the help strip in the topmost dialog; undefined while none is open. */
export function useTopStripSlot(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => slots.at(-1));
}
