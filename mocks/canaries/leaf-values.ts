import { type $ZodType, safeParse } from 'zod/v4/core';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import { partsOf } from '#contracts/kernel/platform/php-parts';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import type { Json } from '#mocks/canaries/json';
import { amountForms, dayForms, instantForms, textForms } from '#mocks/canaries/value-forms';

/** The values of a field in the planted world. */
export interface LeafValues {
  readonly put: Json;
  /**
   * The value that replaces `put` in the world changed for a user; equal to `put` where the platform depends on the
   * field.
   */
  readonly other: Json;
  /** What to search for in an answer, in lower case; empty for a value that is not unique, such as a boolean. */
  readonly forms: readonly string[];
}

export interface LeafValuesSetup {
  /** The present value; an empty text for none. */
  readonly present: Json;
  /** Numbers the canaries, so that no two are alike. */
  readonly number: number;
  /** Whether a user may see the first letter: then both words share it. */
  readonly keepsInitial: boolean;
}

/**
 * Two unique values the field's contract accepts; for an enumeration, the present value and another one. The kind of
 * the field is inferred from how the contract decodes a word, a date and a number.
 */
export function leafValues(schema: $ZodType, { present, number, keepsInitial }: LeafValuesSetup): LeafValues {
  const options = optionsOf(schema);
  if (options) return choice(decoded(schema, present) === undefined ? options[0] : present, options);
  switch (kindOf(schema)) {
    case 'text':
      return words(number, keepsInitial);
    case 'day':
      return of(dayAfter(1601, number), dayAfter(1701, number), (day) => dayForms(civilDateFrom(day) ?? neverHere()));
    case 'number':
      return numbers(number);
    case 'amount':
      return of(2_000_037 + 100 * number, 6_000_037 + 100 * number, amountForms, (cents) => (cents / 100).toFixed(2));
    case 'instant':
      return of(middayAfter(2001, number), middayAfter(2014, number), instantForms);
    case 'boolean': {
      const put = decoded(schema, present) === undefined ? true : present;
      return { put, other: decoded(schema, put) !== true, forms: [] };
    }
  }
}

/** Two values for a field no contract names, words or numbers; undefined where the present value is neither. */
export function unknownValues(present: Json, number: number): LeafValues | undefined {
  if (typeof present === 'string') return words(number, false);
  return typeof present === 'number' ? numbers(number) : undefined;
}

/** The centre of Milano, in degrees. */
const middle = [45.46, 9.19];

/** Unique coordinates a few metres from the present ones: too near for a search to distinguish them. */
export function nearbyPlace(present: Json, number: number): LeafValues {
  const placed = (shift: number) =>
    middle.map((coordinate, at) => {
      const before = Array.isArray(present) ? Number(present[at] ?? coordinate) : coordinate;
      return Number((Math.round(before * 100) / 100 + (number + shift) * 1e-7).toFixed(7));
    });
  const put = placed(0);
  return { put, other: placed(20_000), forms: put.map(String) };
}

/** A value that is left unchanged and searched for. */
export function asItStands(present: Json): LeafValues {
  return { put: present, other: present, forms: textForms(String(present)).map((form) => form.toLowerCase()) };
}

type Kind = 'text' | 'day' | 'number' | 'amount' | 'instant' | 'boolean';

function kindOf(schema: $ZodType): Kind {
  const number = 7_000_001;
  if (decoded(schema, 'canarino') === 'canarino') return 'text';
  if (decoded(schema, '1601-02-03') === '1601-02-03') return 'day';
  if (decoded(schema, number) === number) return 'number';
  if (decoded(schema, number) === number * 100) return 'amount';
  if (decoded(schema, number) === number * 1000) return 'instant';
  if (decoded(schema, true) === true) return 'boolean';
  throw new Error('A field of the platform is of a kind no canary is known for.');
}

/** What the contract decodes; undefined for a value it treats as absent. */
function decoded(schema: $ZodType, value: Json | undefined): unknown {
  const { result, faults } = gatherRowFaults(() => safeParse(schema, value));
  return result.success && faults.length === 0 ? result.data : undefined;
}

function optionsOf(schema: $ZodType): readonly string[] | undefined {
  const parts = partsOf.get(schema);
  if (parts && 'inner' in parts) return optionsOf(parts.inner);
  const { def } = schema._zod;
  return def.type === 'enum'
    ? Object.values((def as unknown as { entries: Record<string, string> }).entries)
    : undefined;
}

function choice(put: Json | undefined, options: readonly string[]): LeafValues {
  const other = options.find((option) => option !== put);
  return { put: put ?? neverHere(), other: other ?? neverHere(), forms: [] };
}

function words(number: number, keepsInitial: boolean): LeafValues {
  return of(`canarino${number}x`, `${keepsInitial ? 'cincia' : 'passero'}${number}x`, textForms);
}

function numbers(number: number): LeafValues {
  return of(7_000_000 + number, 8_000_000 + number, (value) => [String(value)]);
}

function of<Value extends string | number>(
  put: Value,
  other: Value,
  formsOf: (value: Value) => string[],
  written: (value: Value) => Json = (value) => value,
): LeafValues {
  return { put: written(put), other: written(other), forms: formsOf(put).map((form) => form.toLowerCase()) };
}

function dayAfter(year: number, days: number): string {
  return new Date(Date.UTC(year, 0, 1 + days)).toISOString().slice(0, 10);
}

/** Midday that many days after the year's start, at a second no seeded time has; Unix seconds. */
function middayAfter(year: number, days: number): number {
  return Date.UTC(year, 0, 1 + days, 10, 7, 31) / 1000;
}

function neverHere(): never {
  throw new Error('A field that is to hold a value was given none.');
}
