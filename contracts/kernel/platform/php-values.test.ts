import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  phpBoolean,
  phpDay,
  phpEuroCents,
  phpInstant,
  phpLenient,
  phpLenientOr,
  phpList,
  phpNumber,
  phpObject,
  phpOptional,
  phpOrEmpty,
  phpText,
  phpToken,
} from '#contracts/kernel/platform/php-values';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';

const refused = Symbol('refused');

function decoded<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> | typeof refused {
  const { success, data } = schema.safeParse(value);
  return success ? data : refused;
}

test.each([
  { value: 'testo', text: 'testo' },
  { value: '', text: '' },
  { value: 1042, text: '1042' },
  { value: true, text: refused },
  { value: null, text: refused },
  { value: ['a'], text: refused },
])('text: $value', ({ value, text }) => {
  expect(decoded(phpText(), value)).toBe(text);
});

test.each([
  { value: 'pt-giulia', token: 'pt-giulia' },
  { value: 1042, token: '1042' },
  { value: '', token: refused },
  { value: 'a b', token: refused },
  { value: '../x', token: refused },
  { value: '<script>', token: refused },
  { value: 'x'.repeat(129), token: refused },
  { value: null, token: refused },
])('a token: $value', ({ value, token }) => {
  expect(decoded(phpToken(), value)).toBe(token);
});

test.each([
  { value: 49, number: 49 },
  { value: '49', number: 49 },
  { value: '49.90', number: 49.9 },
  { value: ' 49 ', number: 49 },
  { value: '-3.5', number: -3.5 },
  { value: '1.0E+3', number: 1000 },
  { value: '', number: refused },
  { value: '49,90', number: refused },
  { value: '0x10', number: refused },
  { value: 'Infinity', number: refused },
  { value: '1e999', number: refused },
  { value: '49 euro', number: refused },
  { value: true, number: refused },
  { value: null, number: refused },
  { value: [49], number: refused },
])('a number: $value', ({ value, number }) => {
  expect(decoded(phpNumber(), value)).toBe(number);
});

test.each([
  { value: 60, cents: 6000 },
  { value: '49.90', cents: 4990 },
  { value: 49.9, cents: 4990 },
  { value: 49.899999999999999, cents: 4990 },
  { value: 1.005, cents: 101 },
  { value: '0', cents: 0 },
  { value: -12.5, cents: -1250 },
  { value: '50,00', cents: 5000 },
  { value: '49,9', cents: 4990 },
  { value: '60 €', cents: 6000 },
  { value: '1.050,50 €', cents: 105_050 },
  { value: '50,000', cents: refused },
  { value: '1,050.50', cents: refused },
  { value: ',', cents: refused },
  { value: '', cents: refused },
  { value: null, cents: refused },
  { value: '1e300', cents: refused },
  { value: 'gratis', cents: refused },
])('euro to cents: $value', ({ value, cents }) => {
  expect(decoded(phpEuroCents(), value)).toBe(cents);
});

test.each([
  ...[true, 1, '1', 'true', 'TRUE', ' on ', 'yes'].map((value) => ({ value, boolean: true })),
  ...[false, 0, '0', 'false', 'off', 'no', ''].map((value) => ({ value, boolean: false })),
  ...[2, -1, 'si', 'null', null, [], {}].map((value) => ({ value, boolean: refused })),
])('a boolean: $value', ({ value, boolean }) => {
  expect(decoded(phpBoolean(), value)).toBe(boolean);
});

test.each([
  { value: 1_795_424_400, iso: '2026-11-23T09:00:00.000Z' },
  { value: '1795424400', iso: '2026-11-23T09:00:00.000Z' },
  { value: 1_795_424_400_123, iso: '2026-11-23T09:00:00.123Z' },
  { value: '1795424400123', iso: '2026-11-23T09:00:00.123Z' },
  { value: 0, iso: '1970-01-01T00:00:00.000Z' },
  { value: 99_999_999_999, iso: '5138-11-16T09:46:39.000Z' },
  { value: 100_000_000_000, iso: '1973-03-03T09:46:40.000Z' },
  { value: 253_402_214_399_999, iso: '9999-12-30T23:59:59.999Z' },
])('a timestamp in seconds, or in milliseconds from 1e11 on: $value (LEG-04)', ({ value, iso }) => {
  const instant = decoded(phpInstant(), value);
  expect(instant === refused ? refused : new Date(instant).toISOString()).toBe(iso);
});

