import type * as z from 'zod';
import { legacyEvent } from '#contracts/appointments/appointments.legacy';
import { legacyMessage } from '#contracts/chat/chat.legacy';
import { legacyInvoice } from '#contracts/invoices/invoices.legacy';
import { contractFields } from '#contracts/kernel/contract-fields';
import type { FieldReader } from '#contracts/kernel/readers';
import { legacyUser } from '#contracts/users/users.legacy';
import { type Canary, plantCanaries } from '#mocks/canaries/plant-canaries';
import type { Database } from '#mocks/db/create-db';

/** A planted canary with the readers its contract names; a field no contract names has none. */
export interface PlantedCanary extends Canary {
  readonly kind: 'user' | 'message' | 'event' | 'invoice';
  readonly readers: readonly FieldReader[];
}

/** What the platform works by, in users: identities, states, and what signing in compares. */
const keptInUsers =
  /(^|\.)(public_token|private_token|email|username|autorizzazioni|privilege|type|role|owner|user_pt|signature)$|current_plan|sign_doc|fav_therapist|accepted|timestamp/;
const keptInMessages = /^(public_token|chat|owner|type|subject|seen|creation_timestamp)$|act$/;
const keptInEvents =
  /(^|\.)(public_token|resource|owner|targets\[\]|name|status|type|act|moved_from|start_timestamp|end_timestamp|quantity_time)$|notify|price/;

/** What the sum goes by: whose record it is, and of when. */
const keptInInvoices = /^(id|owner|target|month|year)$/;

/** Plants a canary in every field of every user that may change, and tells where. */
export function userCanaries(db: Database): PlantedCanary[] {
  const next = counter(0);
  return db.users.list().flatMap((user) => {
    const planting = { row: user.public_token, schema: legacyUser, keep: matches(keptInUsers), nextNumber: next };
    const { row, canaries } = plantCanaries(user, planting);
    db.users.put(row);
    return canaries.map(readersFrom('user', legacyUser));
  });
}

/** The same in every message. */
export function chatCanaries(db: Database): PlantedCanary[] {
  const next = counter(50_000);
  return db.messages.list().flatMap((message) => {
    const isNotice = message.subject === 'Event Notification';
    const keep = (path: string) => keptInMessages.test(path) || (isNotice && path === 'body');
    const planting = { row: message.chat, schema: legacyMessage, keep, nextNumber: next };
    const { row, canaries } = plantCanaries(message, planting);
    db.messages.put(row);
    return canaries.map(readersFrom('message', legacyMessage));
  });
}

/** The same in every event. */
export function appointmentsCanaries(db: Database): PlantedCanary[] {
  const next = counter(80_000);
  return db.events.list().flatMap((event) => {
    const planting = { row: event.public_token, schema: legacyEvent, keep: matches(keptInEvents), nextNumber: next };
    const { row, canaries } = plantCanaries(event, planting);
    db.events.put(row);
    return canaries.map(readersFrom('event', legacyEvent));
  });
}

/** The same in every monthly record. What two of an event's come to when added up is no number of these. */
export function invoicesCanaries(db: Database): PlantedCanary[] {
  const next = counter(60_000);
  return db.invoices.list().flatMap((invoice) => {
    const planting = { row: invoice.id, schema: legacyInvoice, keep: matches(keptInInvoices), nextNumber: next };
    const { row, canaries } = plantCanaries(invoice, planting);
    db.invoices.put(row);
    return canaries.map(readersFrom('invoice', legacyInvoice));
  });
}

function readersFrom(kind: PlantedCanary['kind'], schema: z.ZodType): (canary: Canary) => PlantedCanary {
  const readers = new Map(contractFields(schema).map((field) => [field.path, field.readers]));
  return (canary) => ({ ...canary, kind, readers: readers.get(canary.path) ?? [] });
}

function matches(pattern: RegExp): (path: string) => boolean {
  return (path) => pattern.test(path);
}

function counter(from: number): () => number {
  let number = from;
  return () => {
    number += 1;
    return number;
  };
}
