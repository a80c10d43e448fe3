import { describe, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationName, operations } from '#contracts/operations';
import { isReadableBy } from '#mocks/canaries/is-readable-by';
import { appointmentsCanaries, chatCanaries, invoicesCanaries, userCanaries } from '#mocks/canaries/platform-canaries';
import { demoPassword, type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const personaOf: Record<ExampleReader, PersonaName | null> = {
  visitor: null,
  patient: 'giulia',
  professional: 'rinaldi',
};

/** Who else might ask the same: another patient, another professional, and nobody. */
const everybody: readonly (PersonaName | null)[] = [null, 'giulia', 'marco', 'sara', 'rinaldi', 'serafini'];

const examplesOf = ({ name }: Operation) => operationExamples[name as OperationName];
const all = Object.values(operations) as readonly Operation[];
const cases = all.flatMap((operation) =>
  Object.entries(examplesOf(operation)).map(([reader, input]) => ({
    name: operation.name,
    operation,
    input,
    reader: reader as ExampleReader,
  })),
);

async function answerTo(platform: TestPlatform, operation: Operation, input: unknown, persona: PersonaName | null) {
  const handler = handlers[operation.name as keyof typeof handlers] as OperationHandler<Operation>;
  const context = platform.contextFor(persona);
  const answer = await runOperation(operation, handler, context, input);
  return { ...answer, reader: context.session.read()?.publicToken ?? null };
}

describe('each example reaches its rightful reader', () => {
  test.each(cases)('$name as $reader', async ({ operation, input, reader }) => {
    const { status, body } = await answerTo(createTestPlatform(), operation, input, personaOf[reader]);
    expect({ status, body }).toMatchObject({ status: 200 });
  });

  test('and no operation is without one', () => {
    const without = all.filter((operation) => Object.keys(examplesOf(operation)).length === 0).map(({ name }) => name);
    expect(without).toEqual([]);
  });
});

/** A world in which every field holds a canary, planted once. */
const planted = (() => {
  const { db } = createTestPlatform();
  const canaries = [...userCanaries(db), ...chatCanaries(db), ...appointmentsCanaries(db), ...invoicesCanaries(db)];
  return { canaries, database: db.snapshot() };
})();

describe('no answer carries a field its reader may not see (GUARD-67, GUARD-68, GUARD-69, GUARD-70)', () => {
  test.each(cases)('$name, written for a $reader, asked by everybody', async ({ operation, input }) => {
    for (const persona of everybody) {
      const platform = createTestPlatform();
      platform.db.load(planted.database);
      const { body, reader } = await answerTo(platform, operation, input, persona);
      const answer = JSON.stringify(body);
      const log = JSON.stringify(platform.logged);
      const leaked = planted.canaries
        .filter(({ forms }) => forms.some((form) => answer.includes(form)))
        .filter((canary) => !isReadableBy(platform, reader, canary));
      expect(leaked.map(({ row, path }) => `${row} ${path} to ${reader ?? 'a visitor'}`)).toEqual([]);
      const logged = planted.canaries.filter(({ forms }) => forms.some((form) => log.includes(form)));
      expect(
        logged.map(({ path }) => path),
        'in the log',
      ).toEqual([]);
    }
  });
});

describe('no answer and no log line carries a credential', () => {
  const secrets = [demoPassword, ...Object.values(personas).map(({ privateToken }) => privateToken)];

  test.each(cases)('$name as $reader', async ({ operation, input, reader }) => {
    const platform = createTestPlatform();
    const { body } = await answerTo(platform, operation, input, personaOf[reader]);
    const seen = JSON.stringify([body, platform.logged]);
    expect(secrets.filter((secret) => seen.includes(secret))).toEqual([]);
  });
});
