import * as z from 'zod';
import { type LegacyEventOnWire, legacyEvent } from '#contracts/appointments/appointments.legacy';
import { type LegacySentFile, legacyMessage } from '#contracts/chat/chat.legacy';
import { type LegacyInvoiceOnWire, legacyInvoice } from '#contracts/invoices/invoices.legacy';
import { type LegacyCouponOnWire, legacyCoupon } from '#contracts/plans/plans.legacy';
import { type LegacyUserOnWire, legacyUser } from '#contracts/users/users.legacy';

/** Numbers stored in the form they were received: `49` or `"49"`. */
export type PhpNumber = number | string;

/** A row is one of the forms its contract accepts. */
export type OnWire<Wire, Row extends Wire> = Row;

/** Fields the contracts do not name are kept: the platform has more of them than we know. */
export type More = Record<string, unknown>;

export type PlanRow = {
  type: 'online' | 'online+studio' | '';
  amount: PhpNumber;
  payment_completed: boolean | PhpNumber;
  date: number;
  last_payment_date?: number;
  coupon?: { id: string; value: PhpNumber; expiry?: PhpNumber };
};

export type SignedDocumentRow = {
  type: string;
  signature: string;
  accepted: boolean | PhpNumber;
  accepted_at?: number;
  is_invalid: boolean | PhpNumber;
};

/** A payment for the plan, with the names of its receipts. */
export type SubscriptionRow = { price: PhpNumber; date: number; invoice: string[] };

export type AddressRow = { id: string; formatted_address: string; coordinates: PhpNumber[]; type: 'Point' };

export type ReviewRow = { owner: string; rating: PhpNumber; count: PhpNumber; description: string; created_at: number };

export type PublicConfigurationRow = More & {
  type: 'dottore' | 'paziente';
  role?: 'psychologist' | 'psychotherapist';
  nome: string;
  cognome: string;
  gender?: 'uomo' | 'donna' | 'altro';
  dob?: string;
  telefono?: string;
  languages?: string[];
  biografia?: string;
  specialization?: string[];
  intervations?: string[];
  prices?: { single_seat?: PhpNumber; couple_session?: PhpNumber; family_session?: PhpNumber };
  qualifications?: { education: string; institute: string; passed_year: PhpNumber; filesList: string[] }[];
  work_experience?: { start_date: string; end_date: string; ongoing: boolean | PhpNumber; description: string }[];
  studio_address?: AddressRow[];
  register_defination?: PhpNumber;
  region?: string;
  rating?: ReviewRow[];
  autorizzazioni?: string;
  privilege?: boolean | PhpNumber;
  current_plan?: PlanRow;
  sign_doc?: SignedDocumentRow[];
};

export type ManagerConfigurationRow = More & {
  autorizzazioni?: string;
  wallet?: PhpNumber;
  current_plan?: PlanRow;
  sign_doc?: SignedDocumentRow[];
  subscriptions?: SubscriptionRow[];
};

export type UserRow = OnWire<
  LegacyUserOnWire,
  {
    public_token: string;
    private_token: string;
    email: string;
    username: string;
    picture: string;
    registration_timestamp: number;
    public_configuration: PublicConfigurationRow;
    manager_configuration: ManagerConfigurationRow;
    configuration: More;
  }
>;

export type EventRow = OnWire<
  LegacyEventOnWire,
  {
    public_token: string;
    name: 'small talk' | 'single' | 'couple';
    start_timestamp: number;
    end_timestamp: number;
    resource: string;
    quantity_time: string;
    note: string;
    request_book: boolean;
    private_group: boolean;
    group: string;
    targets: string[];
    configuration: More & {
      title: string;
      price: string;
      status: 'pending' | 'accepted' | 'denied';
      paid_amount?: PhpNumber | undefined;
      wallet_amount?: PhpNumber | undefined;
    };
  }
>;

