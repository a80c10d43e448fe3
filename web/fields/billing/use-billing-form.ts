import { type FormEvent, useState } from 'react';
import type { Path } from 'react-hook-form';
import { ownBillingData, saveBillingData } from '#contracts/billing/billing.api';
import type { OperationInput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { isSignedOut } from '#web/api/is-signed-out';
import { cacheWrite } from '#web/api/query-cache';
import { keptTextFailure } from '#web/copy/kept-text-failure';
import { billingInput, billingLabels, billingRules, changedFields } from '#web/fields/billing/billing-input';
import { billingText, type OwnBillingData } from '#web/fields/billing/billing-values';
import { type BillingBase, type BillingFormValues, baseOf, useBillingBase } from '#web/fields/billing/use-billing-base';
import { useDraftOwner } from '#web/forms/draft-owner';
import { readDraft } from '#web/forms/tab-drafts';
import { useSubmit } from '#web/forms/use-submit';
import { useWizardForm, type WizardForm } from '#web/forms/use-wizard-form';
import { stepProblems, type WizardStep } from '#web/forms/wizard-step';
import { notifyFailure } from '#web/ui/messages/notify';
import { useRefusal } from '#web/ui/messages/use-refusal';
import { useToday } from '#web/ui/use-today';

export interface BillingForm extends Pick<WizardForm<BillingFormValues>, 'form' | 'isResumed' | 'isDropped' | 'again'> {
  readonly step: WizardStep<BillingFormValues>;
  readonly submit: (event: FormEvent) => void;
  readonly isSending: boolean;
  /** How often saving was refused for fields that a summary names. */
  readonly tries: number;
  readonly overtaken: BillingBase['overtaken'];
  readonly hasChanges: () => boolean;
  /** Puts the form back to the saved data and removes the draft. */
  readonly startAfresh: () => void;
}

const draftName = 'billing-data';
const shortTaxCode = 'Il campo Codice Fiscale deve contenere almeno 8 caratteri.';

/** Whether this tab holds billing data that were typed and not saved. */
export function useHasBillingDraft(): boolean {
  const owner = useDraftOwner();
  const [hasDraft] = useState(() => readDraft(owner, draftName) !== '');
  return hasDraft;
}

/** The billing data being changed. They are sent only when valid, and only the fields that were changed. */
export function useBillingForm(known: OwnBillingData, onSaved: () => unknown): BillingForm {
  const base = useBillingBase(known);
  const { saved, overtaken } = base;
  const [tries, setTries] = useState(0);
  const step: WizardStep<BillingFormValues> = {
    tab: 'Dati di fatturazione',
    title: 'Dati di fatturazione',
    labels: billingLabels,
    schema: billingRules(saved.values),
  };
  const wizard = {
    name: draftName,
    steps: [step],
    blank: { ...saved.values, base: baseOf(saved) },
    neverKept: { iban: 'l’IBAN' },
    fieldText: billingText,
  };
  const knowledge = { today: useToday(), refused: [] };
  const { form, discard, sending, ...held } = useWizardForm<BillingFormValues>(wizard, knowledge);
  const taxCode = useRefusal(form.watch('taxCode'));

  const parted = () => base.parted(form.getValues());
  const { submit, isSending, clearFailure } = useSubmit(saveBillingData, {
    input: (input: OperationInput<typeof saveBillingData>) => input,
    draft: sending.draft,
    writes: (answer) => [cacheWrite(ownBillingData, () => answer)],
    isRepeatable: true,
    onDone: onSaved,
    onFailed: async (problem) => {
      if (isSignedOut(problem.code)) return;
      if (problem.code === 'fields_changed') return base.renew(form);
      notifyFailure(saveBillingData, { title: 'errore', advice: failureAdvice(problem) });
    },
  });

  const save = async () => {
    const problems = stepProblems(step, form.getValues(), knowledge);
    if (problems.length === 0) {
      base.forgetOvertaken();
      const { values, before } = parted();
      return submit(billingInput(values, before));
    }
    await form.trigger(Object.keys(billingLabels) as Path<BillingFormValues>[]);
    const isShort = problems.some(({ name, code }) => name === 'taxCode' && code === 'too_short');
    if (isShort) taxCode.refuse(shortTaxCode, 'Non abbiamo salvato nulla: correggilo e salva di nuovo.');
    if (isShort && problems.length === 1) form.setFocus('taxCode');
    else setTries((count) => count + 1);
  };
  return {
    ...held,
    form,
    step,
    submit: (event) => {
      event.preventDefault();
      void save();
    },
    isSending,
    tries,
    overtaken,
    hasChanges: () => {
      const { values, before } = parted();
      return changedFields(values, before.values).length > 0;
    },
    startAfresh: () => {
      discard();
      clearFailure();
      base.forgetOvertaken();
      setTries(0);
    },
  };
}

function failureAdvice(problem: Problem): string {
  if (problem.code === 'changed_elsewhere')
    return 'I tuoi dati sono cambiati nello stesso momento. Quello che hai scritto è ancora qui: salva di nuovo.';
  return keptTextFailure(
    problem,
    'Non sappiamo se il salvataggio è arrivato. Quello che hai scritto resta qui: riprova.',
  );
}
