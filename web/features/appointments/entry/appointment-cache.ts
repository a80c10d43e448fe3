import { type Appointment, listAppointments, listInvitees } from '#contracts/appointments/appointments.api';
import { type CacheWrite, cacheWrite } from '#web/api/query-cache';

/** Puts an appointment as a command answered it into the list that was read: in place of itself, or of those it was moved from. */
export function appointmentWrites({ appointment }: { readonly appointment: Appointment }): readonly CacheWrite[] {
  const replaced = new Set([appointment.token, ...appointment.movedFrom]);
  return [
    cacheWrite(listAppointments, ({ appointments }) => ({
      appointments: [...appointments.filter(({ token }) => !replaced.has(token)), appointment].sort(byStart),
    })),
  ];
}

/** What a booking says of the patients one may invite: who has an introductory talk now. */
export function bookingWrites(booked: { readonly appointment: Appointment }): readonly CacheWrite[] {
  const { kind, otherSide } = booked.appointment;
  const isTalk = kind === 'introductory-talk';
  return [
    ...appointmentWrites(booked),
    cacheWrite(listInvitees, (before) => ({
      ...before,
      invitees: before.invitees.map((each) =>
        isTalk && each.patient === otherSide.token ? { ...each, hasIntroductoryTalk: true } : each,
      ),
    })),
  ];
}

function byStart(one: Appointment, other: Appointment): number {
  return one.startsAt.localeCompare(other.startsAt);
}
