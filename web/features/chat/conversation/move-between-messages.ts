import type { KeyboardEvent } from 'react';

/** Moves focus between the messages of a log: arrows to the next and the one before, Home and End to the ends. */
export function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
  const messages = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message]')];
  const current = messages.indexOf(event.target as HTMLElement);
  const last = messages.length - 1;
  const to = new Map([
    ['ArrowUp', current < 0 ? last : Math.max(current - 1, 0)],
    ['ArrowDown', current < 0 ? last : Math.min(current + 1, last)],
    ['Home', 0],
    ['End', last],
  ]).get(event.key);
  const isInside = event.target !== event.currentTarget && current < 0;
  if (to === undefined || isInside || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  messages[to]?.focus();
}
