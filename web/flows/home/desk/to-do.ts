import type { Appointment } from '#contracts/appointments/appointments.api';
import { isConfirmationExpired } from '#contracts/appointments/confirmation-expired';
import type { ChatSummary } from '#contracts/chat/chat.api';
import type { previousMonthRevenue } from '#contracts/invoices/invoices.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';
import { upcomingAppointments } from '#web/features/appointments/journey/upcoming';

type Revenue = OperationOutput<typeof previousMonthRevenue>;

/** A person of a chat, who has written last. */
export interface Writer {
  readonly chat: string;
  readonly name: string;
  readonly sentAt: string;
}

/** One line of what waits for a therapist. */
export type ToDo =
  | { readonly kind: 'answer'; readonly writer: Writer }
  /** The earliest of a patient's proposals, and how many wait for the same yes. */
  | { readonly kind: 'remind'; readonly first: Appointment; readonly count: number }
  | { readonly kind: 'invoices'; readonly month: string; readonly records: number }
  | { readonly kind: 'propose' };

export interface ToDoGrounds {
  readonly appointments: readonly Appointment[];
  /** Undefined while they are not known, and then nothing is concluded from them. */
  readonly chats: readonly ChatSummary[] | undefined;
  /** The previous month's; undefined while it is not known. */
  readonly revenue: Revenue | undefined;
  readonly now: Instant;
}

/** The last day of the month on which the invoices of the month before are due (INV-21). */
const invoicesDueOn = 10;

/**
 * What waits for a therapist, in its order: first messages without an answer, the oldest first; proposals that the
 * patient has not confirmed; the invoices of last month, until the 10th; and a first appointment, where people write
 * and none is planned. A message counts as a first one while there has never been an appointment with its writer.
 */
export function toDo(grounds: ToDoGrounds): readonly ToDo[] {
  const answers = firstMessages(grounds).map((writer): ToDo => ({ kind: 'answer', writer }));
  return [...answers, ...reminders(grounds), ...invoices(grounds), ...proposals(grounds)];
}

/** Whether the revenue matters to what there is to do today. */
export function asksForInvoices(now: Instant): boolean {
  return Number(romeDate(now).slice(8)) <= invoicesDueOn;
}

function firstMessages({ appointments, chats = [] }: ToDoGrounds): Writer[] {
  const known = new Set(appointments.map(({ otherSide }) => otherSide.token));
  return chats
    .flatMap(({ token, otherSide, lastMessage }) => {
      if (otherSide.kind !== 'patient' || known.has(otherSide.token) || !lastMessage || lastMessage.own) return [];
      return [{ chat: token, name: otherSide.name, sentAt: lastMessage.sentAt }];
    })
    .toSorted((one, other) => instantFromIso(one.sentAt) - instantFromIso(other.sentAt));
}

function reminders({ appointments, now }: ToDoGrounds): ToDo[] {
  const pending = appointments
    .filter((one) => one.own && one.status === 'pending' && !isConfirmationExpired(one, now))
    .toSorted((one, other) => instantFromIso(one.startsAt) - instantFromIso(other.startsAt));
  const byPatient = Map.groupBy(pending, ({ otherSide }) => otherSide.token);
  return [...byPatient.values()].flatMap((all) =>
    all[0] ? [{ kind: 'remind' as const, first: all[0], count: all.length }] : [],
  );
}

function invoices({ revenue, now }: ToDoGrounds): ToDo[] {
  if (!revenue || revenue.records === 0 || !asksForInvoices(now)) return [];
  return [{ kind: 'invoices', month: revenue.month, records: revenue.records }];
}

function proposals({ appointments, chats = [], now }: ToDoGrounds): ToDo[] {
  const isAnyPlanned = upcomingAppointments(appointments, now).length > 0;
  return isAnyPlanned || !chats.some(({ otherSide }) => otherSide.kind === 'patient') ? [] : [{ kind: 'propose' }];
}
