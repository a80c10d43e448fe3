import { expect, test } from 'vitest';
import type { TherapistCard } from '#contracts/therapists/therapists.api';
import { drawnFaces } from '#web/features/therapists/faces/drawn-faces';

const listed = (token: string, isPromoted: boolean) => ({
  card: { token } as TherapistCard,
  ...{ reasons: [], isPromoted, distanceKm: null },
});

test.each([
  {
    what: 'the first three',
    list: [listed('a', false), listed('b', false), listed('c', false), listed('d', false)],
    shown: 'abc',
  },
  {
    what: 'nobody whom a plan put higher',
    list: [listed('a', true), listed('b', false), listed('c', true)],
    shown: 'b',
  },
  { what: 'fewer, where there are fewer', list: [listed('a', false)], shown: 'a' },
  { what: 'nobody of an empty directory', list: [], shown: '' },
])('a list shows $what', ({ list, shown }) => {
  const faces = drawnFaces({ total: list.length, therapists: list, hasMore: false, loosenings: [] });
  expect(faces.map(({ token }) => token).join('')).toBe(shown);
});
