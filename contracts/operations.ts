import {
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  listAppointments,
  listInvitees,
} from '#contracts/appointments/appointments.api';
import {
  deleteConversation,
  listConversations,
  markRead,
  readConversation,
  sendText,
  startConversation,
} from '#contracts/chat/chat.api';
import { currentSession, keepSession, logIn, logOut, recoverPassword } from '#contracts/login/login.api';
import { listTherapists, therapistDetail } from '#contracts/therapists/therapists.api';

/** Every operation the browser may ask for. What is not here cannot be called. */
export const operations = {
  [logIn.name]: logIn,
  [logOut.name]: logOut,
  [currentSession.name]: currentSession,
  [keepSession.name]: keepSession,
  [recoverPassword.name]: recoverPassword,
  [listTherapists.name]: listTherapists,
  [therapistDetail.name]: therapistDetail,
  [listConversations.name]: listConversations,
  [readConversation.name]: readConversation,
  [startConversation.name]: startConversation,
  [sendText.name]: sendText,
  [markRead.name]: markRead,
  [deleteConversation.name]: deleteConversation,
  [listAppointments.name]: listAppointments,
  [listInvitees.name]: listInvitees,
  [bookAppointment.name]: bookAppointment,
  [confirmAppointment.name]: confirmAppointment,
  [cancelAppointment.name]: cancelAppointment,
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
