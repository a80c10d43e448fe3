import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Box,
  buttonPx,
  freeSpot,
  marginPx,
  spotWanted,
  usualSpot,
  wantedAt,
} from '#web/features/help/support-button/support-spot';

const phone: Box = { left: 0, top: 0, right: 375, bottom: 780 };
const bar: Box = { left: 0, top: 720, right: 375, bottom: 780 };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const windows = fc
  .record({
    left: fc.nat(50),
    top: fc.nat(200),
    width: fc.integer({ min: 120, max: 2000 }),
    height: fc.integer({ min: 120, max: 1500 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
const boxes = fc
  .record({
    left: fc.integer({ min: -50, max: 1500 }),
    top: fc.integer({ min: -50, max: 1500 }),
    width: fc.nat(800),
    height: fc.nat(300),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));

const isInside = ({ left, top }: { left: number; top: number }, seen: Box) =>
  left >= seen.left &&
  top >= seen.top &&
  left + buttonPx <= seen.right + 0.001 &&
  top + buttonPx <= seen.bottom + 0.001;

test('it is 65 pixels wide and begins at the lower right (HELP-27)', () => {
  expect(buttonPx).toBe(65);
  expect(spotWanted(usualSpot, phone)).toEqual({ left: 375 - 65 - marginPx, top: 780 - 65 - marginPx });
});

test('wherever it is put, in whatever window, it is inside, and where it was put is found again (HELP-29)', () => {
  fc.assert(
    fc.property(share, share, windows, (x, y, seen) => {
      const spot = spotWanted({ x, y }, seen);
      expect(isInside(spot, seen)).toBe(true);
      const again = wantedAt(spot, seen);
      expect(spotWanted(again, seen).left).toBeCloseTo(spot.left, 3);
      expect(spotWanted(again, seen).top).toBeCloseTo(spot.top, 3);
    }),
  );
});

test.each([
  { to: { left: -400, top: 5000 }, wanted: { x: 0, y: 1 } },
  { to: { left: 5000, top: -1 }, wanted: { x: 1, y: 0 } },
])('dragged out of the window to $to it stops at the edge (HELP-29)', ({ to, wanted }) => {
  expect(wantedAt(to, phone)).toEqual(wanted);
});

test('in a window smaller than itself it stays at the edge', () => {
  const tiny: Box = { left: 0, top: 0, right: 60, bottom: 60 };
  expect(spotWanted({ x: 1, y: 1 }, tiny)).toEqual({ left: marginPx, top: marginPx });
  expect(wantedAt({ left: 40, top: 40 }, tiny)).toEqual({ x: 0, y: 0 });
});

test('it goes aside for what is taken, as little as it must', () => {
  expect(freeSpot(usualSpot, phone, [bar])).toEqual({ left: 298, top: 720 - buttonPx - marginPx });
  expect(freeSpot(usualSpot, phone, [])).toEqual(spotWanted(usualSpot, phone));
});

test('it covers nothing that is taken, in sight or not, or is not shown', () => {
  fc.assert(
    fc.property(share, share, windows, fc.array(boxes, { maxLength: 5 }), (x, y, seen, taken) => {
      const spot = freeSpot({ x, y }, seen, taken);
      if (!spot) return;
      expect(isInside(spot, seen)).toBe(true);
      const covered = taken.filter(
        ({ left, top, right, bottom }) =>
          spot.left < right && spot.left + buttonPx > left && spot.top < bottom && spot.top + buttonPx > top,
      );
      expect(covered).toEqual([]);
    }),
  );
});

test('where all is taken there is no spot', () => {
  expect(freeSpot(usualSpot, phone, [phone])).toBeUndefined();
});
