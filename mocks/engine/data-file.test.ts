import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkedData } from '#mocks/engine/data-file';

const people = z.array(z.strictObject({ name: z.string(), prices: z.strictObject({ single: z.int() }) }));

test('content that fits its schema is taken as it is', () => {
  const content = [{ prices: { single: 50 }, name: 'Ada' }];
  expect(checkedData('people.json', people, content)).toBe(content);
});

test('a fault names the file and every path in it', () => {
  const content = [
    { name: 'Ada', prices: { single: '50' } },
    { nome: 'Bruno', prices: { single: 60 } },
  ];
  expect(() => checkedData('people.json', people, content)).toThrow(
    /^people\.json does not fit its schema: 0\.prices\.single: .+; 1\.name: .+; 1: .+"nome"/,
  );
});
