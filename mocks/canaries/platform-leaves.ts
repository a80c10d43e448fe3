import type { $ZodType } from 'zod/v4/core';
import { legacyEvent } from '#contracts/appointments/appointments.legacy';
import { legacyRecipient } from '#contracts/chat/chat.legacy';
import { legacyInvoice } from '#contracts/invoices/invoices.legacy';
import { contractFields } from '#contracts/kernel/inspection/contract-fields';
import { type LegacyCallName, legacyCalls } from '#contracts/legacy-calls';
import { legacyCoupon } from '#contracts/plans/plans.legacy';
import { legacyTicket } from '#contracts/tickets/tickets.legacy';
import { legacyUser } from '#contracts/users/users.legacy';
import type { CanarySite } from '#mocks/canaries/canary-sites';
import { type Json, valuesAt } from '#mocks/canaries/json';

/** An answer of the platform to one of its calls. */
export interface RecordedAnswer {
  readonly call: string;
  readonly body: Uint8Array;
}

interface Planted {
  readonly sites: readonly CanarySite[];
  readonly canariesIn: (answer: unknown) => ReadonlySet<CanarySite>;
}

/**
 * The fields of the platform's calls in which these answers held neither a canary nor a value that differs in the world
 * changed for users who may not see it. By name, each field once, however many calls answer it.
 */
export function unplantedLeaves(answers: readonly RecordedAnswer[], { sites, canariesIn }: Planted): string[] {
  const names = leafNames();
  const changing = new Set(sites.flatMap(({ schema, put, other }) => (schema && put !== other ? [schema] : [])));
  for (const { call, body } of answers) {
    const answer = jsonOf(body);
    for (const { path, schema } of fieldsOf(call)) {
      if (!names.has(schema) || answer === undefined) continue;
      const values = valuesAt(answer, path);
      if (values.length > 0 && (changing.has(schema) || canariesIn(values).size > 0)) names.delete(schema);
    }
  }
  return [...names.values()];
}

/**
 * Each field by the schema that decodes it, named after the stored row it belongs to, or else the call that answers it.
 */
function leafNames(): Map<$ZodType, string> {
  const things = {
    user: legacyUser,
    chat: legacyRecipient,
    event: legacyEvent,
    invoice: legacyInvoice,
    coupon: legacyCoupon,
    ticket: legacyTicket,
  };
  const ofThings = Object.entries(things).map(([name, schema]) => ({ name, fields: contractFields(schema) }));
  const ofCalls = Object.keys(legacyCalls).map((name) => ({ name, fields: fieldsOf(name) }));
  const names = new Map<$ZodType, string>();
  for (const { name, fields } of [...ofThings, ...ofCalls]) {
    for (const { path, schema } of fields) if (!names.has(schema)) names.set(schema, `${name}: ${path}`);
  }
  return names;
}

function fieldsOf(call: string) {
  return call in legacyCalls ? contractFields(legacyCalls[call as LegacyCallName].answer) : [];
}

function jsonOf(body: Uint8Array): Json | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    return undefined;
  }
}
