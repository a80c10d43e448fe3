import { expect, test } from 'vitest';
import { reachableStep } from '#web/forms/use-steps';

test.each([
  [null, [false, false], 0],
  ['1', [true, true], 0],
  ['2', [true, false], 1],
  ['2', [false, true], 0],
  ['3', [true, false, false], 1],
  ['3', [true, true, false], 2],
  ['3', [false, true, true], 0],
  ['9', [true, true, true], 2],
  ['0', [true, true], 0],
  ['due', [true, true], 0],
])(
  'an address asking for step %s, with steps valid %j, shows the one at %i (REG-19, REG-22)',
  (asked, valid, shown) => {
    expect(reachableStep(asked, valid)).toBe(shown);
  },
);
