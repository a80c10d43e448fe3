import * as z from 'zod';
import { parse, safeParse } from 'zod/v4/core';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { compiled } from '#contracts/kernel/compiled';
import { centsFromEuro, centsFromPriceText } from '#contracts/kernel/euro-cents';
import { publicToken } from '#contracts/kernel/fields';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { partsOf } from '#contracts/kernel/platform/php-parts';
import { noteDroppedRow } from '#contracts/kernel/platform/row-faults';
import { romeDate } from '#contracts/kernel/rome-time';

/* One day inside the four-digit years at either end, so that no time zone leads out of them. */
const firstStampMs = Date.UTC(1000, 0, 2);
const lastStampMs = Date.UTC(9999, 11, 31) - 1;

/** From these values on a timestamp is in milliseconds: that of a moment (LEG-04), and that of a day. */
const firstMomentMs = 1e11;
const firstDayMs = 1e10;

/** Text; numbers are converted, because ids come as either. */
export function phpText() {
  return z.union([z.string(), z.number()]).transform(String);
}

/** A token that may be part of our answers; one of any other form would make our whole answer invalid. */
export function phpToken() {
  return phpText().pipe(publicToken);
}

/** A number that may come as text: `49`, `"49"`, `"49.90"`. */
export function phpNumber() {
  return z.union([z.number(), z.string()]).transform((value, context): number => {
    const number = typeof value === 'number' ? value : numberFrom(value);
    if (Number.isFinite(number)) return number;
    return fault(context, 'not a number');
  });
}

/** Integer cents from euros: a number, a numeric text or a price text (`50,00`, `60 €`). */
export function phpEuroCents() {
  return z.union([z.number(), z.string()]).transform((value, context): number => {
    const cents = typeof value === 'number' ? centsFromEuro(value) : centsFromEuroText(value);
    return Number.isSafeInteger(cents) ? cents : fault(context, 'not an amount');
  });
}

/** A boolean that may come as `1`, `"1"`, `"true"`, `"on"` or their opposites. */
export function phpBoolean() {
  return z.union([z.boolean(), z.number(), z.string()]).transform((value, context): boolean => {
    const text = String(value).trim().toLowerCase();
    if (['true', '1', 'on', 'yes'].includes(text)) return true;
    if (['false', '0', 'off', 'no', ''].includes(text)) return false;
    return fault(context, 'not a boolean');
  });
}

/** A timestamp in seconds, or in milliseconds from 1e11 on (LEG-04). */
export function phpInstant() {
  return phpNumber().transform((value, context): Instant => {
    const instant = value < 0 ? undefined : instantFromStamp(value, firstMomentMs);
    return instant ?? fault(context, 'not a timestamp');
  });
}

/**
 * A day as `dd/MM/yyyy`, `yyyy-MM-dd` or a timestamp (its day in Rome), which is negative for births before 1970. A
 * timestamp is in milliseconds from 1e10 on: births are close to 1970, and no day we store is after 2286.
 */
export function phpDay() {
  return z.union([z.string(), z.number()]).transform((value, context): CivilDate => {
    const [day = ''] = String(value).split(/[T ]/, 1);
    const written = civilDateFrom(day);
    if (written) return written;
    const instant = instantFromStamp(typeof value === 'number' ? value : numberFrom(value), firstDayMs);
    return instant === undefined ? fault(context, 'not a date') : romeDate(instant);
  });
}

/** Absent, `null` and `""` all mean: no value. */
export function phpOptional<Schema extends z.ZodType>(schema: Schema) {
  const optional = asDecoder<z.output<Schema> | undefined, z.input<Schema> | null | '' | undefined>(
    z.preprocess(nothingAsUndefined, schema.optional()),
  );
  partsOf.set(optional, { inner: schema });
  return optional;
}

/**
 * An optional field: a value its schema refuses counts as absent and is noted, so that an unreadable birth date never
 * hides a whole person.
 */
export function phpLenient<Schema extends z.ZodType>(schema: Schema, name: string) {
  return phpLenientOr(schema, name, undefined);
}

/**
 * Like `phpLenient`, for a field whose absence would promise or permit something: an unreadable value counts as
 * `instead`.
 */
export function phpLenientOr<Schema extends z.ZodType, Instead>(schema: Schema, name: string, instead: Instead) {
  const decode = noting(schema, name);
  const lenient = z
    .custom<z.input<Schema> | null | '' | undefined>()
    .optional()
    .transform((value): z.output<Schema> | Instead | undefined => {
      if (value === undefined || value === null || value === '') return undefined;
      return decode(value, () => instead);
    });
  partsOf.set(lenient, { inner: schema, notedAs: name });
  return lenient;
}

/** An optional text: an unreadable one counts as absent. */
export function phpLenientText(name: string) {
  return phpLenient(phpText(), name);
}

