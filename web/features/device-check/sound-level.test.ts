import { expect, test } from 'vitest';
import { heardFrom, soundLevel } from '#web/features/device-check/sound-level';

const sound = (loudness: number) => new Float32Array(512).fill(loudness);

test.each([
  { what: 'no sample', samples: new Float32Array(), level: 0 },
  { what: 'silence', samples: sound(0), level: 0 },
  { what: 'the hum of a quiet room', samples: sound(0.003), level: 19 },
  { what: 'a soft voice', samples: sound(0.01), level: 40 },
  {
    what: 'a wave that goes below zero as far as above',
    samples: sound(0.1).map((one, at) => (at % 2 ? one : -one)),
    level: 80,
  },
  { what: 'the loudest', samples: sound(1), level: 100 },
])('tells $what as $level of 100', ({ samples, level }) => {
  expect(soundLevel(samples)).toBe(level);
});

test('tells a soft voice from a quiet room', () => {
  expect(soundLevel(sound(0.003))).toBeLessThan(heardFrom);
  expect(soundLevel(sound(0.01))).toBeGreaterThanOrEqual(heardFrom);
});
