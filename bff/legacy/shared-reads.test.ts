import { describe, expect, test } from 'vitest';
import {
  type LegacyHttpRequest,
  type LegacyHttpResponse,
  type LegacyTransport,
  TransportFailure,
} from '#bff/legacy/legacy-transport';
import { createSharedReads } from '#bff/legacy/shared-reads';

interface Asked extends Pick<LegacyHttpRequest, 'call'> {
  answer(text: string): void;
  fail(): void;
}

/** A transport whose requests wait until the test answers or fails them, in the order they were sent. */
function setUp() {
  const asked: Asked[] = [];
  const transport: LegacyTransport = ({ call, signal }) =>
    new Promise<LegacyHttpResponse>((answer, fail) => {
      if (signal.aborted) fail(new TransportFailure('aborted', false));
      asked.push({
        call,
        answer: (text) => answer({ status: 200, body: new TextEncoder().encode(text) }),
        fail: () => fail(new TransportFailure('aborted', false)),
      });
    });
  const reads = createSharedReads();
  const query = reads.forQuery(transport);
  const command = reads.forCommand(transport);
  return { asked, query, command, letGo: reads.letGo };
}

function request(call: string, body: object, safeToRepeat = true): LegacyHttpRequest {
  const path = `/endpoint.php/${call}`;
  const signal = new AbortController().signal;
  return { call, base: 'php', method: 'POST', path, body: JSON.stringify(body), safeToRepeat, signal };
}

const giulia = request('chats', { private_token: 'secret-giulia' });
const marco = request('chats', { private_token: 'secret-marco' });
const send = request('send', { private_token: 'secret-giulia', body: 'Ciao' }, false);

const textOf = ({ body }: LegacyHttpResponse) => new TextDecoder().decode(body);

describe('queries', () => {
  test('of one user share a reading that is under way, and ask again once it was answered', async () => {
    const { asked, query } = setUp();
    const both = Promise.all([query(giulia), query(giulia)]);
    expect(asked).toHaveLength(1);
    asked[0]?.answer('chats');
    expect((await both).map(textOf)).toEqual(['chats', 'chats']);
    void query(giulia);
    expect(asked).toHaveLength(2);
  });

  test('of two users, and readings that name nobody, never share one', () => {
    const { asked, query } = setUp();
    for (const each of [giulia, marco, request('users', {}), request('users', {})]) void query(each);
    expect(asked).toHaveLength(4);
  });

  test('never share a write', () => {
    const { asked, query } = setUp();
    void query(send);
    void query(send);
    expect(asked).toHaveLength(2);
  });

  test('ask for themselves when the shared reading failed, its own asker having left', async () => {
    const { asked, query } = setUp();
    const first = query(giulia);
    const second = query(giulia);
    asked[0]?.fail();
    await expect(first).rejects.toThrow(TransportFailure);
    await Promise.resolve();
    asked[1]?.answer('chats');
    expect(textOf(await second)).toBe('chats');
  });
});

test('a query whose own time is up waits no longer for the reading of another', async () => {
  const { query } = setUp();
  void query(giulia);
  const leaving = new AbortController();
  const late = query({ ...giulia, signal: leaving.signal });
  leaving.abort();
  await expect(late).rejects.toThrow(TransportFailure);
});

describe('commands', () => {
  test('read for themselves, whatever is under way', () => {
    const { asked, query, command } = setUp();
    void query(giulia);
    void command(giulia);
    expect(asked).toHaveLength(2);
  });

  test('leave nothing to share that was begun before their call ended', async () => {
    const { asked, query, command } = setUp();
    void query(giulia);
    const written = command(send);
    asked[1]?.answer('sent');
    await written;
    void query(giulia);
    expect(asked.map(({ call }) => call)).toEqual(['chats', 'send', 'chats']);
  });
});

test('what has changed elsewhere is read again by whoever asks from then on', () => {
  const { asked, query, letGo } = setUp();
  void query(giulia);
  letGo();
  void query(giulia);
  void query(giulia);
  expect(asked).toHaveLength(2);
});
