import * as z from 'zod/mini';
import { cents, fileUrl, idempotencyKey, isoInstant, publicToken } from '#contracts/kernel/fields';
import { requiredText } from '#contracts/kernel/form-fields';
import { api, command, query } from '#contracts/kernel/operation';

/** The free introductory talk, or a therapy session for one person or for a couple. */
export const appointmentKind = z.enum(['introductory-talk', 'single', 'couple']);
export type AppointmentKind = z.output<typeof appointmentKind>;

/** Names a weekly series, made by the browser that creates it. */
const seriesId = idempotencyKey;

/**
 * Names what is done to several appointments of a series at once, made by the browser: the patient is notified once.
 */
const batch = z.optional(idempotencyKey);

/**
 * It is done and in the calendar, but the chat is not known to hold the patient's card. Asked for again, the
 * operation only sends the card.
 */
const notNotifiedRefusal = { patient_not_notified: { status: 409 } } as const;

export const appointment = z.object({
  token: publicToken,
  kind: appointmentKind,
  title: z.string(),
  startsAt: isoInstant,
  endsAt: isoInstant,
  /** The booked duration, in half hours. */
  slots: z.int(),
  status: z.enum(['pending', 'accepted', 'denied']),
  /** Null where the platform's price text cannot be read: the price is unknown, not zero. */
  priceCents: z.nullable(cents),
  /** The amount paid, credit included; null while the platform records no payment. */
  paidCents: z.nullable(cents),
  /** The tokens it had before it was moved, oldest first: a chat card that names one of them leads here. */
  movedFrom: z.array(publicToken),
  /** Names the weekly series it was created in, the same for all of them; null for one created alone. */
  series: z.nullable(seriesId),
  /** Whether the signed-in user is the therapist who created it. */
  own: z.boolean(),
  /** The other party: the patient for the therapist, the therapist for the patient. */
  otherSide: z.object({ token: publicToken, name: z.string(), pictureUrl: z.nullable(fileUrl) }),
});

export type Appointment = z.output<typeof appointment>;

/**
 * When an appointment starts and how long it lasts: date and time are Rome's, `slots` counts half hours. A time that
 * the clock skips when summer time begins is refused with `time_skipped`; a time that it repeats when summer time ends
 * means its first occurrence.
 */
const timing = {
  title: requiredText(120),
  /** Years 2000 to 2499, so that every end is a moment that can be written. */
  date: z.iso.date().check(z.regex(/^2[0-4]/)),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  slots: z.int().check(z.minimum(1), z.maximum(8)),
};

/** What refuses a time, whether it is booked or moved to. */
const timingRefusals = {
  date_past: { status: 422 },
  time_past: { status: 422 },
  time_skipped: { status: 422 },
} as const;

export const appointmentsApi = api('appointments', {
  /** The user's appointments, earliest first; denied ones are included, for histories and chat cards. */
  listAppointments: query({
    access: 'signed-in',
    versioned: true,
    input: z.strictObject({}),
    output: z.object({ appointments: z.array(appointment) }),
  }),

  /**
   * The patients the therapist may invite, namely those with a chat, and what the form needs to know of each (APPT-11).
   */
  listInvitees: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object({
      invitees: z.array(z.object({ patient: publicToken, name: z.string(), hasIntroductoryTalk: z.boolean() })),
      /** The therapist's own prices; null for a kind without a price, which cannot be booked. */
      prices: z.object({ singleCents: z.nullable(cents), coupleCents: z.nullable(cents) }),
      planExpired: z.boolean(),
    }),
  }),

  /**
   * Creates a pending appointment, notifies both chats and adds the patient to the therapist's list. The same
   * idempotency key for the same patient creates only one (APPT-37).
   */
  bookAppointment: command({
    access: 'professionals',
    affects: [
      'appointments/list-appointments',
      'appointments/list-invitees',
      'chat/list-conversations',
      'chat/read-conversation',
      'patients/list-patients',
    ],
    input: z.strictObject({
      kind: appointmentKind,
      ...timing,
      patient: publicToken,
      /** The weekly series it belongs to, if any; it joins them, and one card in the chat tells of all. */
      series: z.optional(seriesId),
      idempotencyKey,
    }),
    output: z.object({ appointment }),
    refusals: {
      ...timingRefusals,
      patient_not_in_chat: { status: 422 },
      second_introductory_talk: { status: 409 },
      introductory_talk_first: { status: 409 },
      price_missing: { status: 422 },
      plan_expired: { status: 403 },
      slot_taken: { status: 409 },
      ...notNotifiedRefusal,
    },
  }),

  /**
   * Moves an appointment that has not ended to another time, title or duration. It becomes a new appointment that keeps
   * status, price and payment; both chats are notified once. `startsAt` is the start the therapist saw: refuses with
   * `changed_elsewhere` when it has changed since. The same idempotency key moves it once (APPT-44).
   */
  moveAppointment: command({
    access: 'professionals',
    affects: ['appointments/list-appointments', 'chat/list-conversations', 'chat/read-conversation'],
    input: z.strictObject({ appointment: publicToken, startsAt: isoInstant, ...timing, batch, idempotencyKey }),
    output: z.object({ appointment }),
    refusals: {
      ...timingRefusals,
      already_over: { status: 409 },
      already_denied: { status: 409 },
      slot_taken: { status: 409 },
      /** The appointment is where it was. */
      not_moved: { status: 409 },
      /** The old appointment is erased, and the platform took neither the new time nor the old one. */
      not_restored: { status: 409 },
      /** The new appointment is added, and the platform erased neither it nor the old one. */
      both_remain: { status: 409 },
      ...notNotifiedRefusal,
    },
  }),

  /**
   * The patient accepts a pending introductory talk. A paid session is refused: it needs consent and payment (APPT-86).
   */
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

  /**
   * The therapist cancels an appointment that has not ended; the patient is notified in chat. One that is cancelled
   * already, and of which the patient was not notified, is notified of now; otherwise it refuses with `already_denied`
   * (APPT-52).
   */
  cancelAppointment: command({
    access: 'professionals',
    affects: [
      'appointments/list-appointments',
      'appointments/list-invitees',
      'chat/list-conversations',
      'chat/read-conversation',
    ],
    input: z.strictObject({ appointment: publicToken, batch }),
    output: z.object({ appointment }),
    refusals: { already_over: { status: 409 }, already_denied: { status: 409 }, ...notNotifiedRefusal },
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
