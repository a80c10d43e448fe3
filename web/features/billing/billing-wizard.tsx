import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { companyFields, completeBillingData, paymentFields } from '#contracts/billing/billing.api';
import { isSignedOut } from '#web/api/is-signed-out';
import { PaymentStep } from '#web/features/billing/payment-step.tsx';
import { billingInput, stepRules } from '#web/fields/billing/billing-input';
import {
  type BillingValues,
  billingText,
  billingValuesFrom,
  companyLabels,
  holderOf,
  type OwnBillingData,
  paymentLabels,
} from '#web/fields/billing/billing-values';
import { CompanyFields } from '#web/fields/billing/company-fields.tsx';
import { OvertakenNote } from '#web/fields/billing/overtaken-note.tsx';
import { type BillingFormValues, baseOf, useBillingBase } from '#web/fields/billing/use-billing-base';
import { useWizard } from '#web/forms/use-wizard';
import { WizardFrame, type WizardWords } from '#web/forms/wizard-frame.tsx';
import type { WizardStep } from '#web/forms/wizard-step';
import { paths } from '#web/routing/paths';
import { useSession, useSignedInUser } from '#web/session/session-context';

const company = 'Dati societari';
const payment = 'Dati per il pagamento';

/** The two steps, with their fields in the order of the form. */
function billingSteps(saved: BillingValues): readonly WizardStep<BillingFormValues>[] {
  return [
    { tab: company, title: company, labels: companyLabels, schema: stepRules(companyFields, saved) },
    { tab: payment, title: payment, labels: paymentLabels, schema: stepRules(paymentFields, saved) },
  ];
}

/** Kept in the page's memory only: it is lost with a reload or the end of the session, and never written to storage. */
const unsavedIbans = new WeakMap<object, string>();

/** The IBAN of a failed attempt to save, for when the form is opened again; a draft never holds it. */
function useUnsavedIban(): {
  readonly found: string | undefined;
  readonly keep: (iban: string) => void;
} {
  const user = useSignedInUser();
  const [found] = useState(() => unsavedIbans.get(user));
  useEffect(() => {
    unsavedIbans.delete(user);
  }, [user]);
  return { found, keep: (iban) => unsavedIbans.set(user, iban) };
}

const words: WizardWords = {
  steps: 'Passi dei dati per la fatturazione',
  required: 'Tutti i campi sono obbligatori.',
  next: 'Continua',
  finish: 'Salva i dati',
  back: 'Indietro',
  kept: () => 'bozza salvata in questa scheda',
  discarded: 'I campi tornano ai dati già salvati.',
  leave: 'Lasciare i dati per la fatturazione?',
  left: 'L’IBAN che hai scritto andrà inserito di nuovo. Gli altri campi restano nella bozza.',
};

/** A wizard of two steps; the second opens once the first has no problems. */
export function BillingWizard({ known }: { readonly known: OwnBillingData }) {
  const { check } = useSession();
  const navigate = useNavigate();
  const base = useBillingBase(known);
  const blank = { ...billingValuesFrom(base.saved.values), base: baseOf(base.saved) };
  const unsaved = useUnsavedIban();
  const isLedOn = useRef(false);
  const wizard = {
    name: 'billing',
    steps: billingSteps(base.saved.values),
    blank,
    neverKept: { iban: 'l’IBAN' },
    remembered: unsaved.found === undefined ? undefined : { iban: unsaved.found },
    fieldText: billingText,
  };
  const leadOn = async (state: { readonly billingData: 'saved' | 'not-saved' | 'unknown' }) => {
    isLedOn.current = true;
    await navigate(paths.info('complete-profile'), { state });
  };
  const state = useWizard(wizard, {
    operation: completeBillingData,
    input: (held) => {
      const { values, before } = base.parted(held);
      return billingInput(values, before);
    },
    onDone: async () => {
      // Until the session is read again it still says that the data is missing, and every route leads back here.
      await check();
      await leadOn({ billingData: 'saved' });
    },
    onFailed: async ({ code, outcomeUnknown }, { iban }): Promise<void> => {
      // An ended session leads to the login, and from there back here.
      if (isSignedOut(code)) return;
      // Nothing failed: there is something to decide, here.
      if (code === 'fields_changed') return base.renew(state.form);
      unsaved.keep(iban);
      await leadOn({ billingData: outcomeUnknown ? 'unknown' : 'not-saved' });
    },
  });
  useHolderFollowingNames(state.form);
  return (
    <WizardFrame state={state} words={words} isTitled isLosing={({ iban }) => !isLedOn.current && iban !== blank.iban}>
      {base.overtaken && <OvertakenNote fields={base.overtaken} />}
      {state.index === 0 ? (
        <CompanyFields email={known.email} />
      ) : (
        <PaymentStep email={known.email} savedIban={known.iban} onChange={() => state.goTo(0)} />
      )}
    </WizardFrame>
  );
}

/** The account holder follows first name and surname until another holder is typed. */
function useHolderFollowingNames({ watch, getValues, setValue }: UseFormReturn<BillingFormValues>): void {
  const following = holderOf({ firstName: watch('firstName'), lastName: watch('lastName') });
  const [before, setBefore] = useState(following);
  useEffect(() => {
    if (following === before) return;
    setBefore(following);
    const holder = getValues('accountHolder');
    if (holder === before || holder === '') setValue('accountHolder', following);
  }, [following, before, getValues, setValue]);
}
