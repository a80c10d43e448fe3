import { describe, expect, test } from 'vitest';
import { readPhpAnswer } from '#bff/legacy/read-php-answer';
import { applyManner, applyManners, type Manner, phpJson, readableManners } from '#mocks/manners';

const answer = {
  users: [{ name: 'Niccolò D’Amico', seen: true, price: 49.5, created_at: 1_700_000_000, rows: [1, 2] }],
};
const text = JSON.stringify(answer);

function read(manner: Manner) {
  return readPhpAnswer(applyManner(manner, text));
}

describe('what the answer holds', () => {
  test('numbers and booleans become text', () => {
    expect(read('numbers-as-text')).toMatchObject({
      value: { users: [{ seen: '1', price: '49.5', created_at: '1700000000', rows: ['1', '2'] }] },
    });
  });

  test('lists become objects with number keys', () => {
    expect(read('lists-as-objects')).toMatchObject({ value: { users: { 0: { rows: { 0: 1, 1: 2 } } } } });
  });

  test('only timestamps become milliseconds', () => {
    expect(read('milliseconds')).toMatchObject({ value: { users: [{ created_at: 1_700_000_000_000, price: 49.5 }] } });
  });

  test('moments of other names become milliseconds too, and those before 1970', () => {
    const born = { dob: -315_622_800, calendar: { since: 1_700_000_000 } };
    expect(readPhpAnswer(applyManner('milliseconds', JSON.stringify(born)))).toMatchObject({
      value: { dob: -315_622_800_000, calendar: { since: 1_700_000_000_000 } },
    });
  });

  test.each([
    { manner: 'days-in-other-order', days: ['12/04/1990', '1990-04-12', 'dal 1990-04-12', '2015'] },
    { manner: 'days-as-timestamps', days: [639_871_200, 639_871_200, 'dal 1990-04-12', '2015'] },
  ] as const)('$manner: texts that are a day and nothing else', ({ manner, days }) => {
    const written = { days: ['1990-04-12', '12/04/1990', 'dal 1990-04-12', '2015'] };
    expect(readPhpAnswer(applyManner(manner, JSON.stringify(written)))).toMatchObject({ value: { days } });
  });

  test('booleans become words', () => {
    expect(read('booleans-as-words')).toMatchObject({ value: { users: [{ seen: 'true', price: 49.5 }] } });
  });

  test('nothing comes as null, or not at all', () => {
    const empty = JSON.stringify({ note: '', user: { phone: null, name: 'Anna' }, zero: 0, list: [] });
    expect(readPhpAnswer(applyManner('nothing-as-null', empty))).toMatchObject({
      value: { note: null, user: { phone: null, name: 'Anna' }, zero: 0, list: [] },
    });
    expect(readPhpAnswer(applyManner('nothing-left-out', empty))).toEqual({
      kind: 'json',
      value: { user: { name: 'Anna' }, zero: 0, list: [] },
      encoding: 'utf-8',
    });
  });

  test('an empty object is written as an empty list', () => {
    expect(phpJson({ configuration: {}, inner: [{ act: {} }] })).toBe('{"configuration":[],"inner":[{"act":[]}]}');
  });
});

describe('the text around it', () => {
  test.each(['php-notices', 'byte-order-mark', 'windows-1252'] as const)('%s leaves the answer readable', (manner) => {
    expect(read(manner)).toMatchObject({ kind: 'json', value: answer });
    expect(applyManner(manner, text)).not.toEqual(new TextEncoder().encode(text));
  });

  test.each([
    { manner: 'html-page', reason: 'not-json' },
    { manner: 'cut-short', reason: 'cut-short' },
    { manner: 'empty-body', reason: 'empty' },
  ] as const)('$manner cannot be read', ({ manner, reason }) => {
    expect(read(manner)).toEqual({ kind: 'unreadable', reason });
  });

  test('windows-1252 writes one byte a letter', () => {
    expect(applyManner('windows-1252', 'è €’')).toEqual(Uint8Array.of(0xe8, 0x20, 0x80, 0x92));
  });
});

test('all readable manners pile up and the answer can still be read', () => {
  const read = readPhpAnswer(applyManners(readableManners, text));
  expect(read).toMatchObject({ kind: 'json', encoding: 'windows-1252' });
  expect(JSON.stringify(read)).toContain('Niccolò D’Amico');
});