test.each([-1, 253_402_214_400_000, 8.7e15, '', 'domani', '2026-11-23', null, true])(
  'what is no moment of a calendar year is not a timestamp: %j (LEG-04)',
  (value) => {
    expect(decoded(phpInstant(), value)).toBe(refused);
  },
);

test.each([
  { value: '12/03/2026', day: '2026-03-12' },
  { value: '1/2/2026', day: '2026-02-01' },
  { value: '2026-03-12', day: '2026-03-12' },
  { value: '2026-03-12 18:30:00', day: '2026-03-12' },
  { value: '2026-03-12T23:30:00.000Z', day: '2026-03-12' },
  { value: '29/02/2028', day: '2028-02-29' },
  { value: 1_795_474_800, day: '2026-11-24' },
  { value: '1795474800000', day: '2026-11-24' },
  { value: -315_622_800, day: '1960-01-01' },
  { value: '-315622800', day: '1960-01-01' },
  { value: 43_542_000_000, day: '1971-05-20' },
  { value: '-67222800000', day: '1967-11-15' },
  { value: '29/02/2026', day: refused },
  { value: '2026-13-01', day: refused },
  { value: '0000-00-00', day: refused },
  { value: '12/03/20261', day: refused },
  { value: '2026-03-121', day: refused },
  { value: '12-03-2026', day: refused },
  { value: '', day: refused },
  { value: null, day: refused },
  { value: 9e15, day: refused },
])('a day, as Italian or ISO text or as a timestamp of that day in Rome: %j', ({ value, day }) => {
  expect(decoded(phpDay(), value)).toBe(day);
});

test('absent, null and empty text are the same nothing; a wrong value is still wrong', () => {
  const schema = z.looseObject({ price: phpOptional(phpNumber()) });
  for (const value of [{}, { price: null }, { price: '' }, { price: undefined }]) {
    expect(decoded(schema, value)).toEqual({});
  }
  expect(decoded(schema, { price: 0 })).toEqual({ price: 0 });
  expect(decoded(schema, { price: '0' })).toEqual({ price: 0 });
  expect(decoded(schema, { price: 'gratis' })).toBe(refused);
  expect(decoded(schema, { price: false })).toBe(refused);
});

test.each([
  { what: 'absent', value: undefined, number: undefined, noted: 0 },
  { what: 'null', value: null, number: undefined, noted: 0 },
  { what: 'empty text', value: '', number: undefined, noted: 0 },
  { what: 'right', value: '49.90', number: 49.9, noted: 0 },
  { what: 'wrong', value: 'gratis', number: undefined, noted: 1 },
  { what: 'of another form', value: [49], number: undefined, noted: 1 },
])('a lenient field that is $what costs nobody the row, and is noted when it was wrong', ({ value, number, noted }) => {
  const schema = z.looseObject({ price: phpLenient(phpNumber(), 'price') });
  const { result, faults } = gatherRowFaults(() => schema.parse({ price: value } as never));
  expect(result.price).toBe(number);
  expect(faults).toEqual(Array(noted).fill({ list: 'price', fields: [''] }));
});

test.each([
  { what: 'absent', value: '', paid: undefined, noted: 0 },
  { what: 'right', value: '1', paid: true, noted: 0 },
  { what: 'wrong', value: 'forse', paid: false, noted: 1 },
])('a lenient field that is $what counts as what it was given to count as only when it was wrong', (row) => {
  const schema = z.looseObject({ paid: phpLenientOr(phpBoolean(), 'paid', false) });
  const { result, faults } = gatherRowFaults(() => schema.parse({ paid: row.value } as never));
  expect(result.paid).toBe(row.paid);
  expect(faults).toHaveLength(row.noted);
});

