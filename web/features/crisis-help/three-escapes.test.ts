import { expect, test } from 'vitest';
import { hearThreeEscapes } from '#web/features/crisis-help/three-escapes';

interface Press {
  readonly at: number;
  readonly key?: string;
  readonly isComposing?: boolean;
  readonly repeat?: boolean;
}

test.each<{ what: string; presses: readonly Press[]; leaves: number }>([
  { what: 'three within a second', presses: [{ at: 0 }, { at: 400 }, { at: 900 }], leaves: 1 },
  { what: 'three in more than a second', presses: [{ at: 0 }, { at: 600 }, { at: 1_100 }], leaves: 0 },
  { what: 'the last three of four', presses: [{ at: 0 }, { at: 800 }, { at: 1_100 }, { at: 1_500 }], leaves: 1 },
  {
    what: 'another key between them',
    presses: [{ at: 0 }, { at: 100 }, { at: 200, key: 'a' }, { at: 300 }],
    leaves: 0,
  },
  {
    what: 'those that end the composing of a character',
    presses: [{ at: 0, isComposing: true }, { at: 100, isComposing: true }, { at: 200 }],
    leaves: 0,
  },
  { what: 'a key held down', presses: [{ at: 0 }, { at: 300, repeat: true }, { at: 340, repeat: true }], leaves: 0 },
])('$what leave $leaves times', ({ presses, leaves }) => {
  let left = 0;
  const stop = hearThreeEscapes(window, () => {
    left += 1;
  });
  for (const { at, key = 'Escape', ...kind } of presses) {
    const event = new KeyboardEvent('keydown', { key, ...kind });
    Object.defineProperty(event, 'timeStamp', { value: at });
    window.dispatchEvent(event);
  }
  stop();
  expect(left).toBe(leaves);
});
