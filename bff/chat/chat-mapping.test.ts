import { expect, test } from 'vitest';
import { lastSpokenFirst, messagesFrom, summaryFrom } from '#bff/chat/chat-mapping';
import type { ChatViewpoint } from '#bff/chat/chat-viewpoint';
import type { OtherSide } from '#bff/chat/other-side';
import { type LegacyRecipient, listChats } from '#contracts/chat/chat.legacy';
import type { LegacyAnswerOnWire } from '#contracts/kernel/platform/legacy-call';

type ChatsOnWire = Extract<LegacyAnswerOnWire<typeof listChats>, { recipients?: unknown }>['recipients'];
type ChatOnWire = Extract<ChatsOnWire, readonly unknown[]>[number];
type MessageOnWire = Extract<ChatOnWire['messages'], readonly unknown[]>[number];

const reader: ChatViewpoint = {
  token: 'pt-giulia',
  userType: 'patient',
  adminTokens: ['pt-amministrazione'],
  mediaBase: 'https://platform.example/media',
};
const rinaldi: OtherSide = { token: 'pt-rinaldi', kind: 'professional', name: 'Andrea Rinaldi', pictureUrl: null };
const morning = 1_763_890_000;

test('a dirty chat is read oldest first, own and received apart, whole rows only (CHAT-16, CHAT-17, LEG-04, LEG-89)', () => {
  const chat = chatFrom({
    '0': { creation_timestamp: String(morning + 60), body: 'Bene', owner: 'pt-rinaldi', seen: '0', isOwner: '' },
    '1': { creation_timestamp: morning * 1000, body: 'Buongiorno', isOwner: '1', seen: 'true', configuration: [] },
    '2': { creation_timestamp: 'yesterday', body: 'Riga rotta' },
    '3': { creation_timestamp: morning + 30, body: 42, owner: 'pt-giulia', media_url: '' },
  });
  expect(messagesFrom(chat, reader)).toMatchObject([
    { own: true, seen: true, sentAt: '2025-11-23T09:26:40.000Z', content: { kind: 'text', text: 'Buongiorno' } },
    { own: true, seen: false, sentAt: '2025-11-23T09:27:10.000Z', content: { kind: 'text', text: '42' } },
    { own: false, seen: false, sentAt: '2025-11-23T09:27:40.000Z', content: { kind: 'text', text: 'Bene' } },
  ]);
});

