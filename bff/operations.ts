import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { handleListInvitees } from '#bff/appointments/list-invitees';
import { handleDeleteConversation } from '#bff/chat/delete-conversation';
import { handleListConversations } from '#bff/chat/list-conversations';
import { handleMarkRead } from '#bff/chat/mark-read';
import { handleReadConversation } from '#bff/chat/read-conversation';
import { handleSendText } from '#bff/chat/send-text';
import { handleStartConversation } from '#bff/chat/start-conversation';
import { handleCurrentSession } from '#bff/login/current-session';
import { handleKeepSession } from '#bff/login/keep-session';
import { handleLogIn } from '#bff/login/log-in';
import { handleLogOut } from '#bff/login/log-out';
import { handleRecoverPassword } from '#bff/login/recover-password';
import type { OperationHandler } from '#bff/run-operation';
import { handleListTherapists } from '#bff/therapists/list-therapists';
import { handleTherapistDetail } from '#bff/therapists/therapist-detail';
import type { OperationName, Operations } from '#contracts/operations';

/** Every operation's handler. The compiler refuses a missing one, and one written for another contract. */
export const handlers: { readonly [Name in OperationName]: OperationHandler<Operations[Name]> } = {
  'login/log-in': handleLogIn,
  'login/log-out': handleLogOut,
  'login/current-session': handleCurrentSession,
  'login/keep-session': handleKeepSession,
  'login/recover-password': handleRecoverPassword,
  'therapists/list-therapists': handleListTherapists,
  'therapists/therapist-detail': handleTherapistDetail,
  'chat/list-conversations': handleListConversations,
  'chat/read-conversation': handleReadConversation,
  'chat/start-conversation': handleStartConversation,
  'chat/send-text': handleSendText,
  'chat/mark-read': handleMarkRead,
  'chat/delete-conversation': handleDeleteConversation,
  'appointments/list-appointments': handleListAppointments,
  'appointments/list-invitees': handleListInvitees,
  'appointments/book-appointment': handleBookAppointment,
  'appointments/confirm-appointment': handleConfirmAppointment,
  'appointments/cancel-appointment': handleCancelAppointment,
};
