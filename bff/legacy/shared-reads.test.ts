import { describe, expect, test } from 'vitest';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnavailable } from '#bff/legacy/legacy-failures';
import { createSharedReads } from '#bff/legacy/shared-reads';
import { listChats as listChatsCall, sendMessage } from '#contracts/chat/chat.legacy';

/** A client whose calls wait until they are answered or fail, in the order they were asked. */
function heldClient() {
  const asked: { readonly name: string; answer(value: unknown): void; fail(failure: Error): void }[] = [];
  const client = {
    call: (call: { readonly name: string }) =>
      new Promise((answer, fail) => asked.push({ name: call.name, answer, fail })),
    file: () => Promise.reject(new Error('No file is asked for here.')),
  } as LegacyClient;
  return { client, asked };
}

const giulia = { private_token: 'secret-giulia' };
const marco = { private_token: 'secret-marco' };

function setUp() {
  const { client, asked } = heldClient();
  const reads = createSharedReads();
  const query = reads.forQuery(client);
  const command = reads.forCommand(client);
  return { asked, query, command, read: (of = giulia) => query.call(listChatsCall, of) };
}

describe('queries', () => {
  test('of one user share a reading that is under way, and ask again once it was answered', async () => {
    const { asked, read } = setUp();
    const both = Promise.all([read(), read()]);
    expect(asked).toHaveLength(1);
    asked[0]?.answer('chats');
    expect(await both).toEqual(['chats', 'chats']);
    void read();
    expect(asked).toHaveLength(2);
  });

  test('of two users never share one', () => {
    const { asked, read } = setUp();
    void read(giulia);
    void read(marco);
    expect(asked).toHaveLength(2);
  });

  test('ask for themselves when the shared reading failed, its own asker having left', async () => {
    const { asked, read } = setUp();
    const first = read();
    const second = read();
    asked[0]?.fail(new LegacyUnavailable('listChats', 'aborted', false));
    await expect(first).rejects.toThrow();
    await Promise.resolve();
    asked[1]?.answer('chats');
    expect(await second).toBe('chats');
  });
});

describe('commands', () => {
  test('read for themselves, whatever is under way', () => {
    const { asked, read, command } = setUp();
    void read();
    void command.call(listChatsCall, giulia);
    expect(asked).toHaveLength(2);
  });

  test('leave nothing to share that was begun before they wrote', async () => {
    const { asked, read, command } = setUp();
    void read();
    const written = command.call(sendMessage, {} as never);
    asked[1]?.answer('sent');
    await written;
    void read();
    expect(asked.map(({ name }) => name)).toEqual(['listChats', 'sendMessage', 'listChats']);
  });
});