test.each([
  { what: 'absent', value: undefined, list: [], object: {}, noted: 0 },
  { what: 'right', value: { 0: 7 }, list: [7], object: { 0: 7 }, noted: 0 },
  { what: 'of another form', value: 'none', list: [], object: { price: 5 }, noted: 1 },
])('a list or an object that is $what costs nobody the row, and is noted when it was wrong', (row) => {
  const list = phpOrEmpty(phpList(phpNumber(), 'rows'), 'rows');
  const object = phpOrEmpty(phpObject({ price: phpOptional(phpNumber()) }), 'prices', { price: '5' });
  const lists = gatherRowFaults(() => list.parse(row.value as never));
  const objects = gatherRowFaults(() => object.parse(row.value as never));
  expect([lists.result, objects.result]).toEqual([row.list, row.object]);
  expect(lists.faults).toEqual(Array(row.noted).fill({ list: 'rows', fields: [''] }));
  expect(objects.faults).toHaveLength(row.noted);
});

test.each([
  { what: 'a list', value: ['1', 2], list: [1, 2] },
  { what: 'an object with number keys, in their order', value: { 2: '30', 0: '10', 10: '40' }, list: [10, 30, 40] },
  { what: 'the one-element form', value: { 0: '7' }, list: [7] },
  { what: 'an empty object', value: {}, list: [] },
  { what: 'an empty list', value: [], list: [] },
  { what: 'null', value: null, list: [] },
  { what: 'empty text', value: '', list: [] },
  { what: 'nothing', value: undefined, list: [] },
  { what: 'an object that is no list', value: { message: 'no rows' }, list: refused },
  { what: 'text', value: 'none', list: refused },
  { what: 'false', value: false, list: refused },
])('a list may come as $what', ({ value, list }) => {
  expect(decoded(phpList(phpNumber(), 'numbers'), value)).toEqual(list);
});

test('a bad row is dropped and counted by the fields that were wrong, and costs no other row', () => {
  const rows = phpList(z.looseObject({ id: phpNumber(), at: phpInstant() }), 'rows');
  const dirty = [{ id: '1', at: 0 }, { id: 'x', at: 'y' }, null, { id: 2, at: 60 }];
  const { result, faults } = gatherRowFaults(() => rows.parse(dirty));
  expect(result.map(({ id }) => id)).toEqual([1, 2]);
  expect(faults).toEqual([
    { list: 'rows', fields: ['id', 'at'] },
    { list: 'rows', fields: [''] },
  ]);
});

test('a bad row of an inner list costs only itself', () => {
  const chats = phpList(z.looseObject({ id: phpText(), texts: phpList(phpText(), 'texts') }), 'chats');
  const { result, faults } = gatherRowFaults(() => chats.parse({ 0: { id: 1, texts: ['a', null, 'b'] } }));
  expect(result).toEqual([{ id: '1', texts: ['a', 'b'] }]);
  expect(faults).toEqual([{ list: 'texts', fields: [''] }]);
});

test.each([
  { what: 'an empty list', value: [], object: { name: undefined } },
  { what: 'null', value: null, object: { name: undefined } },
  { what: 'empty text', value: '', object: { name: undefined } },
  { what: 'nothing', value: undefined, object: { name: undefined } },
  { what: 'an object', value: { name: 'Giulia' }, object: { name: 'Giulia' } },
  { what: 'a list with rows', value: ['Giulia'], object: refused },
  { what: 'text', value: 'Giulia', object: refused },
])('an object may come as $what', ({ value, object }) => {
  expect(decoded(phpObject({ name: phpOptional(phpText()) }), value)).toEqual(object);
});

test('keys that are not there at all are an empty list, an empty object and nothing', () => {
  const user = z.looseObject({
    plan: phpObject({ coupon: phpObject({ value: phpOptional(phpNumber()) }) }),
    rating: phpList(phpNumber(), 'rating'),
    dob: phpOptional(phpDay()),
    gender: phpLenient(phpText(), 'gender'),
  });
  expect(decoded(user, {})).toEqual({ plan: { coupon: {} }, rating: [] });
  expect(decoded(phpList(user, 'users'), [{ plan: [] }])).toEqual([{ plan: { coupon: {} }, rating: [] }]);
});

