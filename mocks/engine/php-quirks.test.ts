import { describe, expect, test } from 'vitest';
import { readPhpAnswer } from '#bff/legacy/read-php-answer';
import { applyQuirk, applyQuirks, type PhpQuirk, phpJson, readableQuirks } from '#mocks/engine/php-quirks';

const answer = {
  users: [{ name: 'Niccolò D’Amico', seen: true, price: 49.5, created_at: 1_700_000_000, rows: [1, 2] }],
};
const text = JSON.stringify(answer);

function read(quirk: PhpQuirk) {
  return readPhpAnswer(applyQuirk(quirk, text));
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
    expect(readPhpAnswer(applyQuirk('milliseconds', JSON.stringify(born)))).toMatchObject({
      value: { dob: -315_622_800_000, calendar: { since: 1_700_000_000_000 } },
    });
  });

  test.each([
    { quirk: 'days-in-other-order', days: ['12/04/1990', '1990-04-12', 'dal 1990-04-12', '2015'] },
    { quirk: 'days-as-timestamps', days: [639_871_200, 639_871_200, 'dal 1990-04-12', '2015'] },
  ] as const)('$quirk: texts that are a day and nothing else', ({ quirk, days }) => {
    const written = { days: ['1990-04-12', '12/04/1990', 'dal 1990-04-12', '2015'] };
    expect(readPhpAnswer(applyQuirk(quirk, JSON.stringify(written)))).toMatchObject({ value: { days } });
  });

  test('booleans become words', () => {
    expect(read('booleans-as-words')).toMatchObject({ value: { users: [{ seen: 'true', price: 49.5 }] } });
  });

  test('nothing comes as null, or not at all', () => {
    const empty = JSON.stringify({ note: '', user: { phone: null, name: 'Anna' }, zero: 0, list: [] });
    expect(readPhpAnswer(applyQuirk('nothing-as-null', empty))).toMatchObject({
      value: { note: null, user: { phone: null, name: 'Anna' }, zero: 0, list: [] },
    });
    expect(readPhpAnswer(applyQuirk('nothing-left-out', empty))).toEqual({
      kind: 'json',
      value: { user: { name: 'Anna' }, zero: 0, list: [] },
      isUtf8: true,
    });
  });

  test('an empty object is written as an empty list', () => {
    expect(phpJson({ configuration: {}, inner: [{ act: {} }] })).toBe('{"configuration":[],"inner":[{"act":[]}]}');
  });
});

describe('the text around it', () => {
  test.each(['php-notices', 'byte-order-mark', 'windows-1252'] as const)('%s leaves the answer readable', (quirk) => {
    expect(read(quirk)).toMatchObject({ kind: 'json', value: answer });
    expect(applyQuirk(quirk, text)).not.toEqual(new TextEncoder().encode(text));
  });

  test.each([
    { quirk: 'html-page', reason: 'not-json' },
    { quirk: 'cut-short', reason: 'cut-short' },
    { quirk: 'empty-body', reason: 'empty' },
  ] as const)('$quirk cannot be read', ({ quirk, reason }) => {
    expect(read(quirk)).toEqual({ kind: 'unreadable', reason });
  });

  test('windows-1252 writes one byte a letter', () => {
    expect(applyQuirk('windows-1252', 'è €’')).toEqual(Uint8Array.of(0xe8, 0x20, 0x80, 0x92));
  });
});

test('all readable quirks pile up and the answer can still be read', () => {
  const read = readPhpAnswer(applyQuirks(readableQuirks, text));
  expect(read).toMatchObject({ kind: 'json', isUtf8: false });
  expect(JSON.stringify(read)).toContain('Niccolò D’Amico');
});
