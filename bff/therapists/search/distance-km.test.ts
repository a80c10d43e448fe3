import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, nearestKm } from '#bff/therapists/search/distance-km';

const milano = { latitude: 45.4642, longitude: 9.19 };
const roma = { latitude: 41.8933, longitude: 12.4964 };
const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const options = { seed: 20261123 };
/** Half the circumference of an earth with a radius of 6371 km. */
const furthest = 6371 * Math.PI;

test.each([
  { from: milano, to: roma, km: 477.4 },
  { from: milano, to: { latitude: 45.0703, longitude: 7.6869 }, km: 125.7 },
  { from: { latitude: 0, longitude: 0 }, to: { latitude: 0, longitude: 1 }, km: 111.19 },
  { from: { latitude: 0, longitude: 179.5 }, to: { latitude: 0, longitude: -179.5 }, km: 111.19 },
  { from: { latitude: 90, longitude: 0 }, to: { latitude: -90, longitude: 77 }, km: furthest },
  { from: roma, to: roma, km: 0 },
])('from $from to $to it is $km km (SEARCH-58)', ({ from, to, km }) => {
  expect(distanceKm(from, to)).toBeCloseTo(km, km > 0 ? 0 : 9);
});

test('one degree along the equator is 111.195 km, as on an earth of 6371 km (SEARCH-58, CONST-08)', () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.195, 3);
});

test('the way there is as long as the way back, and never longer than half the earth', () => {
  fc.assert(
    fc.property(places, places, (one, other) => {
      const there = distanceKm(one, other);
      expect(there).toBeCloseTo(distanceKm(other, one), 6);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(furthest + 1e-6);
    }),
    options,
  );
});

test('of several places the nearest counts, and of none there is no distance', () => {
  expect(nearestKm(milano, [roma, milano])).toBe(0);
  expect(nearestKm(milano, [])).toBeNull();
});
