import { expect, test } from 'vitest';
import { LegacyRefused, LegacyUnavailable } from '#bff/legacy/legacy-failures';
import { writeOnce } from '#bff/write-once';

const lost = new LegacyUnavailable('sendMessage', 'connection lost', true);

/** A thing that is written once; `answers` says what the platform answers to the writing. */
function setUp({ isDone = false, answers }: { isDone?: boolean; answers: () => string }) {
  const steps: string[] = [];
  const run = writeOnce({
    find: async (wasAnswerLost) => {
      steps.push(wasAnswerLost ? 'find again' : 'find');
      return isDone ? 'found' : undefined;
    },
    write: async () => {
      steps.push('write');
      return answers();
    },
  });
  return { run, steps };
}

test('what is done already is not written', async () => {
  const { run, steps } = setUp({ isDone: true, answers: () => 'written' });
  expect(await run).toBe('found');
  expect(steps).toEqual(['find']);
});

test('what is not done is written once', async () => {
  const { run, steps } = setUp({ answers: () => 'written' });
  expect(await run).toBe('written');
  expect(steps).toEqual(['find', 'write']);
});

test('a lost answer is looked for once, never written again, and stays what it was when not found', async () => {
  const { run, steps } = setUp({
    answers: () => {
      throw lost;
    },
  });
  await expect(run).rejects.toBe(lost);
  expect(steps).toEqual(['find', 'write', 'find again']);
});

test('a refusal is an answer: nothing is looked for', async () => {
  const refused = new LegacyRefused('sendMessage', 'NO');
  const { run, steps } = setUp({
    answers: () => {
      throw refused;
    },
  });
  await expect(run).rejects.toBe(refused);
  expect(steps).toEqual(['find', 'write']);
});

test('where looking again fails too, the first failure is told, with its unknown outcome', async () => {
  const run = writeOnce<string>({
    find: async (wasAnswerLost) => {
      if (wasAnswerLost) throw new LegacyUnavailable('listChats', 'connection lost', false);
      return undefined;
    },
    write: async () => {
      throw lost;
    },
  });
  await expect(run).rejects.toBe(lost);
});
