import type { MouseEvent } from 'react';

/**
 * For `onMouseDown`: keeps the focus where it is, because leaving a field shows its message and moves what is being
 * pressed.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
