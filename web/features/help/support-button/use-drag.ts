import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { changeSupportButton } from '#web/features/help/support-button/support-button-state';
import { type Spot, spotWanted, wantedAt } from '#web/features/help/support-button/support-spot';
import { seenPart } from '#web/features/help/support-button/use-free-spot';

/** A pointer that moves less than this is a press, in pixels. */
const thresholdPx = 6;
const stepPx = 24;

interface Grip {
  readonly pointer: number;
  /** From the pointer to the button's corner. */
  readonly dx: number;
  readonly dy: number;
  readonly startX: number;
  readonly startY: number;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the button by mouse, finger or arrow keys, inside the window always; what ends a drag is no press (HELP-28,
 * HELP-29, HELP-30).
 */
export function useDrag(spot: Spot | undefined) {
  const grip = useRef<Grip>(undefined);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<Spot>();

  const inside = (to: Spot) => {
    const seen = seenPart();
    return { spot: spotWanted(wantedAt(to, seen), seen), wanted: wantedAt(to, seen) };
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (!spot || event.button !== 0) return;
      const { pointerId: pointer, clientX: startX, clientY: startY } = event;
      // At once: a quick hand is off the button before it has moved there.
      event.currentTarget.setPointerCapture(pointer);
      grip.current = { pointer, dx: spot.left - startX, dy: spot.top - startY, startX, startY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (held?.pointer !== event.pointerId) return;
      const { clientX, clientY } = event;
      if (!wasDragged.current && Math.hypot(clientX - held.startX, clientY - held.startY) < thresholdPx) return;
      wasDragged.current = true;
      setDragged(inside(heldAt(held, event)).spot);
    },
    // From the event itself: the last move may not be drawn yet.
    onPointerUp: (event: PointerEvent<HTMLElement>) => drop(event, grip.current && heldAt(grip.current, event)),
    // What takes the pointer away tells no place.
    onPointerCancel: (event: PointerEvent<HTMLElement>) => drop(event, dragged),
    onClick(event: MouseEvent) {
      if (wasDragged.current) event.preventDefault();
      wasDragged.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      const direction = directions[event.key];
      if (!direction || !spot) return;
      event.preventDefault();
      const [x, y] = direction;
      const step = event.shiftKey ? 4 * stepPx : stepPx;
      changeSupportButton(inside({ left: spot.left + x * step, top: spot.top + y * step }).wanted);
    },
  };
  function drop({ pointerId }: PointerEvent<HTMLElement>, to: Spot | undefined): void {
    if (grip.current?.pointer !== pointerId) return;
    grip.current = undefined;
    if (wasDragged.current && to) changeSupportButton(inside(to).wanted);
    setDragged(undefined);
  }
  return { handlers, dragged };
}

/** Where the button's corner is while the pointer holds it there. */
function heldAt({ dx, dy }: Grip, { clientX, clientY }: PointerEvent<HTMLElement>): Spot {
  return { left: clientX + dx, top: clientY + dy };
}
