import { priceText } from '#contracts/kernel/euro-cents';
import type { Json } from '#mocks/canaries/json';
import { asItStands, type LeafValues } from '#mocks/canaries/leaf-values';
import type { RowKind } from '#mocks/canaries/planted-fields';
import { amountForms, momentForms } from '#mocks/canaries/value-forms';

/** The values of a field with constraints, from its present value and the canary's number. */
type KeptField = (present: Json, number: number) => LeafValues;

/** Stays unchanged and is not searched for: the token belongs to the user it names. */
export const unchanged: KeptField = (present) => ({ put: present, other: present, forms: [] });

const moment: KeptField = (present) => ({
  put: present,
  other: Number(present) + 60,
  forms: momentForms(Number(present)),
});

/** A free session stays free for the users who may see it. */
const price: KeptField = (present, number) => {
  const cents = 3_000_041 + 100 * number;
  if (present === priceText(0)) return { put: present, other: priceText(cents), forms: [] };
  return { put: priceText(cents), other: priceText(cents + 10), forms: amountForms(cents) };
};

/**
 * Fields whose value stays, because the platform depends on it: tokens, what signing in compares, session times, signed
 * contracts. In a list it stays in the rows that were there.
 */
export const keptFields: Readonly<Record<RowKind, Readonly<Record<string, KeptField>>>> = {
  user: {
    public_token: asItStands,
    private_token: asItStands,
    email: asItStands,
    'public_configuration.rating[].owner': unchanged,
    'public_configuration.rating[].rating': unchanged,
    'public_configuration.patients[].user_pt': unchanged,
    'public_configuration.patients[].notes[].id': unchanged,
    'public_configuration.consenso_informato[].user_pt': unchanged,
    'public_configuration.consenso_informato[].file': unchanged,
    'public_configuration.sign_doc[].type': unchanged,
    'public_configuration.sign_doc[].accepted': unchanged,
    'public_configuration.sign_doc[].is_invalid': unchanged,
    'manager_configuration.sign_doc[].type': unchanged,
    'manager_configuration.sign_doc[].accepted': unchanged,
    'manager_configuration.sign_doc[].is_invalid': unchanged,
  },
  chat: { public_token: asItStands },
  message: { public_token: asItStands, owner: unchanged },
  event: {
    public_token: asItStands,
    resource: unchanged,
    'configuration.boocal.owner': unchanged,
    start_timestamp: moment,
    end_timestamp: moment,
    'configuration.price': price,
  },
  invoice: {
    id: asItStands,
    target: unchanged,
    month: (present) => ({ put: present, other: (Number(present) % 12) + 1, forms: [] }),
    year: (present) => ({ put: present, other: Number(present) + 1, forms: [] }),
  },
  // Changed, another coupon would be found, or none.
  coupon: { id: asItStands, name: asItStands, active: unchanged, expiration: unchanged, owner: unchanged },
  ticket: { id: asItStands },
};

/** Lists of tokens the platform depends on: no row is added. */
export const closedLists: ReadonlySet<string> = new Set(['targets[]', 'configuration.boocal.targets[]']);

/**
 * Fields that stay empty where they are: filled in, a message would be a file, a file would be called what it is not,
 * and a session paid for.
 */
export const neverFilledIn: ReadonlySet<string> = new Set([
  'media_url',
  'configuration.file.name',
  'configuration.file.size',
  'configuration.file.width',
  'configuration.file.height',
  'configuration.paid_amount',
  'configuration.wallet_amount',
  'configuration.paid_at',
]);

/** Fields no contract names although the platform depends on them. */
export const keptUnknown: Readonly<Record<RowKind, RegExp>> = {
  user: /^$/,
  chat: /^(participants|admin_list)\[\]$/,
  message: /^chat$/,
  event: /^configuration\.(type|boocal\..*)$/,
  invoice: /^owner$/,
  coupon: /^$/,
  ticket: /^owner$/,
};
