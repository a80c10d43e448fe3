import { expect, test } from 'vitest';
import * as z from 'zod';
import { operations } from '#contracts/operations';

test.each(Object.values(operations).map((operation) => ({ name: operation.name, operation })))(
  '$name takes no list without an end and no field nobody named, however deep it lies',
  ({ operation }) => {
    const input = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
    expect(looseParts(input, 'input')).toEqual([]);
  },
);

/** Where a schema takes lists of any length, or objects with anything in them. */
function looseParts(part: unknown, path: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, maxItems, additionalProperties } = part as Readonly<Record<string, unknown>>;
  const isLoose = (type === 'array' && maxItems === undefined) || (type === 'object' && additionalProperties !== false);
  const deeper = Object.entries(part).flatMap(([name, inner]) => looseParts(inner, `${path}.${name}`));
  return isLoose ? [path, ...deeper] : deeper;
}
