import { addressDetailCall, addressSuggest } from '#contracts/addresses/addresses.legacy';
import { alert } from '#contracts/alerts/alerts.legacy';
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
import { requestInfo } from '#contracts/information-request/information-request.legacy';
import { login, restorePassword, session, socialLogin } from '#contracts/login/login.legacy';
import { register, userValidate } from '#contracts/registration/registration.legacy';
import { profileView } from '#contracts/therapists/therapists.legacy';
import { upload } from '#contracts/uploads/uploads.legacy';
import { updateUser } from '#contracts/users/own-user.legacy';
import { listUsers } from '#contracts/users/users.legacy';

/** Every call of the platform in use, by the name that configuration and documentation know it by. */
export const legacyCalls = {
  login,
  session,
  restorePassword,
  socialLogin,
  listUsers,
  updateUser,
  profileView,
  alert,
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
  upload,
  addressSuggest,
  addressDetail: addressDetailCall,
  register,
  userValidate,
  requestInfo,
} as const;

export type LegacyCallName = keyof typeof legacyCalls;
