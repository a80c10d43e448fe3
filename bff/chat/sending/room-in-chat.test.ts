import { expect, test } from 'vitest';
import { createSendFile } from '#bff/chat/sending/send-file';
import { handleSendText } from '#bff/chat/sending/send-text';
import { handleStartConversation } from '#bff/chat/start-conversation';
import { smallJpeg } from '#bff/server/testing/sample-photos';
import { cleanImage } from '#bff/server/uploads/clean-image';
import { sendText, startConversation } from '#contracts/chat/chat.api';
import { sendFile } from '#contracts/chat/send-file.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const chat = 'chat-giulia-rinaldi';
const photo = { chat, idempotencyKey: 'key-of-photo', fileName: 'foto.jpg', bytes: await smallJpeg() };
const handleSendFile = createSendFile(cleanImage);

function say(platform: TestPlatform, as: PersonaName, idempotencyKey = 'key-of-text', text = 'Buongiorno.') {
  return platform.runAs(as, sendText, handleSendText, { chat, text, idempotencyKey });
}

/** As many messages of the longest text as one member's part of a chat holds. */
function fill({ db }: TestPlatform, owner: string): void {
  const [like] = db.messages.list((message) => message.chat === chat && message.owner === owner);
  if (!like) throw new Error(`The seed has no message of ${owner}.`);
  const body = '🌊'.repeat(4000);
  for (let at = 0; at < 270; at += 1) db.messages.put({ ...like, public_token: `full-${at}`, body });
}

test('one member’s messages fill no more than their part of a chat: the other goes on writing (CHAT-30)', async () => {
  const platform = createTestPlatform();
  const first = await say(platform, 'giulia', 'key-of-first');
  fill(platform, 'pt-giulia');
  const before = platform.db.messages.list().length;
  expect(await say(platform, 'giulia')).toMatchObject({ status: 422, body: { code: 'chat_full' } });
  const file = await platform.runAs('giulia', sendFile, handleSendFile, photo);
  expect(file).toMatchObject({ status: 422, body: { code: 'chat_full' } });
  expect([platform.db.messages.list().length, platform.db.files.list()]).toEqual([before, []]);
  expect(await say(platform, 'giulia', 'key-of-first')).toEqual(first);
  expect(await say(platform, 'rinaldi')).toMatchObject({ status: 200 });
});

test('an account sends three hundred messages in a quarter of an hour, files among them, and a retry is none', async () => {
  const platform = createTestPlatform();
  const first = await say(platform, 'giulia', 'key-of-first');
  const { attempts } = platform.contextFor('giulia');
  for (let sent = 1; sent < 299; sent += 1) await attempts.take('message:pt-giulia', 300);
  expect(await platform.runAs('giulia', sendFile, handleSendFile, photo)).toMatchObject({ status: 200 });
  const refused = { status: 429, body: { code: 'too_many_attempts', details: { retryAfterSeconds: 900 } } };
  expect(await say(platform, 'giulia')).toMatchObject(refused);
  const another = { ...photo, idempotencyKey: 'key-of-another' };
  expect(await platform.runAs('giulia', sendFile, handleSendFile, another)).toMatchObject(refused);
  expect(platform.db.files.list()).toHaveLength(1);
  expect(await say(platform, 'giulia', 'key-of-first')).toEqual(first);
  expect(await say(platform, 'rinaldi')).toMatchObject({ status: 200 });
});

test('an account begins twenty conversations in an hour', async () => {
  const platform = createTestPlatform();
  const { attempts } = platform.contextFor('sara');
  for (let begun = 0; begun < 20; begun += 1) await attempts.take('new-chat:pt-sara', 20, 3_600_000);
  const input = { therapist: 'pt-rinaldi', text: 'Buongiorno.', idempotencyKey: 'key-of-first-message' };
  expect(await platform.runAs('sara', startConversation, handleStartConversation, input)).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts', details: { retryAfterSeconds: 3600 } },
  });
  expect(platform.db.chats.list(({ participants }) => participants.includes('pt-sara'))).toEqual([]);
});
