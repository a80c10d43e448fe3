import { expect, test } from 'vitest';
import { messagesIn } from '#bff/server/testing/plain-records';
import { type PlainWrite, startPlainWorld } from '#bff/server/testing/plain-world';
import { carryOut, plainWrites } from '#bff/server/testing/plain-writes';

const acts = ['appointments/book-appointment', 'appointments/move-appointment', 'appointments/cancel-appointment'];

test.each(acts)(
  '%s whose card is lost says so, and asked for again sends the card alone, once (LEG-34)',
  async (act) => {
    const world = await startPlainWorld();
    const { platform } = world;
    const { input } = plainWrites[act] as PlainWrite;
    const cookies = await world.signIn('rinaldi');
    const cards = () =>
      messagesIn(platform, 'chat-giulia-rinaldi').filter(({ subject }) => subject === 'Event Notification');
    const before = cards().length;
    platform.acknowledgeIdly('noticeChatAppend');
    const first = await world.ask(act, input, cookies);
    expect({ status: first.statusCode, code: first.json().code }).toEqual({
      status: 409,
      code: 'patient_not_notified',
    });
    expect(cards()).toHaveLength(before);
    const callsBefore = platform.calls.length;
    expect((await world.ask(act, input, cookies)).statusCode).toBe(200);
    expect(cards()).toHaveLength(before + 1);
    const written = platform.calls.slice(callsBefore).filter(({ name }) => !/^(list|session)/.test(name ?? ''));
    expect(written.map(({ name }) => name)).toEqual(['noticeChatAppend']);
  },
);

test('a card that is in the chat although its answer was lost counts as sent', async () => {
  const name = 'appointments/cancel-appointment';
  const lost = await carryOut(name, plainWrites[name] as PlainWrite, (platform) =>
    platform.spoil('noticeChatAppend', 'lost-answer'),
  );
  expect(lost.answer.statusCode).toBe(200);
});
