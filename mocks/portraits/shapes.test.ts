import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ellipse, points } from '#mocks/portraits/curves';
import { filled, stroked, within, without } from '#mocks/portraits/shapes';

const square = filled(points('0,0 10,0 10,10 0,10'));
const rightHalf = filled(points('5,-5 20,-5 20,20 5,20'));

test.each([
  { place: 'inside', x: 5, y: 4, distance: -4 },
  { place: 'on the edge', x: 10, y: 5, distance: 0 },
  { place: 'beside it', x: 13, y: 5, distance: 3 },
  { place: 'off a corner', x: 13, y: 14, distance: 5 },
])('measures the distance to an outline from $place', ({ x, y, distance }) => {
  expect(square.distance(x, y)).toBeCloseTo(distance, 9);
});

test('measures a line from its rounded edge and closes a ring', () => {
  expect(stroked(points('0,0 10,0'), 2).distance(13, 0)).toBeCloseTo(1, 9);
  expect(stroked(points('0,0 10,0 10,10'), 1).distance(5, 5)).toBeCloseTo(4, 9);
  expect(stroked(points('0,0 10,0 10,10'), 1, true).distance(5, 5)).toBeCloseTo(-1, 9);
});

test('cuts one shape with another', () => {
  expect(within(square, rightHalf).distance(7, 5)).toBeLessThan(0);
  expect(within(square, rightHalf).distance(3, 5)).toBeGreaterThan(0);
  expect(without(square, rightHalf).distance(3, 5)).toBeLessThan(0);
  expect(without(square, rightHalf).distance(7, 5)).toBeGreaterThan(0);
});

test('never claims more than the true distance, on which painting in squares relies', () => {
  const moon = without(filled(ellipse([5, 5], 6, 6)), filled(ellipse([8, 5], 6, 5)));
  const between = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);

  void fc.assert(
    fc.property(between(-10, 20), between(-10, 20), between(-1, 1), between(-1, 1), (x, y, dx, dy) => {
      const change = Math.abs(moon.distance(x + dx, y + dy) - moon.distance(x, y));
      expect(change).toBeLessThanOrEqual(Math.hypot(dx, dy) + 1e-9);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('lies within its box', () => {
  const { left, top, right, bottom } = stroked(points('0,0 10,4'), 2).box;

  expect([left, top, right, bottom]).toEqual([-2, -2, 12, 6]);
});