/** An optional list or object: a value of another form is noted and counts as empty, or as `instead`. */
export function phpOrEmpty<Schema extends z.ZodType>(schema: Schema, name: string, instead?: z.input<Schema>) {
  const decode = noting(schema, name);
  const whole = z
    .custom<z.input<Schema>>()
    .optional()
    .transform((value): z.output<Schema> => decode(value, () => parse(schema, instead)));
  partsOf.set(whole, { inner: schema, notedAs: name });
  return whole;
}

/** An optional list: a value of another form counts as empty, or as `instead`. */
export function phpLenientList<Row extends z.ZodType>(row: Row, name: string, instead?: z.input<Row>[]) {
  return phpOrEmpty(phpList(row, name), name, instead);
}

/**
 * A value that is passed on as it came, for one that is long and that few read: whoever reads it decodes it with the
 * schema.
 */
export function phpUndecoded<Schema extends z.ZodType>(schema: Schema) {
  const undecoded = z.custom<z.input<Schema>>().optional();
  partsOf.set(undecoded, { inner: schema, isUndecoded: true });
  return undecoded;
}

/**
 * A list that may come as an object with number keys, as `null` or not at all. Unreadable rows are dropped and noted.
 */
export function phpList<Row extends z.ZodType>(row: Row, name: string) {
  const list = z
    .custom<readonly z.input<Row>[] | Record<string, z.input<Row>> | null | '' | undefined>()
    .optional()
    .transform((value, context): z.output<Row>[] => {
      if (value === undefined || value === null || value === '') return [];
      if (typeof value !== 'object' || !hasNumberKeys(value)) return fault(context, 'not a list');
      const rows: z.output<Row>[] = [];
      for (const item of Object.values(value)) {
        const decoded = safeParse(compiled(row), item);
        if (decoded.success) rows.push(decoded.data);
        else noteDroppedRow(name, decoded.error.issues);
      }
      return rows;
    });
  partsOf.set(list, { row, notedAs: name });
  return list;
}

/** An object that keeps its unknown fields; an empty one may come as `[]`, or not at all. */
export function phpObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return orNothing(z.looseObject(shape));
}

/** Like `phpObject` without the unknown fields: for long lists of which little is needed. */
export function phpPart<Shape extends z.ZodRawShape>(shape: Shape) {
  return orNothing(z.object(shape));
}

function orNothing<Whole extends z.ZodObject>(whole: Whole) {
  const object = asDecoder<z.output<Whole>, z.input<Whole> | readonly never[] | null | '' | undefined>(
    z.preprocess(nothingAsEmptyObject, whole),
  );
  partsOf.set(object, { inner: whole });
  return object;
}

/** A schema that takes one of the platform's loose forms, or nothing, and gives a clean value. */
type Decoder<Output, Input> = z.ZodPipe<
  z.ZodOptional<z.ZodCustom<Input, Input>>,
  z.ZodTransform<Output, Input | undefined>
>;

/** Declares what the platform may send, which `preprocess` cannot infer; the output type is the schema's. */
function asDecoder<Output, Input>(schema: z.ZodType<Output>): Decoder<Output, Input> {
  return schema as unknown as Decoder<Output, Input>;
}

/** Decodes a value with the schema; a value it refuses is noted and replaced by `otherwise`. */
function noting<Schema extends z.ZodType>(schema: Schema, name: string) {
  let fast: Schema | undefined;
  return <Instead>(value: unknown, otherwise: () => Instead): z.output<Schema> | Instead => {
    // Kept in a variable and called through its own method: this runs for a hundred fields of ten thousand users.
    fast ??= compiled(schema);
    const decoded = fast.safeParse(value);
    if (decoded.success) return decoded.data;
    noteDroppedRow(name, decoded.error.issues);
    return otherwise();
  };
}

function nothingAsUndefined(value: unknown): unknown {
  return value === null || value === '' ? undefined : value;
}

function nothingAsEmptyObject(value: unknown): unknown {
  const isNothing =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isNothing ? {} : value;
}

function numberFrom(text: string): number {
  return /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN;
}

/** A comma or a `€` marks a price text; a text with only a point is one of the platform's numbers. */
function centsFromEuroText(text: string): number {
  const isPriceText = text.includes(',') || text.includes('€');
  return isPriceText ? (centsFromPriceText(text) ?? Number.NaN) : centsFromEuro(numberFrom(text));
}

/** Seconds, or milliseconds from `firstMs` on, in the four-digit years; undefined for anything else. */
function instantFromStamp(stamp: number, firstMs: number): Instant | undefined {
  const ms = Math.abs(stamp) >= firstMs ? stamp : stamp * 1000;
  return ms >= firstStampMs && ms <= lastStampMs ? instantFromMs(ms) : undefined;
}

/** PHP sends a list as an object once rows were removed from it; any other object is not a list. */
export function hasNumberKeys(value: object): boolean {
  if (Array.isArray(value)) return true;
  return Object.keys(value).every((key) => /^\d+$/.test(key));
}

function fault(context: z.core.$RefinementCtx<unknown>, message: string): never {
  context.issues.push({ code: 'custom', message, input: undefined });
  return z.NEVER;
}
