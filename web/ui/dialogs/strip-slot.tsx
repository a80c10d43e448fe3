import { useEffect, useRef, useSyncExternalStore } from 'react';

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

/** Where the help strip goes while the dialog is the topmost one: inside it, so that its focus trap and screen readers reach it. */
export function StripSlot({ isOpen }: { readonly isOpen: boolean }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = slot.current;
    if (!isOpen || !element) return;
    change([...slots, element]);
    return () => change(slots.filter((one) => one !== element));
  }, [isOpen]);
  return <div ref={slot} />;
}

/** The slot of the topmost dialog; undefined while none is open. */
export function useTopStripSlot(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => slots.at(-1));
}
