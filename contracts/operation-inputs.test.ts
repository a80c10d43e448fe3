import { expect, test } from 'vitest';
import * as z from 'zod';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { inputParts } from '#contracts/kernel/inspection/input-parts';
import { operations } from '#contracts/operations';

const inputs = Object.values(operations).map(({ name, kind, input }) => ({
  name,
  kind,
  parts: inputParts(input, 'input'),
}));

test('whatever takes a password is a command: the page keeps what queries asked and were answered', () => {
  const taking = inputs.filter(({ parts }) => parts.some(({ path }) => path.endsWith('.password')));
  expect(taking.map(({ name }) => name)).toContain('patients/export-records');
  expect(taking.filter(({ kind }) => kind !== 'command').map(({ name }) => name)).toEqual([]);
});

test.each(inputs)('$name takes no list without an end and no field nobody named, however deep it lies', ({ parts }) => {
  expect(parts.filter(({ schema }) => isLoose(schema)).map(({ path }) => path)).toEqual([]);
});

/** Schemas that hold one value of a known form, or parts that are visited on their own. */
const bounded = new Set([
  ...['string', 'number', 'int', 'boolean', 'literal', 'enum', 'null', 'never', 'custom'],
  ...['optional', 'nullable', 'nonoptional', 'default', 'prefault', 'readonly', 'union', 'pipe', 'transform'],
]);

/** Whether a schema accepts lists of any length, or objects with any content. */
function isLoose(schema: $ZodType): boolean {
  const { maxItems, additionalProperties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { type } = schema._zod.def;
  if (type === 'array') return maxItems === undefined;
  if (type === 'object') return additionalProperties !== false;
  return !bounded.has(type);
}

const endless = ['a'.repeat(10_000), '1'.repeat(10_000), `${'a'.repeat(10_000)}@example.it`];

/** As long as the largest body of a call. */
const longest = ['@', 'è@', 'a', 'a.', '1', ' -'].map((part) => part.repeat(64_000 / part.length));

test.each(inputs)('$name judges every text of the largest size quickly', { timeout: 5_000 }, ({ parts }) => {
  for (const { schema } of parts) for (const text of longest) safeParse(schema, text);
});

test.each(inputs)('$name takes no text without an end', ({ parts }) => {
  const texts = parts.filter(({ schema }) => schema._zod.def.type === 'string');
  const open = texts.filter(({ schema }) => endless.some((text) => safeParse(schema, text).success));
  expect(open.map(({ path }) => path)).toEqual([]);
});
