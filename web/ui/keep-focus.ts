import type { MouseEvent } from 'react';

/** For `onMouseDown`: a press does not take the focus, else the message of a field just left moves what is pressed. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
