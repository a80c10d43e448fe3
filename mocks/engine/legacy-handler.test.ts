import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import { phpList, phpNumber } from '#contracts/kernel/platform/php-values';
import { createPlatform } from '#mocks/create-platform';
import type { Fault } from '#mocks/engine/faults';
import { legacyHandler, type PlatformResponder } from '#mocks/engine/legacy-handler';
import { PlatformRefused } from '#mocks/engine/platform-refused';
import { readPicture } from '#mocks/media/read-picture';
import type { ReceivedCall } from '#mocks/platform';
import { testNow } from '#mocks/start-in-vitest';

const count = defineLegacyCall({
  name: 'count',
  provenance: 'assumed',
  base: 'php',
  method: 'PUT',
  path: '/endpoint.php/count',
  safeToRepeat: true,
  request: z.object({ private_token: z.string(), upTo: z.number() }),
  answer: z.looseObject({ numbers: phpList(phpNumber(), 'numbers') }),
});

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  complaints.mockRestore();
});

function setUp(respond: PlatformResponder<typeof count>, faults: readonly Fault[] = [], call = count) {
  const calls: ReceivedCall[] = [];
  const onCall = (call: ReceivedCall) => void calls.push(call);
  const platform = createPlatform({ scenario: 'personas-only', now: () => testNow, readPicture, onCall });
  platform.faults.set('count', faults);
  const handlers = [legacyHandler(platform, call, respond)];
  const ask = async (body: unknown): Promise<{ status: number; type: string; text: string }> => {
    const address = 'http://anywhere.invalid/php/endpoint.php/count';
    const response = await getResponse(handlers, new Request(address, { method: 'PUT', body: JSON.stringify(body) }));
    if (!response) throw new Error('No handler took the call.');
    const text = response.type === 'error' ? '' : await response.text();
    return { status: response.status, type: response.type, text };
  };
  return { ask, calls, heldCalls: platform.heldCalls };
}

/** Runs another call of the same kind, on another platform, from beginning to end. */
async function timeForAnAnswer(): Promise<'no answer'> {
  await setUp(() => ({ numbers: [] })).ask(good);
  return 'no answer';
}

const good = { private_token: 'a-secret', upTo: 2 };

describe('a call of the platform', () => {
  test('is answered under any origin, inside a 200 that says it is HTML', async () => {
    const { ask, calls } = setUp(() => ({ numbers: ['1', 2] }));
    expect(await ask(good)).toMatchObject({ status: 200, text: '{"numbers":["1",2]}' });
    expect(calls).toEqual([
      { name: 'count', method: 'PUT', path: '/php/endpoint.php/count', at: testNow, status: 200 },
    ]);
  });

  test('that is refused is answered with the platform’s word inside a 200', async () => {
    const { ask } = setUp(() => {
      throw new PlatformRefused('TOO_MANY');
    });
    expect(await ask(good)).toMatchObject({ status: 200, text: '{"error":"TOO_MANY"}' });
    expect(complaints).not.toHaveBeenCalled();
  });

  test('its contract does not accept fails loudly, naming fields and no value', async () => {
    const { ask } = setUp(() => ({ numbers: [] }));
    const { status, text } = await ask({ private_token: 'a-secret', upTo: 'two' });
    expect(status).toBe(500);
    expect(text).toContain('count was sent a request its contract does not accept: upTo');
    expect(complaints).toHaveBeenCalledWith(text);
    expect(text).not.toContain('a-secret');
  });

  test('whose answer the contract would refuse fails loudly, a bad row of a list included', async () => {
    const { ask } = setUp(() => ({ numbers: [1, 'many'] }));
    const { status, text } = await ask(good);
    expect(status).toBe(500);
    expect(text).toContain('built an answer its contract refuses: numbers');
    expect(complaints).toHaveBeenCalledOnce();
  });
});

describe('faults', () => {
  const lists: { fault: Fault; acts: number; status: number }[] = [
    { fault: 'status-500', acts: 0, status: 500 },
    { fault: 'connection-lost-before', acts: 0, status: 0 },
    { fault: 'connection-lost-after', acts: 1, status: 0 },
    { fault: 'html-page', acts: 1, status: 200 },
  ];

  test.each([
    { kind: 'a write', safeToRepeat: false, acts: 0, text: '[]' },
    { kind: 'a reading', safeToRepeat: true, acts: 1, text: '{"numbers":[]}' },
  ])('success-without-effect acts $acts times for $kind', async ({ safeToRepeat, acts, text }) => {
    let done = 0;
    const respond = () => {
      done += 1;
      return { numbers: [] };
    };
    const { ask } = setUp(respond, ['success-without-effect'], { ...count, safeToRepeat });
    expect(await ask(good)).toMatchObject({ status: 200, text });
    expect(done).toBe(acts);
  });

  test.each(lists)('$fault acts $acts times and answers $status', async ({ fault, acts, status }) => {
    let done = 0;
    const { ask, calls } = setUp(() => {
      done += 1;
      return { numbers: [] };
    }, [fault]);
    const response = await ask(good);
    expect(done).toBe(acts);
    expect(response.type === 'error' ? 0 : response.status).toBe(status);
    expect(calls[0]?.status).toBe(status === 0 ? 'dropped' : status);
  });

  test('of the answer’s form leave refusals alone in meaning', async () => {
    const { ask } = setUp(() => {
      throw new PlatformRefused('TOO_MANY');
    }, ['numbers-as-text', 'php-notices']);
    expect((await ask(good)).text).toMatch(/Notice[\s\S]*\{"error":"TOO_MANY"\}$/);
  });
});

describe('a held call', () => {
  function setUpHeld() {
    const done: number[] = [];
    const { ask, heldCalls } = setUp(({ upTo }) => {
      done.push(upTo);
      return { numbers: [upTo] };
    });
    return { done, heldCalls, ask: (upTo: number) => ask({ ...good, upTo }) };
  }

  test('is neither done nor answered until it is released, nor is one that comes later', async () => {
    const { done, heldCalls, ask } = setUpHeld();
    const held = heldCalls.hold('count');
    const answers = [ask(1), ask(2)];
    await expect(Promise.race([...answers, timeForAnAnswer()])).resolves.toBe('no answer');
    expect(done).toEqual([]);
    held.release();
    await Promise.all(answers);
    await ask(3);
    expect(done).toEqual([1, 2, 3]);
  });

  test('of several the one that waits longest goes first, or the next that comes when none waits', async () => {
    const { done, heldCalls, ask } = setUpHeld();
    const held = heldCalls.hold('count');
    held.answerOne();
    await ask(1);
    const answers = [ask(2), ask(3)];
    await timeForAnAnswer();
    held.answerOne();
    await answers[0];
    await expect(Promise.race([answers[1], timeForAnAnswer()])).resolves.toBe('no answer');
    expect(done).toEqual([1, 2]);
    held.release();
    await answers[1];
  });
});
