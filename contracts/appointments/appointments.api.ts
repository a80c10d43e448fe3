import * as z from 'zod/mini';
import { cents, fileUrl, idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';
import { requiredText } from '#contracts/kernel/form-fields';
import { api, command, query } from '#contracts/kernel/operation';

/** What is met for: the free first talk, or a therapy session for one or for a couple. */
export const appointmentKind = z.enum(['introductory-talk', 'single', 'couple']);
export type AppointmentKind = z.output<typeof appointmentKind>;

export const appointment = z.object({
  token: publicToken,
  kind: appointmentKind,
  title: z.string(),
  startsAt: isoInstant,
  endsAt: isoInstant,
  /** How long it was booked for, in half hours. */
  slots: z.int(),
  status: z.enum(['pending', 'accepted', 'denied']),
  /** Null where the platform's price text cannot be read: then it is not known, not free. */
  priceCents: z.nullable(cents),
  /** What was paid for it, credit included; null while the platform names no payment. */
  paidCents: z.nullable(cents),
  /** The tokens it had before it was moved, oldest first: a card of one of them leads here. */
  movedFrom: z.array(publicToken),
  /** The reader is the therapist who created it. */
  own: z.boolean(),
  /** Whom the reader meets. */
  otherSide: z.object({ token: publicToken, name: z.string(), pictureUrl: z.nullable(fileUrl) }),
});

export type Appointment = z.output<typeof appointment>;

/**
 * When an appointment is and for how long: date and time are Rome's, `slots` counts half hours. A time that the clock
 * skips as summer time begins is `time_skipped`; of one that it repeats as summer time ends, the first is meant.
 */
const timing = {
  title: requiredText(120),
  /** Up to the year 2499, so that every end of it is a moment that can be written. */
  date: z.iso.date().check(z.regex(/^2[0-4]/)),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  slots: z.int().check(z.minimum(1), z.maximum(8)),
};

export const appointmentsApi = api('appointments', {
  /** The user's appointments, earliest first; denied ones too, for histories and chat cards. */
  listAppointments: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ appointments: z.array(appointment) }),
  }),

  /** The patients the therapist may invite: those who wrote in chat (APPT-11), with what the form must know of each. */
  listInvitees: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({
      invitees: z.array(z.object({ patient: publicToken, name: z.string(), hasIntroductoryTalk: z.boolean() })),
      /** The therapist's own prices; null where the kind has none and cannot be booked (APPT-35). */
      prices: z.object({ singleCents: z.nullable(cents), coupleCents: z.nullable(cents) }),
      planExpired: z.boolean(),
    }),
  }),

  /** Creates a pending appointment and tells both chats (APPT-37 to 41). The same `act` sent twice for a patient makes one. */
  bookAppointment: command({
    access: 'professionals',
    affects: [
      'appointments/list-appointments',
      'appointments/list-invitees',
      'chat/list-conversations',
      'chat/read-conversation',
    ],
    input: z.strictObject({
      kind: appointmentKind,
      ...timing,
      patient: publicToken,
      idempotencyKey,
    }),
    output: z.object({ appointment }),
    refusals: {
      date_past: { status: 422 },
      time_past: { status: 422 },
      time_skipped: { status: 422 },
      patient_not_in_chat: { status: 422 },
      second_introductory_talk: { status: 409 },
      introductory_talk_first: { status: 409 },
      price_missing: { status: 422 },
      plan_expired: { status: 403 },
      slot_taken: { status: 409 },
    },
  }),

  /**
   * Moves an appointment that has not ended to another time, title or duration, as a new one that carries status, price
   * and payment over (APPT-44 to 51); both chats are told once (APPT-42). `startsAt` is where the therapist saw it: an
   * appointment that stands elsewhere by now is `changed_elsewhere`. `not_moved` says that the platform refused the new
   * time half way and that the appointment stands where it was; `not_restored` that it could not be put back either. The
   * same `act` sent twice moves once.
   */
  moveAppointment: command({
    access: 'professionals',
    affects: ['appointments/list-appointments', 'chat/list-conversations', 'chat/read-conversation'],
    input: z.strictObject({ appointment: publicToken, startsAt: isoInstant, ...timing, idempotencyKey }),
    output: z.object({ appointment }),
    refusals: {
      date_past: { status: 422 },
      time_past: { status: 422 },
      time_skipped: { status: 422 },
      already_over: { status: 409 },
      already_denied: { status: 409 },
      slot_taken: { status: 409 },
      not_moved: { status: 409 },
      not_restored: { status: 409 },
    },
  }),

  /** The patient accepts a pending introductory talk (APPT-86 to 92). A paid session asks for consent and payment first. */
  confirmAppointment: command({
    access: 'patients',
    affects: ['appointments/list-appointments', 'chat/list-conversations', 'chat/read-conversation'],
    input: z.strictObject({ appointment: publicToken }),
    output: z.object({ appointment }),
    refusals: {
      confirmation_expired: { status: 410 },
      not_pending: { status: 409 },
      payment_needed: { status: 422 },
    },
  }),

  /** The therapist cancels an appointment that has not ended; the patient is told in chat (APPT-52 to 60). */
  cancelAppointment: command({
    access: 'professionals',
    affects: [
      'appointments/list-appointments',
      'appointments/list-invitees',
      'chat/list-conversations',
      'chat/read-conversation',
    ],
    input: z.strictObject({ appointment: publicToken }),
    output: z.object({ appointment }),
    refusals: { already_over: { status: 409 }, already_denied: { status: 409 } },
  }),
});

export const {
  listAppointments,
  listInvitees,
  bookAppointment,
  moveAppointment,
  confirmAppointment,
  cancelAppointment,
} = appointmentsApi;
