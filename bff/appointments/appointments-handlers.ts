import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { handleListInvitees } from '#bff/appointments/list-invitees';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import type { HandlersOf } from '#bff/run-operation';
import type { appointmentsApi } from '#contracts/appointments/appointments.api';

export const appointmentsHandlers: HandlersOf<typeof appointmentsApi> = {
  listAppointments: handleListAppointments,
  listInvitees: handleListInvitees,
  bookAppointment: handleBookAppointment,
  moveAppointment: handleMoveAppointment,
  confirmAppointment: handleConfirmAppointment,
  cancelAppointment: handleCancelAppointment,
};
