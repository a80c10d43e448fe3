import { expect, test } from 'vitest';
import { whileWanted } from '#bff/server/transport/while-wanted';

const unending = new Promise<string>(() => undefined);
const calledOff = () => new Error('called off');

test('the outcome of work that is wanted is handed on', async () => {
  const { signal } = new AbortController();
  expect(await whileWanted(Promise.resolve('done'), signal, calledOff)).toBe('done');
  await expect(whileWanted(Promise.reject(new Error('failed')), signal, calledOff)).rejects.toThrow('failed');
});

test('whoever waits is let go when the work is called off', async () => {
  const caller = new AbortController();
  const waiting = whileWanted(unending, caller.signal, calledOff);
  caller.abort();
  await expect(waiting).rejects.toThrow('called off');
});

test('work called off before it began is waited for by nobody', async () => {
  await expect(whileWanted(unending, AbortSignal.abort(), calledOff)).rejects.toThrow('called off');
});