test('unknown fields of an object travel along untouched', () => {
  const whole = { name: 'Giulia', unknown: { deep: [1, { x: null }] }, '0': [] };
  expect(decoded(phpObject({ name: phpText() }), whole)).toEqual(whole);
});

test('a field that is wrong deep inside is named by its whole path, without its value', () => {
  const user = z.looseObject({ configuration: phpObject({ plan: phpObject({ date: phpOptional(phpInstant()) }) }) });
  const { error } = user.safeParse({ configuration: { plan: { date: 'a secret' } } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['configuration.plan.date']);
  expect(JSON.stringify(error)).not.toContain('a secret');
});

const isCivilDate = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value));
const decoders: { name: string; schema: z.ZodType; isClean: (value: unknown) => boolean }[] = [
  { name: 'phpText', schema: phpText(), isClean: (value) => typeof value === 'string' },
  { name: 'phpToken', schema: phpToken(), isClean: (value) => /^[\w.-]{1,128}$/.test(String(value)) },
  { name: 'phpNumber', schema: phpNumber(), isClean: Number.isFinite },
  { name: 'phpEuroCents', schema: phpEuroCents(), isClean: Number.isSafeInteger },
  { name: 'phpBoolean', schema: phpBoolean(), isClean: (value) => typeof value === 'boolean' },
  {
    name: 'phpInstant',
    schema: phpInstant(),
    isClean: (value) => z.iso.datetime().safeParse(new Date(value as number).toISOString()).success,
  },
  { name: 'phpDay', schema: phpDay(), isClean: isCivilDate },
  {
    name: 'phpOptional',
    schema: phpOptional(phpDay()),
    isClean: (value) => value === undefined || isCivilDate(value),
  },
  {
    name: 'phpLenient',
    schema: phpLenient(phpDay(), 'any'),
    isClean: (value) => value === undefined || isCivilDate(value),
  },
  {
    name: 'phpOrEmpty',
    schema: phpOrEmpty(phpList(phpNumber(), 'any'), 'any'),
    isClean: (value) => Array.isArray(value) && value.every(Number.isFinite),
  },
  {
    name: 'phpList',
    schema: phpList(phpNumber(), 'any'),
    isClean: (value) => Array.isArray(value) && value.every(Number.isFinite),
  },
  {
    name: 'phpObject',
    schema: phpObject({ a: phpOptional(phpText()), '0': phpList(phpBoolean(), 'inner') }),
    isClean: (value) => typeof value === 'object' && value !== null && Array.isArray((value as { '0': unknown })['0']),
  },
];

const nearlyRight = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
  fc.maxSafeInteger().map(String),
  fc.double({ noNaN: true }).map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.tuple(fc.nat(40), fc.nat(15), fc.nat(9999)).map((parts) => parts.join('/')),
);
const fromThePlatform = fc.oneof(
  fc.jsonValue(),
  nearlyRight,
  fc.array(nearlyRight),
  fc.dictionary(fc.constantFrom('a', '0', '1', '__proto__', 'constructor'), fc.oneof(nearlyRight, fc.jsonValue())),
);

test.each(decoders)(
  'whatever JSON comes, $name gives a clean value or a refusal, and never throws',
  ({ schema, isClean }) => {
    fc.assert(
      fc.property(fromThePlatform, (value) => {
        const wire: unknown = JSON.parse(JSON.stringify(value));
        const { success, data } = schema.safeParse(wire);
        if (success) expect(isClean(data)).toBe(true);
      }),
    );
  },
);

test('every row of a list is either kept or counted', () => {
  const numbers = phpList(phpNumber(), 'numbers');
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (rows) => {
      const { result, faults } = gatherRowFaults(() => numbers.parse(rows));
      expect(result.length + faults.length).toBe(rows.length);
    }),
  );
});
