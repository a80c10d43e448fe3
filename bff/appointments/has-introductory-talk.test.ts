import { expect, test } from 'vitest';
import { hasIntroductoryTalk } from '#bff/appointments/has-introductory-talk';

test.each([
  { what: 'nothing', of: [], has: false },
  { what: 'a pending talk', of: [{ kind: 'introductory-talk', status: 'pending' }], has: true },
  { what: 'an accepted talk', of: [{ kind: 'introductory-talk', status: 'accepted' }], has: true },
  { what: 'a denied talk', of: [{ kind: 'introductory-talk', status: 'denied' }], has: false },
  {
    what: 'a denied talk and a new one',
    of: [
      { kind: 'introductory-talk', status: 'denied' },
      { kind: 'introductory-talk', status: 'pending' },
    ],
    has: true,
  },
  {
    what: 'sessions only',
    of: [
      { kind: 'single', status: 'accepted' },
      { kind: 'couple', status: 'pending' },
    ],
    has: false,
  },
] as const)('of a pair with $what, the introductory talk is there: $has (APPT-29, APPT-34)', ({ of, has }) => {
  expect(hasIntroductoryTalk(of)).toBe(has);
});
