import { legacyEvent } from '#contracts/appointments/appointments.legacy';
import { legacyMessage, legacyRecipient } from '#contracts/chat/chat.legacy';
import { legacyInvoice } from '#contracts/invoices/invoices.legacy';
import { type ContractField, contractFields } from '#contracts/kernel/inspection/contract-fields';
import { legacyCoupon } from '#contracts/plans/plans.legacy';
import { legacyTicket } from '#contracts/tickets/tickets.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

/** The kinds of row the platform stores. */
export type RowKind = 'user' | 'chat' | 'message' | 'event' | 'invoice' | 'coupon' | 'ticket';

/**
 * The fields of each kind's contract that its rows hold. A chat's participants and messages have rows of their own. A
 * planted open move would be carried out by the next reading of the calendar.
 */
export const plantedFields: Readonly<Record<RowKind, readonly ContractField[]>> = {
  user: fieldsOf(legacyUser).filter(({ path }) => !path.startsWith('configuration.ascolto.open_moves')),
  chat: contractFields(legacyRecipient).filter(({ path }) => !/^(group_type|usherGroup|messages)/.test(path)),
  message: contractFields(legacyMessage).filter(({ path }) => path !== 'isOwner'),
  event: contractFields(legacyEvent),
  invoice: contractFields(legacyInvoice),
  coupon: contractFields(legacyCoupon),
  ticket: contractFields(legacyTicket),
};

/** Coordinates count as one value: one of them alone is not a place. */
function fieldsOf(schema: typeof legacyUser): ContractField[] {
  return contractFields(schema).map((field) => ({
    ...field,
    path: field.path.replace(/coordinates\[\]$/, 'coordinates'),
  }));
}
