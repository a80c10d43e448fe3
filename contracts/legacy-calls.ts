import { addressDetailCall, addressSuggest } from '#contracts/addresses/addresses.legacy';
import { alert } from '#contracts/alerts/alerts.legacy';
import { addEvent, deleteEvent, listEvents, updateBooking } from '#contracts/appointments/appointments.legacy';
import {
  createChat,
  deleteChat,
  listChats,
  markSeen,
  noticeChatAppend,
  noticeChatCreate,
  sendMessage,
} from '#contracts/chat/chat.legacy';
import { sendContractCode } from '#contracts/contract/contract.legacy';
import { requestInfo } from '#contracts/information-request/information-request.legacy';
import { informedConsent } from '#contracts/informed-consent/informed-consent.legacy';
import { listInvoices } from '#contracts/invoices/invoices.legacy';
import { login, restorePassword, session, socialLogin } from '#contracts/login/login.legacy';
import { acceptAppointment } from '#contracts/payments/payments.legacy';
import { findCoupons, purchasePlan } from '#contracts/plans/plans.legacy';
import { register, userValidate } from '#contracts/registration/registration.legacy';
import { rate } from '#contracts/reviews/reviews.legacy';
import { profileView } from '#contracts/therapists/therapists.legacy';
import { addTicket, editTicket, listTickets } from '#contracts/tickets/tickets.legacy';
import { upload } from '#contracts/uploads/uploads.legacy';
import { updateUser, updateUserParts } from '#contracts/users/own-user.legacy';
import { listUsers } from '#contracts/users/users.legacy';

/** Every platform call in use, by the name that configuration and documentation use. */
export const legacyCalls = {
  login,
  session,
  restorePassword,
  socialLogin,
  listUsers,
  updateUser,
  updateUserParts,
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
  deleteEvent,
  updateBooking,
  acceptAppointment,
  informedConsent,
  upload,
  addressSuggest,
  addressDetail: addressDetailCall,
  register,
  userValidate,
  requestInfo,
  rate,
  listInvoices,
  sendContractCode,
  purchasePlan,
  findCoupons,
  listTickets,
  addTicket,
  editTicket,
} as const;

export type LegacyCallName = keyof typeof legacyCalls;
