import { appointmentOf, withPatient } from '#bff/appointments/appointments-mapping';
import { bookingEligibility } from '#bff/appointments/booking-eligibility';
import { ownEvents } from '#bff/appointments/own-events';
import { patientsInChats } from '#bff/appointments/patients-in-chats';
import type { OperationHandler } from '#bff/run-operation';
import type { listInvitees } from '#contracts/appointments/appointments.api';
import { hasIntroductoryTalk } from '#contracts/appointments/introductory-talk';

/** The patients who wrote to the therapist, in order of name, and what decides on booking each of them. */
export const handleListInvitees: OperationHandler<typeof listInvitees> = async (context) => {
  const [patients, events, { prices, planExpired }] = await Promise.all([
    patientsInChats(context),
    ownEvents(context),
    bookingEligibility(context),
  ]);
  const invitees = [...patients.values()].map(({ patient: { token, name } }) => ({
    patient: token,
    name,
    hasIntroductoryTalk: hasIntroductoryTalk(withPatient(events, token).map(appointmentOf)),
  }));
  return { invitees: invitees.sort((one, other) => one.name.localeCompare(other.name, 'it')), prices, planExpired };
};
