import * as z from 'zod/mini';
import { companyFields, paymentFields } from '#contracts/billing/billing.api';
import { type BillingValues, companyLabels, paymentLabels } from '#web/fields/billing/billing-values';
import type { WizardStep } from '#web/forms/wizard-step';

const company = 'Dati societari';
const payment = 'Dati per il pagamento';

/** The two steps, with their fields in the order of the form. */
export const billingSteps: readonly WizardStep<BillingValues>[] = [
  { tab: company, title: company, labels: companyLabels, schema: z.object(companyFields) },
  { tab: payment, title: payment, labels: paymentLabels, schema: z.object(paymentFields) },
];
