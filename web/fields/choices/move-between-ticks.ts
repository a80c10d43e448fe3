import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow up and down move from one checkbox of the list to the next, and stop at its ends. */
export function moveBetweenTicks(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const ticks = ticksIn(event.currentTarget);
  const next = ticks[ticks.indexOf(event.target as HTMLInputElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Focuses the first checkbox of the list; false when it has none. */
export function moveToTicks(listId: string): boolean {
  const [first] = ticksIn(document.getElementById(listId));
  first?.focus();
  return first !== undefined;
}

function ticksIn(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? [])];
}
