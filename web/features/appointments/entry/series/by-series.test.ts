import { expect, test } from 'vitest';
import { bySeries, sameSeries } from '#web/features/appointments/entry/series/by-series';

const session = (token: string, series: string | null, person = 'pt-giulia') => ({
  token,
  series,
  otherSide: { token: person, name: '', pictureUrl: null },
});
const [one, alone, two, ofMarco] = [
  session('one', 'series-1'),
  session('alone', null),
  session('two', 'series-1'),
  session('of-marco', 'series-1', 'pt-marco'),
];

test('the sessions of a series stand together where its first one stands, and no stranger among them', () => {
  expect(bySeries([one, alone, two, ofMarco])).toEqual([[one, two], [alone], [ofMarco]]);
});

test('two appointments without a series are no series', () => {
  expect(bySeries([alone, session('other', null)])).toHaveLength(2);
});

test('of one of them the whole series is found', () => {
  expect(sameSeries(two, [one, alone, two, ofMarco])).toEqual([one, two]);
});
