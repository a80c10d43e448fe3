import { expect, test } from 'vitest';
import { defaultPrefix, phonePrefixes } from '#web/fields/phone-and-price/phone-prefixes';

test('Italy stands first and is the default, the other countries follow by name (CONST-09)', () => {
  const [first, ...others] = phonePrefixes.map(({ country }) => country);
  expect(first).toBe('Italia');
  expect(phonePrefixes[0]?.prefix).toBe(defaultPrefix);
  expect(others).toEqual([...others].sort(new Intl.Collator('it').compare));
});

test('countries have their Italian names, but for those named otherwise on purpose', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const italian = new Intl.DisplayNames('it', { type: 'region' });
  const known = new Set(letters.flatMap((first) => letters.map((second) => italian.of(`${first}${second}`))));
  expect(phonePrefixes.map(({ country }) => country).filter((country) => !known.has(country))).toEqual([
    'Hong Kong',
    'Repubblica Ceca',
    'Repubblica Democratica del Congo',
    'Russia e Kazakistan',
    'Stati Uniti e Canada',
  ]);
});

test('no prefix begins another one, so that the first digits of a number tell its country', () => {
  const prefixes = phonePrefixes.map(({ prefix }) => prefix);
  const ambiguous = prefixes.filter((one, at) =>
    prefixes.some((other, place) => at !== place && other.startsWith(one)),
  );
  expect(ambiguous).toEqual([]);
  expect(prefixes.filter((prefix) => !/^\+\d{1,3}$/.test(prefix))).toEqual([]);
});
