import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import { everyOperation, exampleUsers } from '#bff/testing/every-operation';
import { textLeaves } from '#contracts/kernel/inspection/text-leaves';
import type { Operation } from '#contracts/kernel/operation';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

interface Example {
  readonly operation: Operation;
  readonly handler: OperationHandler<Operation>;
  readonly as: PersonaName | null;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Every operation with a valid input for each kind of user. */
const examples: readonly Example[] = everyOperation.flatMap(({ operation, handler, examples }) =>
  examples.map(({ reader, input }) => ({
    operation,
    handler,
    as: exampleUsers[reader] ?? null,
    input: input as Example['input'],
  })),
);

/** A platform, the calls it received, and its answers to what a browser sends. */
function setUp() {
  const asked: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => asked.push(name) });
  const send = async ({ operation, handler, as }: Example, input: unknown) => {
    const { status, body } = await runOperation(operation, handler, platform.contextFor(as), input);
    return { status, code: (body as { code?: string }).code };
  };
  return { platform, asked, send };
}

const refused = { status: 400, code: 'invalid_input' };
const half = '\ud83d';
const odd = `\u0000${half}`;

/** Inputs that no browser sends, made from a valid one. */
const disguises: Readonly<Record<string, (input: Example['input']) => unknown[]>> = {
  'with half a character and a NUL in a text': (input) =>
    textLeaves(input).map(({ text, replaced }) => replaced(`${text.slice(0, 2)}${odd}${text.slice(2)}`)),
  'with a list in the place of a text': (input) => textLeaves(input).map(({ text, replaced }) => replaced([text, odd])),
  'with an object in the place of a text': (input) =>
    textLeaves(input).map(({ text, replaced }) => replaced({ [odd]: text })),
  'with a field nobody named': (input) => [odd, '__proto__', 'constructor'].map((name) => ({ ...input, [name]: odd })),
  'with nothing but an odd text': () => [odd, [odd], { [odd]: { [odd]: [odd] } }],
};

describe.each(Object.entries(disguises))('an input %s', (_name, disguisesOf) => {
  test('is refused by every operation, and the platform hears nothing of it', async () => {
    const { asked, send } = setUp();
    for (const example of examples) {
      for (const input of disguisesOf(example.input)) {
        const answer = await send(example, input);
        expect(answer, `${example.operation.name} ${JSON.stringify(input)}`).toEqual(refused);
      }
    }
    expect(asked).toEqual([]);
  });
});

/** Characters that break things, among ordinary ones. */
const oddText = fc
  .array(
    fc.oneof(
      fc.constantFrom('\u0000', '\u001b', '\u007f', '\u0085', half, '\ude00', '\u202e', '\u2066', '\u200b', '\ufeff'),
      fc.constantFrom('\r\n', '\t', '\v', '\u00ad', '\u00a0', '👨‍👩‍👧', 'é', 'e\u0301', '<', '{', '"', '\\', '%', "'"),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 12 },
  )
  .map((signs) => signs.join(''));

const withTexts = new Map(
  examples
    .filter(({ input }) => textLeaves(input).length > 0)
    .map((example) => [`${example.operation.name} as ${example.as}`, example]),
);

test('whatever texts a browser sends, no operation fails, and what the platform keeps can be written in UTF-8', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...withTexts.keys()), fc.nat(), oddText, async (name, which, text) => {
      const example = withTexts.get(name) as Example;
      const { platform, asked, send } = setUp();
      const leaves = textLeaves(example.input);
      const { status, code } = await send(example, leaves[which % leaves.length]?.replaced(text));
      expect(status).toBeLessThan(500);
      if (code === 'invalid_input') expect(asked).toEqual([]);
      else expect(JSON.stringify(platform.db.snapshot())).not.toMatch(/\\ud[89a-f]|\\u0000/);
    }),
  );
});
