import { expect, test } from 'vitest';
import { civilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { blankAppointment } from '#web/features/appointments/booking/new-appointment-values';
import { seriesBookings, seriesDates } from '#web/features/appointments/booking/series-dates';

const values = {
  ...blankAppointment,
  ...({ title: 'Seduta', patient: 'pt-giulia', kind: 'single', date: '2026-12-22', time: '10:00' } as const),
  ...{ repeats: true, times: '4' },
};
const now = instantFromIso('2026-11-23T09:00:00Z');
const absences = [{ id: 'a', from: civilDate(2026, 12, 28), to: civilDate(2027, 1, 2) }];
const dates = () => seriesDates(values, { appointments: [], absences, now });

test('a week in which the therapist is off, or that is a holiday, is unticked and says why', () => {
  const feast = seriesDates({ ...values, date: '2026-12-25' }, { appointments: [], absences: [], now });
  expect(feast.map(({ objection, isChosen }) => [objection, isChosen])).toEqual([
    ['È festa: Natale', false],
    ['È festa: Capodanno', false],
    [undefined, true],
    [undefined, true],
  ]);
  expect(dates().map(({ date, objection }) => [date, objection])).toEqual([
    ['2026-12-22', undefined],
    ['2026-12-29', 'Sei in ferie'],
    ['2027-01-05', undefined],
    ['2027-01-12', undefined],
  ]);
});

test('each booking of a series names it, under a key of its own that stays the same', () => {
  const bookings = seriesBookings(values, dates(), 'key-of-the-form');
  expect(bookings.map(({ input: { date, series, idempotencyKey } }) => [date, series, idempotencyKey])).toEqual([
    ['2026-12-22', 'key-of-the-form', 'key-of-the-form-0'],
    ['2027-01-05', 'key-of-the-form', 'key-of-the-form-2'],
    ['2027-01-12', 'key-of-the-form', 'key-of-the-form-3'],
  ]);
});

test('a single date that is left is no series', () => {
  const [first] = dates();
  const [booking] = seriesBookings(values, first ? [first] : [], 'key-of-the-form');
  expect(booking?.input).not.toHaveProperty('series');
});
