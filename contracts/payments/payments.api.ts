import * as z from 'zod/mini';
import { codeText } from '#contracts/billing/code-text';
import { cents, isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';

/** The payment providers (PAY-08, C-18): one, which takes cards too. */
export const paymentMethod = z.enum(['paypal']);
export type PaymentMethod = z.output<typeof paymentMethod>;

/** A patient's tax code: `required` when empty, `too_short` under eight characters (PAY-05, PAY-06); the rest only warns. */
export const payerTaxCode = codeText(32).check(
  z.minLength(1, 'required'),
  z.refine((code) => code === '' || code.length >= 8, 'too_short'),
);

/** Why the credit changed: a paid session was cancelled, or credit paid for one. */
export const walletReason = z.enum(['session-cancelled', 'session-paid']);
export type WalletReason = z.output<typeof walletReason>;

export const paymentsApi = api('payments', {
  /** What a patient's payments begin with: the tax code kept, empty when there is none, and the credit. */
  ownPaymentData: query({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({
      taxCode: z.string(),
      /** `yyyy-MM-dd`, to doubt a tax code that tells another; null when not known. */
      birthDate: z.nullable(z.string()),
      walletCents: cents,
    }),
  }),

  /** Keeps the patient's tax code in the billing data (PAY-20). */
  saveTaxCode: command({
    access: 'patients',
    affects: ['payments/own-payment-data'],
    input: z.strictObject({ taxCode: payerTaxCode }),
    output: z.object({}),
  }),

  /**
   * Asks the platform for the page a pending paid session is paid on (PAY-15). Null instead of an address says that the
   * credit covered the price and the session is confirmed (PAY-22). Refuses, in this order, what is not the patient's own
   * (`not_found`), what is not pending, a confirmation that came too late, an introductory talk, and what lacks consent or
   * tax code. `nothing_to_pay` is the platform's AMOUNT_NOT_REACHED (PAY-16). Nothing is paid by asking twice.
   */
  requestPayment: command({
    access: 'patients',
    affects: [
      'appointments/list-appointments',
      'chat/list-conversations',
      'payments/own-payment-data',
      'payments/own-wallet',
    ],
    input: z.strictObject({ appointment: publicToken, method: paymentMethod }),
    output: z.object({ paymentPage: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(2048))) }),
    refusals: {
      not_pending: { status: 409 },
      confirmation_expired: { status: 410 },
      no_payment_needed: { status: 422 },
      consent_missing: { status: 409 },
      tax_code_missing: { status: 409 },
      nothing_to_pay: { status: 409 },
    },
  }),

  /**
   * The patient's credit, and those of its movements that the patient's own sessions prove, newest first; the platform
   * keeps no list of its own, so their sum need not be the balance.
   */
  ownWallet: query({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({
      balanceCents: cents,
      movements: z.array(
        z.object({
          appointment: publicToken,
          reason: walletReason,
          /** The session's start: the platform does not say when a session was cancelled. */
          sessionAt: isoInstant,
          therapistName: z.string(),
          /** Positive for credit that came, negative for credit that was used. */
          amountCents: z.int(),
        }),
      ),
    }),
  }),
});

export const { ownPaymentData, saveTaxCode, requestPayment, ownWallet } = paymentsApi;
