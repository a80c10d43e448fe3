import * as z from 'zod';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { centsFromEuro } from '#contracts/kernel/euro-cents';
import { type Instant, instantFromMs } from '#contracts/kernel/instant';
import { partsOf } from '#contracts/kernel/php-parts';
import { romeDate } from '#contracts/kernel/rome-time';
import { noteDroppedRow } from '#contracts/kernel/row-faults';

/** Text; numbers are taken as text, because ids come as either. */
export function phpText() {
  return z.union([z.string(), z.number()]).transform(String);
}

/** A number that may come as text: `49`, `"49"`, `"49.90"`. */
export function phpNumber() {
  return z.union([z.number(), z.string()]).transform((value, context): number => {
    const number = typeof value === 'number' ? value : numberFrom(value);
    if (Number.isFinite(number)) return number;
    return fault(context, 'not a number');
  });
}

/** Euro, whole or with decimals, as number or text, to integer cents. */
export function phpEuroCents() {
  return phpNumber().transform(centsFromEuro);
}

/** A boolean that may come as `1`, `"1"`, `"true"`, `"on"` and their opposites. */
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
    if (value < 0 || value > 8.64e15) return fault(context, 'not a timestamp');
    return instantFromMs(value >= 1e11 ? value : value * 1000);
  });
}

/** A day as `dd/MM/yyyy`, `yyyy-MM-dd` or a timestamp (its day in Rome). */
export function phpDay() {
  return z.union([z.string(), z.number()]).transform((value, context): CivilDate => {
    const written = civilDateFrom(String(value).slice(0, 10));
    if (written) return written;
    const stamp = phpInstant().safeParse(value);
    return stamp.success ? romeDate(stamp.data) : fault(context, 'not a date');
  });
}

/** Absent, `null` and `""` mean the same: nothing. */
export function phpOptional<Schema extends z.ZodType>(schema: Schema) {
  const optional = z
    .custom<z.input<Schema> | null | '' | undefined>()
    .optional()
    .transform((value, context): z.output<Schema> | undefined => {
      if (value === undefined || value === null || value === '') return undefined;
      return decodeInto(schema, value, context);
    });
  partsOf.set(optional, { inner: schema });
  return optional;
}

/** A list the platform may send as an object with number keys, as `null` or not at all. Bad rows are dropped and counted. */
export function phpList<Row extends z.ZodType>(row: Row, name: string) {
  const list = z
    .custom<readonly z.input<Row>[] | Record<string, z.input<Row>> | null | '' | undefined>()
    .optional()
    .transform((value, context): z.output<Row>[] => {
      if (value === undefined || value === null || value === '') return [];
      if (typeof value !== 'object') return fault(context, 'not a list');
      const rows: z.output<Row>[] = [];
      for (const item of Object.values(value)) {
        const decoded = row.safeParse(item);
        if (decoded.success) rows.push(decoded.data);
        else noteDroppedRow(name, decoded.error.issues);
      }
      return rows;
    });
  partsOf.set(list, { row });
  return list;
}

/** An object whose unknown fields travel along; when empty it comes as `[]`, or not at all. */
export function phpObject<Shape extends z.ZodRawShape>(shape: Shape) {
  const whole = z.looseObject(shape);
  const object = z
    .custom<z.input<typeof whole> | readonly never[] | null | '' | undefined>()
    .optional()
    .transform((value, context): z.output<typeof whole> => {
      const empty =
        value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
      return decodeInto(whole, empty ? {} : value, context);
    });
  partsOf.set(object, { inner: whole });
  return object;
}

function decodeInto<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  context: z.core.$RefinementCtx<unknown>,
): z.output<Schema> {
  const decoded = schema.safeParse(value);
  if (decoded.success) return decoded.data;
  for (const issue of decoded.error.issues) {
    context.issues.push({ code: 'custom', message: issue.message, path: issue.path, input: undefined });
  }
  return z.NEVER;
}

function numberFrom(text: string): number {
  return /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN;
}

function fault(context: z.core.$RefinementCtx<unknown>, message: string): never {
  context.issues.push({ code: 'custom', message, input: undefined });
  return z.NEVER;
}
