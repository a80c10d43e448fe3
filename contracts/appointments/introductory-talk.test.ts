import { expect, test } from 'vitest';
import { hasIntroductoryTalk, introductoryTalk } from '#contracts/appointments/introductory-talk';
import { instantFromIso } from '#contracts/kernel/instant';

const now = instantFromIso('2026-11-23T09:00:00Z');
const past = '2026-11-23T09:00:00.000Z';
const ahead = '2026-11-23T09:30:00.000Z';

test.each([
  { what: 'nothing', of: [], is: 'none' },
  { what: 'a pending talk', of: [{ kind: 'introductory-talk', status: 'pending', endsAt: ahead }], is: 'proposed' },
  {
    what: 'a talk whose time went by without a yes',
    of: [{ kind: 'introductory-talk', status: 'pending', endsAt: past }],
    is: 'proposed',
  },
  { what: 'an accepted talk', of: [{ kind: 'introductory-talk', status: 'accepted', endsAt: ahead }], is: 'booked' },
  {
    what: 'an accepted talk that is over',
    of: [{ kind: 'introductory-talk', status: 'accepted', endsAt: past }],
    is: 'held',
  },
  { what: 'a denied talk', of: [{ kind: 'introductory-talk', status: 'denied', endsAt: past }], is: 'none' },
  {
    what: 'a denied talk and a new one',
    of: [
      { kind: 'introductory-talk', status: 'denied', endsAt: past },
      { kind: 'introductory-talk', status: 'pending', endsAt: ahead },
    ],
    is: 'proposed',
  },
  {
    what: 'sessions only',
    of: [
      { kind: 'single', status: 'accepted', endsAt: past },
      { kind: 'couple', status: 'pending', endsAt: ahead },
    ],
    is: 'none',
  },
] as const)('of a pair with $what, the introductory talk is $is (APPT-29, APPT-34)', ({ of, is }) => {
  expect(introductoryTalk(of, now)).toBe(is);
  expect(hasIntroductoryTalk(of)).toBe(is !== 'none');
});