export type InvoiceRow = OnWire<
  LegacyInvoiceOnWire,
  {
    id: string;
    /** The professional whose record it is. */
    owner: string;
    target: string;
    price: PhpNumber;
    total: PhpNumber;
    fee_percentage: PhpNumber;
    month: PhpNumber;
    year: PhpNumber;
    start_timestamp: number;
    end_timestamp: number;
    invoices_professional?: { [field: string]: unknown; file: string[] };
  }
>;

export type CouponRow = OnWire<
  LegacyCouponOnWire,
  {
    id: string;
    name: string;
    type: 'percentage' | 'fixed';
    value: PhpNumber;
    count: PhpNumber;
    active: boolean | PhpNumber;
    expiration: string;
    /** The token of the only professional who may use it; empty for everybody. */
    owner: string;
    /** How many months a plan bought with it is valid for. */
    expiry?: PhpNumber;
  }
>;

/** A plan somebody asked to buy, with its payment page. `coupon` is an id, empty without one; amounts are cents. */
export const planPurchaseSchema = z.object({
  public_token: z.string(),
  user: z.string(),
  plan: z.enum(['online', 'online+studio']),
  coupon: z.string(),
  net: z.int(),
  vat: z.int(),
  is_paid: z.boolean(),
});
export type PlanPurchaseRow = z.infer<typeof planPurchaseSchema>;

export const credentialsSchema = z.object({ public_token: z.string(), password: z.string().min(8) });
export type CredentialsRow = z.infer<typeof credentialsSchema>;

/** A recovery link that was sent: valid once, for an hour. */
export const recoverySchema = z.object({ token: z.string(), user: z.string(), expires_timestamp: z.number() });
export type RecoveryRow = z.infer<typeof recoverySchema>;

/** A signing link that was sent: good for one signature under the contract of that plan, with its code, for a day. */
export const signingSchema = z.object({
  token: z.string(),
  user: z.string(),
  plan: z.enum(['online', 'online+studio']),
  code: z.string(),
  expires_timestamp: z.number(),
  signed: z.boolean(),
});
export type SigningRow = z.infer<typeof signingSchema>;

export const chatSchema = z.object({
  public_token: z.string(),
  name: z.string(),
  participants: z.array(z.string()).min(2),
  admin_list: z.array(z.string()),
});
export type ChatRow = z.infer<typeof chatSchema>;

/** A message as it is stored: `seen` means that the side that did not write it has read it. */
export const messageSchema = legacyMessage.extend({
  public_token: z.string(),
  chat: z.string(),
  owner: z.string(),
  seen: z.boolean(),
});
export type MessageRow = {
  public_token: string;
  chat: string;
  owner: string;
  subject: string;
  body: string;
  media_url: string;
  type: string;
  configuration: { act?: string; file?: LegacySentFile };
  creation_timestamp: number;
  seen: boolean;
};

/** An uploaded file. `content` is base64, and empty once the platform has dropped it. */
export const fileSchema = z.object({
  name: z.string(),
  owner: z.string(),
  private: z.number(),
  onlymine: z.number(),
  type: z.string(),
  size: z.number(),
  content: z.string(),
  uploaded_timestamp: z.number(),
});
export type FileRow = z.infer<typeof fileSchema>;

/** A consent's document. `signed` is false for one made only for reading. */
export const consentDocumentSchema = z.object({
  name: z.string(),
  patient: z.string(),
  therapist: z.string(),
  birth_place: z.string(),
  current_place: z.string(),
  cap: z.string(),
  signed: z.boolean(),
  created_timestamp: z.number(),
});
export type ConsentDocumentRow = z.infer<typeof consentDocumentSchema>;

/**
 * A message the platform "sent" outside itself, for the console to show. `link` is a path of the console, or an address
 * of the browser that runs the platform.
 */
export const outboxSchema = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().optional(),
  sent_timestamp: z.number(),
});
export type OutboxRow = z.infer<typeof outboxSchema>;

export const userSchema: z.ZodType = legacyUser;
export const eventSchema: z.ZodType = legacyEvent;
export const invoiceSchema: z.ZodType = legacyInvoice;
export const couponSchema: z.ZodType = legacyCoupon;
