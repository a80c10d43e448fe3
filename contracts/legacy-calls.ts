import { addEvent, listEvents, updateBooking } from '#contracts/appointments/appointments.legacy';
import {
  createChat,
  deleteChat,
  listChats,
  markSeen,
  noticeChatAppend,
  noticeChatCreate,
  sendMessage,
} from '#contracts/chat/chat.legacy';
import { login, restorePassword, session } from '#contracts/login/login.legacy';
import { updateUser } from '#contracts/users/own-user.legacy';
import { listUsers } from '#contracts/users/users.legacy';

/** Every call of the platform in use, by the name that configuration and documentation know it by. */
export const legacyCalls = {
  login,
  session,
  restorePassword,
  listUsers,
  updateUser,
  listChats,
  createChat,
  sendMessage,
  noticeChatCreate,
  noticeChatAppend,
  markSeen,
  deleteChat,
  listEvents,
  addEvent,
  updateBooking,
} as const;

export type LegacyCallName = keyof typeof legacyCalls;
