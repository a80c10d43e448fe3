import { type Appointment, listAppointments, listInvitees } from '#contracts/appointments/appointments.api';
import { type CacheWrite, cacheWrite } from '#web/api/query-cache';

/**
 * Writes the appointment a command answered into the cached list, in place of itself or of the tokens it was moved
 * from.
 */
export function appointmentWrites({ appointment }: { readonly appointment: Appointment }): readonly CacheWrite[] {
  const replaced = new Set([appointment.token, ...appointment.movedFrom]);
  return [
    cacheWrite(listAppointments, ({ appointments }) => ({
      appointments: [...appointments.filter(({ token }) => !replaced.has(token)), appointment].sort(byStart),
    })),
  ];
}

/** Writes a booking into the cache: the appointment, and that its patient now has an introductory talk. */
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
