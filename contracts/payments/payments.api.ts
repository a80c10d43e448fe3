import * as z from 'zod/mini';
import { codeText } from '#contracts/billing/code-text';
import { isShortTaxCode } from '#contracts/billing/short-tax-code';
import { cents, isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { paymentPage } from '#contracts/payments/payment-page';

/** The payment providers: only one, which takes cards too (PAY-08). */
export const paymentMethod = z.enum(['paypal']);
export type PaymentMethod = z.output<typeof paymentMethod>;

/**
 * A patient's tax code: `required` when empty, `too_short` under eight characters, `invalid` with others than letters
 * and digits; any other doubt is only a warning (PAY-05).
 */
export const payerTaxCode = codeText(32).check(
  z.minLength(1, 'required'),
  z.refine((code) => code === '' || !isShortTaxCode(code), 'too_short'),
);

/** Why the credit changed: a paid session was cancelled, or credit was used to pay for one. */
export const walletReason = z.enum(['session-cancelled', 'session-paid']);
export type WalletReason = z.output<typeof walletReason>;

export const paymentsApi = api('payments', {
  /** What the payment forms begin with: the stored tax code, empty when there is none, and the credit. */
  ownPaymentData: query({
    access: 'patients',
    input: z.strictObject({}),
    output: z.object({
      taxCode: z.string(),
      /** `yyyy-MM-dd`, to warn about a tax code with another birth date; null when unknown. */
      birthDate: z.nullable(z.string()),
      walletCents: cents,
    }),
  }),

  /** Saves the patient's tax code in the billing data (PAY-20). */
  saveTaxCode: command({
    access: 'patients',
    affects: ['payments/own-payment-data'],
    input: z.strictObject({ taxCode: payerTaxCode }),
    output: z.object({}),
  }),

  /**
   * Asks the platform for the page on which a pending paid session is paid. A null address means that the credit
   * covered the price and the session is confirmed. Refuses, in this order: `not_found` when it is not the patient's
   * own, `not_pending`, `confirmation_expired`, `no_payment_needed` for an introductory talk, `consent_missing`,
   * `tax_code_missing`. `nothing_to_pay` is the platform's `AMOUNT_NOT_REACHED`. Asking twice pays nothing (PAY-15).
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
    output: z.object({ paymentPage: z.nullable(paymentPage) }),
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
   * The patient's credit, and those of its movements that follow from the patient's own sessions, newest first. The
   * platform keeps no list of movements, so their sum may differ from the balance.
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
          /** Positive for credit received, negative for credit used. */
          amountCents: z.int(),
        }),
      ),
    }),
  }),
});

export const { ownPaymentData, saveTaxCode, requestPayment, ownWallet } = paymentsApi;