test('a key is read on own messages only, so that nobody is taken for the author of another', () => {
  const configuration = { act: 'key-12345678' };
  const chat = chatFrom([
    { creation_timestamp: morning, owner: 'pt-giulia', configuration },
    { creation_timestamp: morning + 1, owner: 'pt-rinaldi', configuration },
  ]);
  expect(messagesFrom(chat, reader).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-12345678', null]);
});

test('every message has an id of its own, though the platform may give none', () => {
  const chat = chatFrom([
    { creation_timestamp: morning, public_token: 7 },
    { creation_timestamp: morning, body: 'uno' },
    { creation_timestamp: morning, body: 'due' },
    { creation_timestamp: morning, isOwner: true, configuration: { act: 'key-12345678' } },
  ]);
  const ids = messagesFrom(chat, reader).map(({ id }) => id);
  expect(ids).toEqual(['7', `${morning * 1000}`, `${morning * 1000}.1`, 'key-12345678']);
});

test.each<{ what: string; message: MessageOnWire; content: object }>([
  {
    what: "an appointment's card without its marker (CHAT-18, CHAT-20)",
    message: { creation_timestamp: 1, subject: 'Event Notification', body: '24/11/2026 10:00 event_pt:event-1' },
    content: { kind: 'appointment', appointment: 'event-1', isOfSeries: false, text: '24/11/2026 10:00' },
  },
  {
    what: 'text, though it holds a marker, when its subject is another (CHAT-18)',
    message: { creation_timestamp: 1, subject: 'Messaggio', body: 'Che cos’è event_pt:event-1?' },
    content: { kind: 'text', text: 'Che cos’è event_pt:event-1?' },
  },
  {
    what: 'an image of our own address (CHAT-21)',
    message: { creation_timestamp: 1, media_url: 'a1b2.JPG', body: 'Ecco' },
    content: { kind: 'image', url: '/files/chat/chat-1/a1b2.JPG', name: 'a1b2.JPG', size: null, text: 'Ecco' },
  },
  {
    what: 'an image with the name and size it was sent with (CHAT-34)',
    message: {
      creation_timestamp: 1,
      media_url: 'a1b2.jpg',
      configuration: { file: { name: 'Al mare.jpg', size: '48213', width: '1600', height: 1200 } },
    },
    content: {
      kind: 'image',
      url: '/files/chat/chat-1/a1b2.jpg',
      name: 'Al mare.jpg',
      size: { width: 1600, height: 1200 },
      text: '',
    },
  },
  {
    what: 'an image without the size that none could have',
    message: { creation_timestamp: 1, media_url: 'a1b2.jpg', configuration: { file: { width: 0, height: 'tall' } } },
    content: { kind: 'image', url: '/files/chat/chat-1/a1b2.jpg', name: 'a1b2.jpg', size: null, text: '' },
  },
  {
    what: "a file of the platform's media, given whole (CHAT-22)",
    message: { creation_timestamp: 1, media_url: 'https://platform.example/media/diario.pdf' },
    content: { kind: 'file', url: '/files/chat/chat-1/diario.pdf', name: 'diario.pdf', bytes: null, text: '' },
  },
  {
    what: 'text alone when its media leads out of the media',
    message: { creation_timestamp: 1, media_url: '../private/foto.png', body: 'Guardi' },
    content: { kind: 'text', text: 'Guardi' },
  },
  {
    what: 'text alone when its media would run a script',
    message: { creation_timestamp: 1, media_url: 'javascript:alert(1)//.png', body: 'Guardi' },
    content: { kind: 'text', text: 'Guardi' },
  },
])('a message is shown as $what', ({ message, content }) => {
  expect(messagesFrom(chatFrom([message]), reader)[0]?.content).toEqual(content);
});

test('media that stand elsewhere are a plain link with their address unchanged, whatever it ends in (CHAT-22, UPL-08)', () => {
  const url = 'https://elsewhere.example/foto.png';
  const message = { creation_timestamp: 1, media_url: url, body: 'Guardi' };
  expect(messagesFrom(chatFrom([message]), reader)[0]?.content).toEqual({ kind: 'link', url, text: 'Guardi' });
});

test('the summary shows the last message, whichever way the list runs, and counts what waits (CHAT-03, CHAT-33)', () => {
  const chat = chatFrom([
    { creation_timestamp: morning + 2, owner: 'pt-rinaldi', body: 'A lunedì\n allora', seen: false },
    { creation_timestamp: morning + 1, owner: 'pt-rinaldi', body: 'Va bene' },
    { creation_timestamp: morning, owner: 'pt-giulia', body: 'Lunedì?', seen: false },
  ]);
  expect(summaryFrom(chat, rinaldi, reader)).toEqual({
    token: 'chat-1',
    otherSide: rinaldi,
    lastMessage: { kind: 'text', text: 'A lunedì allora', sentAt: '2025-11-23T09:26:42.000Z', own: false },
    unread: 2,
  });
});

test.each<{ what: string; message: MessageOnWire; preview: object }>([
  {
    what: 'a card: its notice',
    message: { creation_timestamp: 1, subject: 'Event Notification', body: 'Lunedì alle 10 event_pt:event-1' },
    preview: { kind: 'appointment', text: 'Lunedì alle 10' },
  },
  {
    what: 'a file without words: its name',
    message: { creation_timestamp: 1, media_url: 'diario.pdf' },
    preview: { kind: 'document', text: 'diario.pdf' },
  },
  {
    what: 'a file that is neither image nor PDF: its name',
    message: { creation_timestamp: 1, media_url: 'nota.docx' },
    preview: { kind: 'file', text: 'nota.docx' },
  },
  {
    what: 'an image without words: none',
    message: { creation_timestamp: 1, media_url: 'foto.png' },
    preview: { kind: 'image', text: '' },
  },
  {
    what: 'an image with words: the words',
    message: { creation_timestamp: 1, media_url: 'foto.png', body: 'Ecco' },
    preview: { kind: 'image', text: 'Ecco' },
  },
  {
    what: 'a bare link: where it leads',
    message: { creation_timestamp: 1, media_url: 'https://elsewhere.example/' },
    preview: { kind: 'text', text: 'https://elsewhere.example/' },
  },
  {
    what: 'a long text: its beginning, no character cut in two',
    message: { creation_timestamp: 1, body: '🌱'.repeat(200) },
    preview: { kind: 'text', text: `${'🌱'.repeat(119)}…` },
  },
])('the preview of $what (CHAT-01)', ({ message, preview }) => {
  expect(summaryFrom(chatFrom([message]), rinaldi, reader).lastMessage).toMatchObject(preview);
});

test('the chat spoken in last comes first, one without messages last (CHAT-01)', () => {
  const summaries = [
    summaryFrom(chatFrom([], 'chat-silent'), rinaldi, reader),
    summaryFrom(chatFrom([{ creation_timestamp: morning }], 'chat-old'), rinaldi, reader),
    summaryFrom(chatFrom([{ creation_timestamp: morning + 9 }], 'chat-new'), rinaldi, reader),
  ];
  expect(lastSpokenFirst(summaries).map(({ token }) => token)).toEqual(['chat-new', 'chat-old', 'chat-silent']);
});

function chatFrom(messages: ChatOnWire['messages'], token = 'chat-1'): LegacyRecipient {
  const [chat] = listChats.answer.parse({ recipients: { '0': { public_token: token, messages } } }).recipients;
  if (!chat) throw new Error('The sample does not decode.');
  return chat;
}
