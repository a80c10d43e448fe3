import { expect, test } from 'vitest';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { handleDeleteConversation } from '#bff/chat/delete-conversation';
import { handleListConversations } from '#bff/chat/list-conversations';
import { handleMarkRead } from '#bff/chat/mark-read';
import { handleSendText } from '#bff/chat/sending/send-text';
import { handleStartConversation } from '#bff/chat/start-conversation';
import { cancelAppointment, confirmAppointment, listAppointments } from '#contracts/appointments/appointments.api';
import {
  deleteConversation,
  listConversations,
  markRead,
  readConversation,
  sendText,
  startConversation,
} from '#contracts/chat/chat.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const chat = 'chat-giulia-rinaldi';
const text = { chat, text: 'Buongiorno.', idempotencyKey: 'key-of-hints-1' };
const affected = ['chat/list-conversations', 'chat/read-conversation'];

test('a message is told to the other side, and to the author’s other pages', async () => {
  const platform = createTestPlatform();
  await platform.runAs('giulia', sendText, handleSendText, text);
  const others = platform.told.filter(({ to }) => to !== 'pt-giulia');
  expect(others.map(({ to }) => to)).toContain('pt-rinaldi');
  expect(others.every(({ queries, from }) => queries.join() === affected.join() && from === null)).toBe(true);
  expect(platform.told).toContainEqual({ to: 'pt-giulia', queries: affected, from: null });
});

test('sends hints without words, names or tokens, except the token of the addressee', async () => {
  const platform = createTestPlatform();
  await platform.runAs('giulia', sendText, handleSendText, text);
  const hints = platform.told.map(({ to: _addressee, ...hint }) => hint);
  expect(hints).not.toEqual([]);
  for (const hint of hints) {
    expect(JSON.stringify(hint)).not.toMatch(/Buongiorno|pt-|chat-giulia/);
  }
});

test('a stranger who writes into a chat is not found, and nobody is told', async () => {
  const platform = createTestPlatform();
  expect(await platform.runAs('marco', sendText, handleSendText, text)).toMatchObject({ status: 404 });
  expect(platform.told).toEqual([]);
});

test('a question tells nobody anything', async () => {
  const platform = createTestPlatform();
  await platform.runAs('giulia', listConversations, handleListConversations, {});
  expect(platform.told).toEqual([]);
});

test('a message of which nobody knows whether it arrived is told to both sides: each looks for it', async () => {
  const platform = createTestPlatform();
  platform.faults.load({ sendMessage: ['connection-lost-before'], createChat: ['connection-lost-before'] });
  expect(await platform.runAs('giulia', sendText, handleSendText, text)).toMatchObject({ status: 503 });
  expect(platform.told.map(({ to }) => to).toSorted()).toEqual(['pt-giulia', 'pt-rinaldi']);
  const beginning = { therapist: 'pt-serafini', text: 'Buongiorno.', idempotencyKey: 'key-of-beginning' };
  const begun = await platform.runAs('sara', startConversation, handleStartConversation, beginning);
  expect(begun).toMatchObject({ status: 503 });
  expect(
    platform.told
      .slice(2)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(['pt-sara', 'pt-serafini']);
});

test.each([
  {
    what: 'a deletion',
    call: 'deleteChat',
    other: 'pt-rinaldi',
    act: (platform: TestPlatform) => platform.runAs('giulia', deleteConversation, handleDeleteConversation, { chat }),
  },
  { what: 'a confirmation', call: 'updateBooking', other: 'pt-serafini', act: confirms },
])('$what of which nobody knows whether it was done is told to the other side', async (row) => {
  const platform = createTestPlatform();
  platform.faults.set(row.call, ['connection-lost-before']);
  expect(await row.act(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  expect(platform.told.map(({ to }) => to)).toContain(row.other);
});

test.each([
  { what: 'cancels', as: 'rinaldi', other: 'pt-giulia', act: cancels },
  { what: 'confirms', as: 'giulia', other: 'pt-serafini', act: confirms },
] as const)('what $as $what is told to the other party’s calendar', async ({ other, act }) => {
  const platform = createTestPlatform();
  expect((await act(platform)).status).toBe(200);
  expect(platform.told).toContainEqual({
    to: other,
    queries: expect.arrayContaining([listAppointments.name, ...affected]),
    from: null,
  });
});

function cancels(platform: TestPlatform) {
  const appointment = 'event-giulia-accepted';
  return platform.runAs('rinaldi', cancelAppointment, handleCancelAppointment, { appointment });
}

function confirms(platform: TestPlatform) {
  const appointment = 'event-giulia-pending';
  return platform.runAs('giulia', confirmAppointment, handleConfirmAppointment, { appointment });
}

test('reading, beginning and deleting a chat are told to its other side', async () => {
  const platform = createTestPlatform();
  const tellsRinaldi = () => platform.told.filter(({ to }) => to === 'pt-rinaldi').length;
  await platform.runAs('giulia', markRead, handleMarkRead, { chat });
  expect(tellsRinaldi()).toBe(1);
  const before = platform.told.length;
  await platform.runAs('giulia', deleteConversation, handleDeleteConversation, { chat });
  expect(tellsRinaldi()).toBe(2);
  const gone = platform.told.slice(before).filter(({ queries }) => queries.includes(readConversation.name));
  expect(new Set(gone.map(({ to }) => to))).toEqual(new Set(['pt-rinaldi', 'pt-giulia']));
  const first = { therapist: 'pt-rinaldi', text: 'Di nuovo.', idempotencyKey: 'key-of-hints-2' };
  await platform.runAs('giulia', startConversation, handleStartConversation, first);
  expect(tellsRinaldi()).toBe(3);
});
