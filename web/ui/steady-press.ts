import { useEffect } from 'react';

const pressable = 'a[href], button, summary, label, [role="button"], [type="checkbox"], [type="radio"]';
const field = 'input, textarea, select, fieldset button';

/**
 * A field that is left shows its messages, which move what stands below it. Whoever presses something else leaves the
 * field only once the press is over, so that nothing slides away under the finger.
 */
export function useSteadyPress(): void {
  useEffect(() => {
    let isHeld = false;
    const hold = (event: MouseEvent) => {
      isHeld = !event.defaultPrevented && document.activeElement?.matches(field) === true && !!pressedIn(event);
      if (isHeld) event.preventDefault();
    };
    const moveOn = (event: MouseEvent) => {
      if (isHeld) pressedIn(event)?.focus({ preventScroll: true, focusVisible: false });
      isHeld = false;
    };
    // A box has changed already when its click is told: drawn anew before the page has heard of it, it would change
    // back.
    const moveOnFirst = (event: MouseEvent) => {
      if (!isBox(event)) moveOn(event);
    };
    document.addEventListener('mousedown', hold);
    document.addEventListener('click', moveOnFirst, true);
    document.addEventListener('click', moveOn);
    return () => {
      document.removeEventListener('mousedown', hold);
      document.removeEventListener('click', moveOnFirst, true);
      document.removeEventListener('click', moveOn);
    };
  }, []);
}

function isBox({ target }: MouseEvent): boolean {
  return (target as Element).matches('[type="checkbox"], [type="radio"]');
}

/** What takes the focus where the pointer is. */
function pressedIn({ target }: MouseEvent): HTMLElement | null {
  const pressed = (target as Element).closest<HTMLElement>(pressable);
  return pressed instanceof HTMLLabelElement ? pressed.control : pressed;
}
