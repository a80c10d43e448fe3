import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { publicToken } from '#contracts/kernel/fields';
import { inputParts } from '#contracts/kernel/inspection/input-parts';

test('the parts of an input are found whatever they are wrapped in', () => {
  const input = z.strictObject({
    plain: publicToken,
    optional: z.optional(z.nullable(publicToken)),
    list: z.array(z.strictObject({ inner: publicToken })),
    either: z.union([z.literal('nobody'), z.strictObject({ chosen: publicToken })]),
    transformed: z.pipe(z.transform(String), publicToken),
    by: z.record(z.string(), publicToken),
  });
  const found = inputParts(input).filter(({ schema }) => schema === publicToken);
  expect(found.map(({ path }) => path)).toEqual([
    ...['plain', 'optional', 'list[].inner', 'either.chosen', 'transformed', 'by'],
  ]);
});
