import { exampleUsers } from '#bff/testing/every-operation';
import { civilDate } from '#contracts/kernel/civil-date';
import { hourMs, type Instant, isoFromInstant, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import type { ExampleReader } from '#contracts/kernel/operation-examples';
import { instantFromRome, romeDate, shiftDays } from '#contracts/kernel/rome-time';
import { operationExamples } from '#contracts/operation-examples';
import { type OperationKey, operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import type { Platform } from '#mocks/platform';

/** A call that leaves one row on the platform, found by its unique word. */
export interface CountedCall {
  readonly as: PersonaName;
  readonly operation: OperationKey;
  readonly input: (word: string, count: number) => unknown;
  /** The rows among which the platform stores it. */
  readonly rows: (platform: Platform) => readonly unknown[];
}

const listOf = (platform: Platform, user: string, list: string): readonly unknown[] => {
  const { public_configuration } = platform.db.users.get(user) ?? {};
  return Object.values((public_configuration as Record<string, object> | undefined)?.[list] ?? []);
};

function diaryEntryOf(as: PersonaName): CountedCall {
  return {
    as,
    operation: 'addEntry',
    input: (word) => ({ ...operationExamples.addEntry.patient, comment: word, idempotencyKey: `key-${word}` }),
    rows: (platform) => listOf(platform, `pt-${as}`, 'diary'),
  };
}

function messageOf(as: PersonaName, chat: string): CountedCall {
  return {
    as,
    operation: 'sendText',
    input: (word) => ({ chat, text: word, idempotencyKey: `key-${word}` }),
    rows: ({ db }) => db.messages.list(),
  };
}

function ticketOf(as: PersonaName): CountedCall {
  return {
    as,
    operation: 'openTicket',
    input: (word) => ({ title: word, description: 'Domanda.', receiveCall: false, idempotencyKey: `key-${word}` }),
    rows: ({ db }) => db.tickets.list(),
  };
}

function noteOf(as: PersonaName, patient: string): CountedCall {
  return {
    as,
    operation: 'addNote',
    input: (word) => ({ patient, title: word, text: 'Seduta.', idempotencyKey: `key-${word}` }),
    rows: (platform) => listOf(platform, `pt-${as}`, 'patients').flatMap((row) => (row as { notes: unknown[] }).notes),
  };
}

function bookingOf(as: PersonaName, patient: string): CountedCall {
  return {
    as,
    operation: 'bookAppointment',
    input: (word, count) => ({
      ...operationExamples.bookAppointment.professional,
      ...{ kind: 'single', title: word, patient, series: `series-${word}`, idempotencyKey: `key-${word}` },
      date: shiftDays(civilDate(2027, 2, 1), count % 300),
      time: count < 300 ? '09:00' : '10:00',
    }),
    rows: ({ db }) => db.events.list(),
  };
}

/** Calls of six users. Each rewrites a user whole or must not be done twice. */
export const countedCalls: readonly CountedCall[] = [
  ...(['giulia', 'marco', 'sara'] as const).map(diaryEntryOf),
  messageOf('giulia', 'chat-giulia-rinaldi'),
  messageOf('rinaldi', 'chat-giulia-rinaldi'),
  messageOf('marco', 'chat-marco-rinaldi'),
  ticketOf('sara'),
  ticketOf('serafini'),
  ticketOf('conti'),
  noteOf('rinaldi', 'pt-giulia'),
  bookingOf('rinaldi', 'pt-giulia'),
  bookingOf('serafini', 'pt-giulia'),
];

/**
 * Operations that end a session, change how to sign in, delete the rows that are counted, or spend the credit that is
 * summed. Sessions are moved and cancelled by calls of their own.
 */
const leftOut: readonly OperationKey[] = [
  ...(['logOut', 'changeEmail', 'requestClosure', 'deleteConversation', 'requestPayment'] as const),
  ...(['moveAppointment', 'cancelAppointment'] as const),
];

export interface Call {
  /** Null for a visitor. */
  readonly as: PersonaName | null;
  readonly operation: OperationKey;
  readonly input: unknown;
}

/** Every other operation by its examples, so that all of them run beside the counted calls. */
export const exampleCalls: readonly Call[] = (Object.keys(operations) as OperationKey[])
  .filter((operation) => !leftOut.includes(operation) && !countedCalls.some((call) => call.operation === operation))
  .flatMap((operation) =>
    Object.entries(operationExamples[operation]).map(([reader, input]) => ({
      as: exampleUsers[reader as ExampleReader],
      operation,
      input,
    })),
  );

/** A paid session of Giulia's with Rinaldi, to be moved or cancelled. */
export interface PaidSession {
  readonly token: string;
  readonly start: Instant;
}

export const paidEuros = 60;
const paidSessions = 40;

/** Adds paid sessions of an hour to the platform, one a day at three o'clock. */
export function addPaidSessions({ db, now }: Platform): readonly PaidSession[] {
  const model = db.events.get('event-giulia-accepted');
  if (!model) throw new Error('The demonstration has no accepted session of Giulia.');
  return Array.from({ length: paidSessions }, (_, day) => {
    const start = instantFromRome(shiftDays(romeDate(now()), 20 + day), '15:00');
    const token = `event-paid-${day}`;
    db.events.put({
      ...model,
      public_token: token,
      start_timestamp: secondsFromInstant(start),
      end_timestamp: secondsFromInstant(shiftInstant(start, hourMs)),
      configuration: { ...model.configuration, status: 'accepted', paid_amount: paidEuros, wallet_amount: 0 },
    });
    return { token, start };
  });
}

/** The events of a session: itself, and those it was moved to. */
export function rowsOf({ db }: Platform, { token }: PaidSession) {
  return db.events
    .list()
    .filter(
      ({ public_token, configuration: { moved_from } }) =>
        public_token === token || Object.values(moved_from ?? []).includes(token),
    );
}

/** Moves a session by half an hour: the new time overlaps the old one. */
export function moveOf({ token, start }: PaidSession): Call {
  return {
    as: 'rinaldi',
    operation: 'moveAppointment',
    input: {
      appointment: token,
      startsAt: isoFromInstant(start),
      title: 'Seduta',
      date: romeDate(start),
      time: '15:30',
      slots: 2,
      batch: `batch-move-${token}`,
      idempotencyKey: `key-move-${token}`,
    },
  };
}

/** Cancels a paid session, which becomes credit. */
export function cancellationOf(appointment: string): Call {
  const input = { appointment, batch: `batch-cancel-${appointment}` };
  return { as: 'rinaldi', operation: 'cancelAppointment', input };
}
