import { expect, test } from 'vitest';
import {
  type Crop,
  cropShape,
  drawnSize,
  mostZoom,
  movedCrop,
  turnedCrop,
  wholeCrop,
  windowOf,
} from '#web/features/curriculum/photo/crop';

const lying = { width: 1000, height: 500 };
const upright = { width: 400, height: 1000 };

test.each([
  { what: 'a lying photo', photo: lying, crop: wholeCrop, left: 300, top: 0, width: 400, height: 500 },
  { what: 'an upright photo', photo: upright, crop: wholeCrop, left: 0, top: 150, width: 400, height: 500 },
  { what: 'half of it', photo: lying, crop: { ...wholeCrop, zoom: 2 }, left: 400, top: 75, width: 200, height: 250 },
  { what: 'its left edge', photo: lying, crop: { ...wholeCrop, x: 0 }, left: 0, top: 0, width: 400, height: 500 },
  { what: 'its lower edge', photo: upright, crop: { ...wholeCrop, y: 1 }, left: 0, top: 500, width: 400, height: 500 },
  { what: 'it turned', photo: lying, crop: { ...wholeCrop, turns: 1 }, left: 0, top: 87.5, width: 500, height: 625 },
])('the window shows $what in four by five (PROF-21)', ({ what: _what, photo, crop, ...window }) => {
  expect(windowOf(photo, crop)).toEqual(window);
});

test('whatever is done, the window keeps its shape and stays inside the photo', () => {
  const steps = [-2, -0.3, 0, 0.05, 0.7, 5];
  for (const photo of [lying, upright, { width: 3, height: 5000 }]) {
    for (let turns = 0; turns < 4; turns += 1) {
      for (const zoom of [1, 1.7, mostZoom]) {
        for (const x of steps) {
          for (const y of steps) {
            const crop = movedCrop(photo, { ...wholeCrop, turns, zoom }, { x, y });
            const { left, top, width, height } = windowOf(photo, crop);
            const [fullWidth, fullHeight] = turns % 2 === 0 ? [photo.width, photo.height] : [photo.height, photo.width];
            expect(width / height).toBeCloseTo(cropShape.width / cropShape.height);
            expect(Math.min(left, top, fullWidth - left - width, fullHeight - top - height)).toBeGreaterThan(-1e-6);
          }
        }
      }
    }
  }
});

test('four turns are none, and the same point stays in the middle', () => {
  const crop: Crop = { turns: 0, zoom: 2, x: 0.3, y: 0.6 };
  expect(turnedCrop(crop)).toEqual({ turns: 1, zoom: 2, x: 0.4, y: 0.3 });
  const around = [1, 2, 3, 4].reduce(turnedCrop, crop);
  expect(around.turns).toBe(0);
  expect(around.x).toBeCloseTo(crop.x);
  expect(around.y).toBeCloseTo(crop.y);
});

test('a move that stops at an edge is taken back by one of the same length', () => {
  const atEdge = movedCrop(lying, { ...wholeCrop, zoom: 2 }, { x: 50, y: 0 });
  expect(windowOf(lying, atEdge).left).toBe(800);
  expect(windowOf(lying, movedCrop(lying, atEdge, { x: -0.5, y: 0 })).left).toBeCloseTo(700);
});

test('a photo is drawn no larger than it is, nor than it is shown', () => {
  expect(drawnSize({ left: 0, top: 0, width: 400, height: 500 })).toEqual({ width: 400, height: 500 });
  expect(drawnSize({ left: 0, top: 0, width: 4000, height: 5000 })).toEqual({ width: 960, height: 1200 });
});
