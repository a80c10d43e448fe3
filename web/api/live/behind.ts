import { useSyncExternalStore } from 'react';

/** How long a page that shows older answers tries to renew them before it says so, in milliseconds. */
const patienceMs = 20_000;

let count = 0;
const listeners = new Set<() => void>();

/** An answer on screen cannot be renewed, until the function it gives is called. */
export function noteBehind(): () => void {
  let isCounted = false;
  const add = (by: number) => {
    isCounted = by > 0;
    count += by;
    for (const listener of listeners) listener();
  };
  const timer = setTimeout(() => add(1), patienceMs);
  return () => {
    clearTimeout(timer);
    if (isCounted) add(-1);
  };
}

/** Whether anything on screen could not be renewed for a while. */
export function useIsBehind(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
