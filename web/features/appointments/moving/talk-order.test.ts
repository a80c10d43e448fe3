import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { outOfOrderWith } from '#web/features/appointments/moving/talk-order';

const on = (day: string, changes: object = {}) => ({
  ...{ token: day, kind: 'single' as const, status: 'accepted' as const, own: true, startsAt: `${day}T09:00:00Z` },
  otherSide: { token: 'pt-giulia', name: 'Giulia Moretti', pictureUrl: null },
  ...changes,
});
const talk = on('2026-11-24', { kind: 'introductory-talk' });
const [first, second] = [on('2026-12-01'), on('2026-12-08')];
const at = (day: string) => instantFromIso(`${day}T09:00:00Z`);

test('a first talk moved after the first session is remarked, before it not', () => {
  expect(outOfOrderWith(talk, at('2026-12-09'), [talk, second, first])).toBe(first);
  expect(outOfOrderWith(talk, at('2026-11-30'), [talk, second, first])).toBeUndefined();
});

test('a session moved before the first talk is remarked too', () => {
  expect(outOfOrderWith(first, at('2026-11-23'), [talk, first])).toBe(talk);
});

test.each([{ status: 'denied' }, { own: false }, { otherSide: { token: 'pt-marco', name: '', pictureUrl: null } }])(
  'what does not count is not remarked: %o',
  (changes) => {
    expect(outOfOrderWith(talk, at('2026-12-09'), [talk, on('2026-12-01', changes)])).toBeUndefined();
  },
);
