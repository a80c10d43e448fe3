/** A rectangle in the window, in pixels from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the button is wanted: the share of the room to the left of it and above it, from 0 to 1. */
export interface Wanted {
  readonly x: number;
  readonly y: number;
}

/** The diameter of the button, in pixels (HELP-27). */
export const buttonPx = 65;

/** What stays free around it, and holds the small button at its corner. */
export const marginPx = 12;

/** At the lower right, where a thumb reaches it. */
export const usualSpot: Wanted = { x: 1, y: 1 };

/** A spot in the window. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The spot that is wanted, inside the part of the window that is seen, however small that is (HELP-29). */
export function spotWanted({ x, y }: Wanted, seen: Box): Spot {
  const { width, height } = roomIn(seen);
  return { left: seen.left + marginPx + x * width, top: seen.top + marginPx + y * height };
}

/** Where in the room a spot is: the other way round. A spot outside counts as the nearest one inside. */
export function wantedAt({ left, top }: Spot, seen: Box): Wanted {
  const { width, height } = roomIn(seen);
  const share = (part: number, whole: number) => (whole <= 0 ? 0 : Math.min(1, Math.max(0, part / whole)));
  return { x: share(left - seen.left - marginPx, width), y: share(top - seen.top - marginPx, height) };
}

/**
 * The spot nearest to the one wanted that covers none of the boxes; undefined where all of the window is taken, so that
 * the button is not shown at all.
 */
export function freeSpot(wanted: Wanted, seen: Box, taken: readonly Box[]): Spot | undefined {
  const first = spotWanted(wanted, seen);
  const { width, height } = roomIn(seen);
  const [left, top] = [seen.left + marginPx, seen.top + marginPx];
  const inRoom = (spot: Spot): Spot => ({
    left: Math.min(Math.max(spot.left, left), left + width),
    top: Math.min(Math.max(spot.top, top), top + height),
  });
  const lefts = [first.left, ...taken.flatMap((box) => [box.left - buttonPx - marginPx, box.right + marginPx])];
  const tops = [first.top, ...taken.flatMap((box) => [box.top - buttonPx - marginPx, box.bottom + marginPx])];
  return lefts
    .flatMap((one) => tops.map((other) => inRoom({ left: one, top: other })))
    .filter((spot) => taken.every((box) => !covers(spot, box)))
    .toSorted((one, other) => distance(one, first) - distance(other, first))[0];
}

function roomIn({ left, top, right, bottom }: Box) {
  const room = (from: number, to: number) => Math.max(0, to - from - buttonPx - 2 * marginPx);
  return { width: room(left, right), height: room(top, bottom) };
}

/** Whether the button there, and the small one at its corner, come nearer to the box than half the margin. */
function covers({ left, top }: Spot, box: Box): boolean {
  const near = marginPx / 2;
  return (
    left - near < box.right &&
    left + buttonPx + near > box.left &&
    top - near < box.bottom &&
    top + buttonPx + near > box.top
  );
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.left - other.left, one.top - other.top);
}
