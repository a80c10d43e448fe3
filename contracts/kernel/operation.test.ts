import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { api, command, query, type RefusalCode } from '#contracts/kernel/operation';

const { readAll, sendText } = api('chat', {
  readAll: query({ access: 'everyone', input: z.strictObject({}), output: z.object({}) }),
  sendText: command({
    access: 'everyone',
    input: z.strictObject({}),
    output: z.object({}),
    refusals: { too_long: { status: 422 } },
  }),
});

test('an operation is named by its feature and its key', () => {
  expect(sendText).toMatchObject({ name: 'chat/send-text', kind: 'command', refusals: { too_long: { status: 422 } } });
  expect(readAll).toMatchObject({ name: 'chat/read-all', kind: 'query', refusals: {} });
});

test('an operation refuses with the codes it declares and no other', () => {
  expectTypeOf<RefusalCode<typeof sendText>>().toEqualTypeOf<'too_long'>();
  expectTypeOf<RefusalCode<typeof readAll>>().toEqualTypeOf<never>();
});
