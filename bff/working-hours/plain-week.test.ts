import { expect, test } from 'vitest';
import { plainWeek } from '#bff/working-hours/plain-week';
import type { WorkingWeek } from '#contracts/working-hours/working-hours.api';

/** `09:00-13:00 14:00-18:00`, as a day. */
const day = (text: string) =>
  text.split(' ').flatMap((stretch) => {
    const [from, to] = stretch.split('-');
    return from && to ? [{ from, to }] : [];
  });

const monday = (text: string): WorkingWeek => [day(text), [], [], [], [], [], []];

test.each([
  { given: '09:00-13:00 14:00-18:00', kept: '09:00-13:00 14:00-18:00', what: 'a break stays a break' },
  { given: '14:00-18:00 09:00-13:00', kept: '09:00-13:00 14:00-18:00', what: 'a day is kept in its order' },
  { given: '09:00-13:00 12:00-18:00', kept: '09:00-18:00', what: 'what overlaps is one stretch' },
  { given: '09:00-13:00 13:00-18:00', kept: '09:00-18:00', what: 'what touches is one stretch' },
  { given: '09:00-18:00 10:00-12:00', kept: '09:00-18:00', what: 'what lies within another adds nothing' },
  { given: '09:00-18:00 09:00-12:00', kept: '09:00-18:00', what: 'of two that begin together the longer counts' },
  { given: '16:00-18:00 08:00-10:00 09:30-16:00', kept: '08:00-18:00', what: 'a chain of three is one' },
])('$what', ({ given, kept }) => {
  expect(plainWeek(monday(given))).toEqual(monday(kept));
});

test('a week without any stretch is no week', () => {
  expect(plainWeek(monday(''))).toBeNull();
});
