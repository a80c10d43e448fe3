import { expect, test } from 'vitest';
import { freeSpot } from '#web/ui/messages/free-spot';

const phone = { left: 0, top: 0, right: 400, bottom: 800 };
const desktop = { left: 0, top: 0, right: 1200, bottom: 800 };
const size = { width: 400, height: 100 };
const box = (left: number, top: number, right: number, bottom: number, weight = 1) => ({
  left,
  top,
  right,
  bottom,
  weight,
});
const row = (top: number, bottom: number, weight?: number) => box(0, top, 1200, bottom, weight);

test.each([
  { what: 'with nothing in the way, at the bottom', within: phone, obstacles: [], spot: { left: 0, top: 700 } },
  { what: 'above a bar', within: phone, obstacles: [row(740, 800)], spot: { left: 0, top: 628 } },
  {
    what: 'in a gap that is high enough',
    within: phone,
    obstacles: [row(560, 800), row(400, 440)],
    spot: { top: 452 },
  },
  { what: 'beside a control', within: desktop, obstacles: [box(0, 600, 300, 800)], spot: { left: 400, top: 700 } },
  { what: 'at the right', within: desktop, obstacles: [box(0, 600, 700, 800)], spot: { left: 800, top: 700 } },
  { what: 'over the least', within: phone, obstacles: [row(0, 690, 1), row(690, 800, 100)], spot: { top: 580 } },
])('a toast is laid $what', ({ within, obstacles, spot }) => {
  expect(freeSpot(size, within, obstacles)).toMatchObject(spot);
});

test.each([
  { nearX: 100, left: 0 },
  { nearX: 620, left: 400 },
  { nearX: 1100, left: 800 },
])('where several spots are free, the one below $nearX is taken', ({ nearX, left }) => {
  expect(freeSpot(size, desktop, [], nearX)).toMatchObject({ left, top: 700 });
});

test('a toast higher than the window ends at its bottom', () => {
  expect(freeSpot({ width: 400, height: 900 }, phone, [])).toMatchObject({ bottom: 800, top: -100 });
});
