import { expect, test } from 'vitest';
import type { SetupStepState } from '#contracts/setup/setup.api';
import { newlyDone } from '#web/features/setup/newly-done';

const at = '2026-11-23T09:00:00.000Z';
const waiting: SetupStepState = { step: 'contract', state: 'waiting', at };
const done: SetupStepState = { step: 'contract', state: 'done', at };
const later: SetupStepState = { step: 'contract', state: 'later', reason: 'plan_first' };

test.each([
  { what: 'one that was signed', before: [waiting], after: [done], found: [`contract ${at}`] },
  {
    what: 'one that was signed before its code was seen to be sent',
    before: [later],
    after: [done],
    found: [`contract ${at}`],
  },
  {
    what: 'another one in the place of the first',
    before: [{ ...done, at: null }],
    after: [done],
    found: [`contract ${at}`],
  },
  { what: 'none that was done before', before: [done], after: [done], found: [] },
  { what: 'none that still waits', before: [later], after: [waiting], found: [] },
  { what: 'none that was undone', before: [done], after: [later], found: [] },
  { what: 'none that was never seen open', before: [], after: [done], found: [] },
])('tells of $what (LIVE-08)', ({ before, after, found }) => {
  expect(newlyDone(before, after).map(({ name }) => name)).toEqual(found);
});
