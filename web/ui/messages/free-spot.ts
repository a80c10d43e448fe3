import { type RefObject, useLayoutEffect } from 'react';

/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something that is pressed, typed into or said by the page; the heavier, the worse it is to lie over it. */
export interface Obstacle extends Box {
  readonly weight: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const stepPx = 8;
/** How near to a control is over it: a finger is not as sharp as a mouse. */
const marginPx = 6;

/**
 * Where nothing of that is covered: as far down as possible, then as near as possible to `nearX`, the middle of what
 * the toast speaks of; else where least is.
 */
export function freeSpot(size: Size, within: Box, obstacles: readonly Obstacle[], nearX = within.left): Box {
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let bottom = within.bottom; bottom - size.height >= within.top; bottom -= stepPx) {
    for (const left of leftsOf(size, within, nearX)) {
      const spot = { left, top: bottom - size.height, right: left + size.width, bottom };
      const cost = costOf(spot, obstacles);
      if (cost >= least) continue;
      best = spot;
      least = cost;
    }
    if (least === 0) break;
  }
  const { left, bottom } = within;
  return best ?? { left, top: bottom - size.height, right: left + size.width, bottom };
}

/** How much a toast there would cover, by weight. */
function costOf(spot: Box, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, obstacle) => sum + obstacle.weight * sharedArea(spot, obstacle), 0);
}

/** At the left, in the middle, at the right: the nearest first. */
function leftsOf({ width }: Size, { left, right }: Box, nearX: number): readonly number[] {
  const room = Math.max(0, right - left - width);
  const distance = (one: number) => Math.abs(one + width / 2 - nearX);
  return [...new Set([left, left + room / 2, left + room])].sort((one, other) => distance(one) - distance(other));
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right + marginPx) - Math.max(one.left, other.left - marginPx);
  const height = Math.min(one.bottom, other.bottom + marginPx) - Math.max(one.top, other.top - marginPx);
  return width > 0 && height > 0 ? width * height : 0;
}

const controls = 'a[href], button, input, textarea, select, summary, label, [role="button"], [role="option"]';
/** What the page has to say itself: covered rather than a control, where there is no room beside both. */
const sayings = 'h1, [role="status"], [role="alert"]';
const sayingWeight = 0.05;
const edgePx = 12;
const occasions = ['focusin', 'scrollend', 'transitionend'] as const;

/** Lays an element where it covers no control and nothing the page says, and moves it only when one comes under it. */
export function useFreeSpot(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let spot: Box | undefined;
    let frame = 0;
    const lay = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const within = {
        left: edgePx,
        top: belowStrip() + edgePx,
        right: window.innerWidth - edgePx,
        bottom: heightInSight() - edgePx,
      };
      const obstacles = obstaclesUnder(element);
      const isGood =
        spot && spot.bottom <= within.bottom && spot.right <= within.right && costOf(spot, obstacles) === 0;
      if (isGood && spot && spot.bottom - spot.top === height) return;
      spot = freeSpot({ width, height }, within, obstacles, middleOfFocus());
      element.style.left = `${spot.left}px`;
      element.style.top = `${spot.top}px`;
    };
    const layAnew = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(lay);
    };
    lay();
    const changes = new MutationObserver(layAnew);
    changes.observe(document.body, { childList: true, subtree: true });
    for (const occasion of occasions) document.addEventListener(occasion, layAnew, true);
    window.addEventListener('resize', layAnew);
    window.visualViewport?.addEventListener('resize', layAnew);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const occasion of occasions) document.removeEventListener(occasion, layAnew, true);
      window.removeEventListener('resize', layAnew);
      window.visualViewport?.removeEventListener('resize', layAnew);
    };
  }, [ref]);
}

/** The middle of what has the focus; of nothing in particular, the left edge. */
function middleOfFocus(): number | undefined {
  const { activeElement } = document;
  if (!activeElement?.matches(controls)) return undefined;
  const { left, right } = activeElement.getBoundingClientRect();
  return (left + right) / 2;
}

/** The strip with immediate help is never covered, whatever else is. */
function belowStrip(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--help-strip-height');
  return Number.parseFloat(height) || 0;
}

/** A phone's keyboard hides what lies under it. */
function heightInSight(): number {
  return Math.min(window.innerHeight, window.visualViewport?.height ?? window.innerHeight);
}

/** What could be pressed or read if the element were not there: nothing under a dialog's overlay, or out of sight. */
function obstaclesUnder(element: HTMLElement): readonly Obstacle[] {
  element.style.pointerEvents = 'none';
  const obstacles = [...document.querySelectorAll(`${controls}, ${sayings}`)].flatMap((control) => {
    const weight = weightOf(control);
    // A link in a text has a box for each line.
    const boxes = element.contains(control) ? [] : [...control.getClientRects()].map(inSight);
    return boxes.filter((box) => isReachable(control, box)).map((box) => ({ ...box, weight }));
  });
  element.style.pointerEvents = '';
  return obstacles;
}

/**
 * Where one is comes first, what would try again, and whom to call in danger; then the form or dialog around it; words
 * come last. A list of choices beside one button has so much more area that the button would be covered.
 */
function weightOf(control: Element): number {
  if (!control.matches(controls)) return sayingWeight;
  const focused = document.activeElement;
  if (control === focused || control.closest('[data-emergency]')) return 100;
  if (!focused?.closest('form, [role="dialog"]')?.contains(control)) return 1;
  return control.matches('[type="submit"], [data-dialog-actions] > *') ? 100 : 10;
}

function inSight({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(window.innerWidth, right),
    bottom: Math.min(window.innerHeight, bottom),
  };
}

function isReachable(control: Element, { left, top, right, bottom }: Box): boolean {
  if (right <= left || bottom <= top) return false;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  return points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || hit.contains(control));
  });
}
