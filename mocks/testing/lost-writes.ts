import type { TestPlatform } from '#mocks/start-in-vitest';

/** Runs a task of which the platform saves the user, loses the answer, and fails at the reading that was to show it. */
export async function whileReadingFails<Result>(
  { faults, heldCalls }: Pick<TestPlatform, 'faults' | 'heldCalls'>,
  task: () => Promise<Result>,
): Promise<Result> {
  const write = heldCalls.hold('updateUser');
  faults.set('updateUser', ['connection-lost-after']);
  const result = task();
  await write.received();
  faults.set('session', ['status-500']);
  write.release();
  try {
    return await result;
  } finally {
    faults.load({});
  }
}
