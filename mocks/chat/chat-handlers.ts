import type { RequestHandler } from 'msw';
import {
  createChat,
  deleteChat,
  listChats,
  markSeen,
  noticeChatAppend,
  noticeChatCreate,
  sendMessage,
} from '#contracts/chat/chat.legacy';
import { appendMessage, chatOf, messageFor, openChat, recipientFor } from '#mocks/chat/platform-chats';
import { legacyHandler } from '#mocks/engine/legacy-handler';
import type { Platform } from '#mocks/platform';
import { userByToken } from '#mocks/users/find-user';

/** Chats as the platform stores them: two sides, one history, gone for both when one deletes it. */
export function createChatHandlers(platform: Platform): RequestHandler[] {
  return [...createReadingHandlers(platform), ...createWritingHandlers(platform), ...createNoticeHandlers(platform)];
}

function createReadingHandlers(platform: Platform): RequestHandler[] {
  const { db } = platform;
  return [
    legacyHandler(platform, listChats, ({ private_token }) => {
      const { public_token: reader } = userByToken(platform, private_token);
      const chats = db.chats.list(({ participants }) => participants.includes(reader));
      return { recipients: chats.map((chat) => recipientFor(platform, chat, reader)) };
    }),
    legacyHandler(platform, markSeen, ({ private_token, public_token_recipient }) => {
      const { public_token: reader } = userByToken(platform, private_token);
      const chat = chatOf(platform, public_token_recipient, reader);
      const unread = db.messages.list(
        (message) => message.chat === chat.public_token && message.owner !== reader && !message.seen,
      );
      for (const message of unread) db.messages.change(message.public_token, { seen: true });
      return { success: true };
    }),
    legacyHandler(platform, deleteChat, ({ private_token, public_token_recipient }) => {
      const { public_token: reader } = userByToken(platform, private_token);
      const chat = chatOf(platform, public_token_recipient, reader);
      for (const message of db.messages.list((row) => row.chat === chat.public_token)) {
        db.messages.remove(message.public_token);
      }
      db.chats.remove(chat.public_token);
      return { success: true };
    }),
  ];
}

function createWritingHandlers(platform: Platform): RequestHandler[] {
  return [
    legacyHandler(platform, createChat, ({ private_token, targets, name, admin_list, ...message }) => {
      const sender = userByToken(platform, private_token);
      const chat = openChat(platform, { name, admin_list, participants: [sender.public_token, ...targets] });
      appendMessage(platform, { chat, sender, media_url: '', configuration: {}, ...message });
      return { recipient: { public_token: chat.public_token } };
    }),
    legacyHandler(platform, sendMessage, ({ private_token, public_token_recipient, ...message }) => {
      const sender = userByToken(platform, private_token);
      const chat = chatOf(platform, public_token_recipient, sender.public_token);
      const sent = appendMessage(platform, { chat, sender, include_text: false, ...message });
      return { message: messageFor(sent, sender.public_token) };
    }),
  ];
}

function createNoticeHandlers(platform: Platform): RequestHandler[] {
  const quiet = { media_url: '', configuration: {}, notify: false, include_text: false };
  return [
    legacyHandler(platform, noticeChatCreate, ({ private_token, targets, name, admin_list, ...message }) => {
      const sender = userByToken(platform, private_token);
      const chat = openChat(platform, { name, admin_list, participants: [sender.public_token, ...targets] });
      appendMessage(platform, { chat, sender, ...quiet, ...message });
      return { success: true };
    }),
    legacyHandler(platform, noticeChatAppend, ({ private_token, public_token_recipient, subject, body, type }) => {
      const sender = userByToken(platform, private_token);
      const chat = chatOf(platform, public_token_recipient, sender.public_token);
      appendMessage(platform, { chat, sender, ...quiet, subject, body, type });
      return { success: true };
    }),
  ];
}
