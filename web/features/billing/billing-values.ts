import * as z from 'zod/mini';
import { companyFields, type ownBillingData, paymentFields } from '#contracts/billing/billing.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';

export type OwnBillingData = OperationOutput<typeof ownBillingData>;

/** What the form holds, as typed. The e-mail is the account's and is only shown. */
export type BillingValues = Omit<OwnBillingData, 'email'>;
export type BillingField = keyof BillingValues;

export const billingSchema = z.object({ ...companyFields, ...paymentFields });

/** The fields of each step with their labels, in the order of the form (COMPL-02, COMPL-03). */
export const billingSteps = [
  {
    title: 'Dati societari',
    labels: {
      firstName: 'Nome',
      lastName: 'Cognome',
      phone: 'Telefono',
      companyName: 'Ragione sociale',
      taxCode: 'Codice fiscale',
      vatNumber: 'Partita IVA',
      billingAddress: 'Indirizzo di fatturazione',
    },
  },
  {
    title: 'Dati per il pagamento',
    labels: { iban: 'IBAN', accountHolder: 'Intestatario del conto', bankName: 'Banca' },
  },
] as const satisfies readonly { title: string; labels: Partial<Record<BillingField, string>> }[];

export const billingLabels: Readonly<Record<BillingField, string>> = {
  ...billingSteps[0].labels,
  ...billingSteps[1].labels,
};

/** The fields of the step, from 0. */
export function fieldsOfStep(index: number): readonly BillingField[] {
  return Object.keys(billingSteps[index]?.labels ?? {}) as BillingField[];
}

/** Whether nothing is wrong with the step's fields (COMPL-13). */
export function isStepValid(index: number, values: BillingValues): boolean {
  const names = fieldsOfStep(index);
  const read = billingSchema.safeParse(values);
  return !read.error?.issues.some(({ path }) => names.includes(path[0] as BillingField));
}

/** Whom an account belongs to unless something else is typed (COMPL-15). */
export function holderOf({ firstName, lastName }: Pick<BillingValues, 'firstName' | 'lastName'>): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim();
}

/** What the form begins with. */
export function billingValuesFrom({ email: _shown, ...kept }: OwnBillingData): BillingValues {
  return { ...kept, accountHolder: kept.accountHolder || holderOf(kept) };
}

const texts: Partial<Record<BillingField, FieldTexts>> = {
  taxCode: { too_short: 'Deve contenere almeno 8 caratteri' },
};

/** What is said beside the field for the code its schema gave (COMPL-11, COMPL-21). */
export function billingText(field: BillingField, code: string | undefined): string | undefined {
  return fieldText(code, texts[field]);
}
