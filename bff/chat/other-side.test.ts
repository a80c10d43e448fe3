import { expect, test } from 'vitest';
import type { ChatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { isNameless, otherParticipant, otherSideFrom } from '#bff/chat/other-side';
import { type LegacyRecipient, legacyRecipient } from '#contracts/chat/chat.legacy';
import { type LegacyUser, legacyUser } from '#contracts/users/users.legacy';

const giulia: ChatViewpoint = {
  token: 'pt-giulia',
  userType: 'patient',
  adminTokens: ['pt-amministrazione'],
  mediaBase: 'https://platform.example/media',
};
const andrea = { public_token: 'pt-rinaldi', name: 'Andrea Rinaldi', type: 'dottore', picture: 'rinaldi.jpg' };
const user = legacyUser.parse({
  public_token: 'pt-rinaldi',
  picture: 'rinaldi.jpg',
  public_configuration: { type: 'dottore', nome: 'Andrea', cognome: 'Rinaldi' },
});

function chatOf(usherGroup: unknown, group_type = ''): LegacyRecipient {
  return legacyRecipient.parse({ public_token: 'chat-1', group_type, usherGroup });
}

function otherSide(chat: LegacyRecipient, reader = giulia, known?: LegacyUser) {
  const person = otherParticipant(chat, reader);
  return person && otherSideFrom(person, { chat, reader, known });
}

const rinaldi = {
  token: 'pt-rinaldi',
  kind: 'professional',
  name: 'Andrea Rinaldi',
  pictureUrl: '/files/media/rinaldi.jpg',
};

test.each<{ what: string; people: unknown }>([
  { what: 'first in the list', people: [andrea, { public_token: 'pt-giulia' }] },
  { what: 'last in the list', people: ['pt-giulia', andrea] },
  { what: 'in a list that came as an object', people: { '3': { public_token: 'pt-giulia' }, '4': andrea } },
  { what: 'alone in the list', people: [andrea] },
  { what: 'behind the administration', people: ['pt-amministrazione', 'pt-giulia', andrea] },
  { what: 'behind somebody whose token cannot travel', people: ['pt/../x', 'pt-giulia', andrea] },
])('the other side is the participant who is not the reader: $what (CHAT-01)', ({ people }) => {
  expect(otherSide(chatOf(people))).toEqual(rinaldi);
});

test('a bare token takes name, type and picture from the user it stands for (CHAT-01)', () => {
  const chat = chatOf(['pt-giulia', 'pt-rinaldi']);
  const person = otherParticipant(chat, giulia);
  expect(person && isNameless(person, giulia)).toBe(true);
  expect(otherSide(chat, giulia, user)).toEqual(rinaldi);
});

test.each<{ what: string; people: unknown; group_type?: string }>([
  { what: 'by its type', people: ['pt-giulia', { public_token: 'pt-segreteria', name: 'X', type: 'amministrazione' }] },
  { what: 'by its token', people: ['pt-giulia', 'pt-amministrazione'] },
  { what: 'by the type of the chat', people: ['pt-giulia', 'pt-altra'], group_type: 'amministrazione' },
])(
  "the administration's account is 'amministrazione' without a token, known $what (CHAT-11, MSG-09)",
  ({ people, group_type }) => {
    expect(otherSide(chatOf(people, group_type))).toEqual({
      kind: 'administration',
      name: 'amministrazione',
      pictureUrl: null,
    });
  },
);

test('who has no name and is not known is called by what they are to the reader', () => {
  const chat = chatOf(['pt-giulia', 'pt-rinaldi']);
  expect(otherSide(chat)).toMatchObject({ kind: 'professional', name: 'Terapeuta', pictureUrl: null });
  const asRinaldi: ChatViewpoint = { ...giulia, token: 'pt-rinaldi', userType: 'professional' };
  expect(otherSide(chat, asRinaldi)).toMatchObject({ token: 'pt-giulia', kind: 'patient', name: 'Paziente' });
});

test('a chat the reader is alone in has no other side', () => {
  expect(otherParticipant(chatOf(['pt-giulia']), giulia)).toBeUndefined();
});

test('a chat with somebody is found by its other side, never by the reader or the administration in it (MSG-03)', () => {
  const chats = [chatOf(['pt-amministrazione', 'pt-giulia', andrea])];
  expect(chatWith('pt-rinaldi', chats, giulia)).toBe(chats[0]);
  for (const nobody of ['pt-giulia', 'pt-amministrazione', 'pt-serafini']) {
    expect(chatWith(nobody, chats, giulia)).toBeUndefined();
  }
});
