import { expect, test } from 'vitest';
import { idempotentWrite, type ReadingMoment } from '#bff/idempotent-write';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';

const lost = new LegacyUnavailable('sendMessage', 'connection lost', true);
const unreachable = new LegacyUnavailable('listChats', 'connection lost', false);

interface Answers {
  /** What the readings find, by their moment. */
  readonly readings?: Partial<Record<ReadingMoment, string | Error>>;
  /** The result in the platform's answer to the write, or how the write fails. */
  readonly written?: string | Error;
}

/** Runs a write, and records what was asked of the platform in order. */
function setUp({ readings = {}, written }: Answers) {
  const asked: string[] = [];
  const given = (answer: string | Error | undefined) => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const run = idempotentWrite({
    call: 'sendMessage',
    findExisting: async (moment) => {
      asked.push(moment);
      return given(readings[moment]);
    },
    write: async () => {
      asked.push('write');
      return given(written);
    },
  });
  return { run, asked };
}

test('what is done already is not written', async () => {
  const { run, asked } = setUp({ readings: { before: 'found' }, written: 'written' });
  expect(await run).toBe('found');
  expect(asked).toEqual(['before']);
});

test('what cannot be looked for is not written', async () => {
  const { run, asked } = setUp({ readings: { before: unreachable }, written: 'written' });
  await expect(run).rejects.toBe(unreachable);
  expect(asked).toEqual(['before']);
});

test('an answer that holds what was written is proof enough', async () => {
  const { run, asked } = setUp({ written: 'written' });
  expect(await run).toBe('written');
  expect(asked).toEqual(['before', 'write']);
});

test('an answer that says nothing is proved by a reading', async () => {
  const { run, asked } = setUp({ readings: { 'after-success': 'found' } });
  expect(await run).toBe('found');
  expect(asked).toEqual(['before', 'write', 'after-success']);
});

test.each([
  { what: 'does not show it', reading: undefined },
  { what: 'fails', reading: unreachable },
])(
  'a success that says nothing stays unknown where the reading after it $what, and is not written again',
  async ({ reading }) => {
    const { run, asked } = setUp({ readings: reading ? { 'after-success': reading } : {} });
    await expect(run).rejects.toMatchObject({ call: 'sendMessage', outcomeUnknown: true });
    await expect(run).rejects.toBeInstanceOf(LegacyUnreadable);
    expect(asked).toEqual(['before', 'write', 'after-success']);
  },
);

test('a lost answer is settled by a reading', async () => {
  const { run, asked } = setUp({ readings: { 'after-lost-answer': 'found' }, written: lost });
  expect(await run).toBe('found');
  expect(asked).toEqual(['before', 'write', 'after-lost-answer']);
});

test.each([
  { what: 'does not show it', reading: undefined },
  { what: 'fails', reading: unreachable },
])(
  'a lost answer stays what it was where the reading after it $what, and is not written again',
  async ({ reading }) => {
    const { run, asked } = setUp({ readings: reading ? { 'after-lost-answer': reading } : {}, written: lost });
    await expect(run).rejects.toBe(lost);
    expect(asked).toEqual(['before', 'write', 'after-lost-answer']);
  },
);

test('a refusal is an answer: nothing is looked for', async () => {
  const refused = new LegacyRefused('sendMessage', 'NO');
  const { run, asked } = setUp({ written: refused });
  await expect(run).rejects.toBe(refused);
  expect(asked).toEqual(['before', 'write']);
});
