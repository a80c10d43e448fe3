import { expect, test } from 'vitest';
import { type Attempt, createPlatformHealth } from '#bff/server/transport/platform-health';
import { TransportFault } from '#bff/server/transport/transport-fault';

const failed: Attempt['result'] = { status: 500, body: new Uint8Array() };
const timedOut: Attempt['result'] = new TransportFault('timeout', { reason: 'timed out', sent: true });

const attempt = (caller: string, call: string, result: Attempt['result']): Attempt => ({
  request: { caller, call },
  result,
});

/** The number of these consecutive attempts after which the platform counts as away; 0 for never. */
function leftAloneAfter(attempts: readonly Attempt[]): number {
  const health = createPlatformHealth();
  return attempts.findIndex((each) => health.isAwayAfter(each)) + 1;
}

test('a caller who meets both a timeout and errors of the application weighs as one', () => {
  const both = ['a', 'b', 'c', 'd'].flatMap((caller) => [
    attempt(caller, 'login', timedOut),
    attempt(caller, `call of ${caller}`, failed),
    attempt(caller, `other call of ${caller}`, timedOut),
  ]);
  expect(leftAloneAfter(both)).toBe(0);
  expect(leftAloneAfter([...both, attempt('e', 'login', timedOut)])).toBe(both.length + 1);
});

test('one caller whose every call fails adds nothing to one call that fails for everybody', () => {
  const ofOne = ['login', 'register', 'listUsers', 'listChats', 'session'].map((call) => attempt('a', call, failed));
  const inOne = ['b', 'c', 'd', 'e', 'f'].map((caller) => attempt(caller, 'sendMessage', failed));
  expect(leftAloneAfter([...ofOne, ...inOne])).toBe(0);
  expect(leftAloneAfter([...inOne, ...ofOne])).toBe(0);
});
