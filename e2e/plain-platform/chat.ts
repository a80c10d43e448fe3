import { type Desk, done, type Handler, Refused, signer, userOf } from '#e2e/plain-platform/desk';
import type { Chat, Message, User } from '#e2e/plain-platform/entities';
import { type Fields, recordOf, rowsOf, textOf } from '#e2e/plain-platform/php-values';
import { nameOf, newToken, partOf } from '#e2e/plain-platform/state';

/** Every chat of the signed-in user; a patient gets bare tokens for its participants. */
export const listChats: Handler = (desk, request) => {
  const reader = signer(desk, request);
  const own = [...desk.state.chats.values()].filter(({ participants }) => participants.includes(reader.public_token));
  return { recipients: own.map((chat) => seenBy(desk, reader, chat)) };
};

/** Opens a chat with its first message; the administration takes part in it too. */
export const createChat: Handler = (desk, request) => {
  const { public_token } = open(desk, request);
  return { recipient: desk.manners.saysLittle ? public_token : { public_token } };
};

export const noticeChatCreate: Handler = (desk, request) => {
  open(desk, request);
  return done(desk);
};

/** Every second answer has the message under `message`. */
export const sendMessage: Handler = (desk, request) => {
  const author = signer(desk, request);
  const sent = messageSeenBy(author, add(desk, author, request));
  return desk.state.made % 2 === 0 ? sent : { message: sent };
};

export const noticeChatAppend: Handler = (desk, request) => {
  add(desk, signer(desk, request), request);
  return done(desk);
};

export const markSeen: Handler = (desk, request) => {
  const reader = signer(desk, request);
  const received = ownChat(desk, reader, request).messages.filter(({ owner }) => owner !== reader.public_token);
  for (const message of received) message.seen = true;
  return done(desk);
};

export const deleteChat: Handler = (desk, request) => {
  const { public_token } = ownChat(desk, signer(desk, request), request);
  desk.state.chats.delete(public_token);
  return done(desk);
};

function open(desk: Desk, request: Fields): Chat {
  const author = signer(desk, request);
  const others = [...rowsOf(request['targets']), ...rowsOf(request['admin_list'])].map(String);
  for (const target of rowsOf(request['targets'])) userOf(desk, target);
  const chat: Chat = {
    public_token: newToken(desk.state, 'chat'),
    name: textOf(request['name']),
    participants: [author.public_token, ...others],
    messages: [messageOf(desk, author, request)],
  };
  desk.state.chats.set(chat.public_token, chat);
  return chat;
}

function add(desk: Desk, author: User, request: Fields): Message {
  const message = messageOf(desk, author, request);
  ownChat(desk, author, request).messages.push(message);
  return message;
}

function messageOf({ state, now }: Desk, author: User, request: Fields): Message {
  return {
    public_token: newToken(state, 'message'),
    owner: author.public_token,
    subject: textOf(request['subject']),
    body: textOf(request['body']),
    media_url: textOf(request['media_url']),
    configuration: recordOf(request['configuration']),
    creation_timestamp: now,
    seen: false,
  };
}

function ownChat({ state }: Desk, { public_token }: User, request: Fields): Chat {
  const chat = state.chats.get(textOf(request['public_token_recipient']));
  if (!chat?.participants.includes(public_token)) throw new Refused({ error: 'CHAT_NOT_FOUND' });
  return chat;
}

function seenBy(desk: Desk, reader: User, { public_token, name, participants, messages }: Chat): Fields {
  const people = participants.map((token) => userOf(desk, token));
  const other = people.find((user) => user.public_token !== reader.public_token);
  const isPatient = typeOf(reader) === 'paziente';
  return {
    public_token,
    name,
    group_type: other && typeOf(other),
    usherGroup: isPatient ? participants : people.map(participantView),
    messages: messages.map((message) => messageSeenBy(reader, message)),
  };
}

function participantView(user: User): Fields {
  return { public_token: user.public_token, name: nameOf(user), type: typeOf(user), picture: user['picture'] };
}

function messageSeenBy(reader: User, message: Message): Fields {
  return { ...message, type: 'message', isOwner: message.owner === reader.public_token };
}

function typeOf(user: User): unknown {
  return partOf(user, 'public_configuration')['type'];
}
