import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useListInStep } from '#web/features/chat/list/use-list-in-step';

type List = NonNullable<ReturnType<typeof useListInStep>>;
type Open = Parameters<typeof useListInStep>[1];

const before = '2026-11-23T09:00:00.000Z';
const after = '2026-11-23T09:01:00.000Z';
const otherSide = { kind: 'patient', token: 'pt', name: 'Giulia', pictureUrl: null } as const;

const listWith = (sentAt: string): List => ({
  chats: [{ token: 'chat', otherSide, lastMessage: { kind: 'text', text: sentAt, sentAt, own: false }, unread: 0 }],
  unread: 0,
});

const messageAt = (sentAt: string) => {
  const content = { kind: 'text', text: sentAt } as const;
  return { id: sentAt, own: false, sentAt, seen: false, idempotencyKey: null, content };
};

/**
 * The open conversation with messages of these instants; counts how often it is read again, each time without an end.
 */
function openWith(...instants: string[]) {
  const ends: (() => void)[] = [];
  const open: Open = {
    data: { token: 'chat', otherSide, messages: instants.map(messageAt) },
    problem: undefined,
    isLoading: false,
    retry: () => new Promise((end) => ends.push(() => end(undefined))),
  };
  return { open, ends };
}

const shownBy = (hook: { current: List | undefined }) => hook.current?.chats[0]?.lastMessage?.sentAt;

function showing({ open }: { open: Open }) {
  const { result, rerender } = renderHook(({ list, read }) => useListInStep(list, read), {
    initialProps: { list: listWith(before), read: open },
  });
  return { result, show: (list: List, read: Open) => rerender({ list, read }) };
}

test('a message that the open conversation lacks is shown by the list when the conversation has it', () => {
  const { open, ends } = openWith(before);
  const { result, show } = showing({ open });
  show(listWith(after), open);
  show(listWith(after), open);
  expect(shownBy(result)).toBe(before);
  expect(ends).toHaveLength(1);
  show(listWith(after), openWith(before, after).open);
  expect(shownBy(result)).toBe(after);
});

test('the list waits for one reading, whatever that brings', async () => {
  const { open, ends } = openWith(before);
  const { result, show } = showing({ open });
  show(listWith(after), open);
  await act(async () => ends[0]?.());
  expect(shownBy(result)).toBe(after);
});

test('the first message of an empty conversation is waited for as well', () => {
  const { open, ends } = openWith();
  const { result } = showing({ open: { ...open, data: undefined } });
  expect(shownBy(result)).toBe(before);
  const empty = showing({ open });
  expect(shownBy(empty.result)).toBe(before);
  expect(ends).toHaveLength(1);
});

test.each([
  ['older than what is open, for the list is behind', before, openWith(before, after).open],
  ['already open, such as one just sent from here', after, openWith(after).open],
  ['of a conversation that is still being read', after, { ...openWith().open, data: undefined }],
])('a message of the list that is %s is shown at once, and nothing is asked', (_case, listed, open) => {
  let reads = 0;
  const retry = async () => {
    reads += 1;
    return undefined;
  };
  const { result, show } = showing({ open: { ...open, retry } });
  reads = 0;
  show(listWith(listed), { ...open, retry });
  expect(shownBy(result)).toBe(listed);
  expect(reads).toBe(0);
});
