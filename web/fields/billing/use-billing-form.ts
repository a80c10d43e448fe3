import { type FormEvent, useState } from 'react';
import type { Path } from 'react-hook-form';
import { ownBillingData, saveBillingData } from '#contracts/billing/billing.api';
import type { OperationInput } from '#contracts/kernel/operation';
import { isSignedOut } from '#web/api/is-signed-out';
import { cacheWrite } from '#web/api/query-cache';
import { problemText } from '#web/copy/problem-texts';
import {
  billingInput,
  billingLabels,
  billingRules,
  changedFields,
  isSameValue,
} from '#web/fields/billing/billing-input';
import {
  type BillingField,
  type BillingValues,
  billingText,
  type OwnBillingData,
} from '#web/fields/billing/billing-values';
import { useDraftOwner } from '#web/forms/draft-owner';
import { readDraft } from '#web/forms/tab-drafts';
import { useSubmit } from '#web/forms/use-submit';
import { useWizardForm, type WizardForm } from '#web/forms/use-wizard-form';
import { stepProblems, type WizardStep } from '#web/forms/wizard-step';
import { notifyFailure } from '#web/ui/messages/notify';
import { useRefusal } from '#web/ui/messages/use-refusal';
import { useToday } from '#web/ui/use-today';

/** What the form holds: the data as typed, and as they were when it was opened. A draft never holds the IBAN. */
interface FormValues extends BillingValues {
  readonly before: Omit<BillingValues, 'iban'>;
}

/** A field that was changed here, and elsewhere to something else. */
export interface OvertakenField {
  readonly field: BillingField;
  /** What is saved now. */
  readonly saved: string;
}

export interface BillingForm extends Pick<WizardForm<FormValues>, 'form' | 'isResumed' | 'isDropped' | 'again'> {
  readonly step: WizardStep<FormValues>;
  readonly submit: (event: FormEvent) => void;
  readonly isSending: boolean;
  /** How often saving was refused for fields that a summary names. */
  readonly tries: number;
  /** Set when another tab has saved something since the form was opened; the fields are those to decide on. */
  readonly overtaken: readonly OvertakenField[] | undefined;
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
  const [{ email: _shown, ...atFirst }] = useState(known);
  const [tries, setTries] = useState(0);
  const step: WizardStep<FormValues> = {
    tab: 'Dati di fatturazione',
    title: 'Dati di fatturazione',
    labels: billingLabels,
    schema: billingRules(atFirst),
  };
  const { iban: _neverKept, ...before } = atFirst;
  const wizard = {
    name: draftName,
    steps: [step],
    blank: { ...atFirst, before },
    neverKept: { iban: 'l’IBAN' },
    fieldText: billingText,
  };
  const knowledge = { today: useToday(), refused: [] };
  const { form, discard, sending, ...held } = useWizardForm<FormValues>(wizard, knowledge);
  const taxCode = useRefusal(form.watch('taxCode'));

  const parted = () => {
    const { before, ...values } = form.getValues();
    return { values, before: { ...before, iban: atFirst.iban } };
  };
  const { submit, isSending, failed, clearFailure } = useSubmit(saveBillingData, {
    input: (input: OperationInput<typeof saveBillingData>) => input,
    draft: sending.draft,
    writes: (saved) => [cacheWrite(ownBillingData, () => saved)],
    isRepeatable: true,
    onDone: onSaved,
    onFailed: (problem) => {
      if (isSignedOut(problem.code) || problem.code === 'changed_elsewhere') return;
      const { title, advice } = problemText(problem);
      notifyFailure(saveBillingData, { title: 'errore', advice: `${title}. ${advice}` });
    },
  });

  const overtaken = failed?.problem.code === 'changed_elsewhere' ? overtakenFields(parted(), known) : undefined;

  /** What is sent; what was shown as changed elsewhere is overwritten knowingly. */
  const inputNow = () => {
    const { values, before } = parted();
    const seen = overtaken?.map(({ field, saved }) => [field, saved]) ?? [];
    return billingInput(values, { ...before, ...Object.fromEntries(seen) });
  };
  const save = async () => {
    const problems = stepProblems(step, form.getValues(), knowledge);
    if (problems.length === 0) return submit(inputNow());
    await form.trigger(Object.keys(billingLabels) as Path<FormValues>[]);
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
      return changedFields(values, before).length > 0;
    },
    startAfresh: () => {
      discard();
      clearFailure();
      setTries(0);
    },
  };
}

function overtakenFields(
  { values, before }: { readonly values: BillingValues; readonly before: BillingValues },
  known: OwnBillingData,
): OvertakenField[] {
  return changedFields(values, before)
    .filter((field) => known[field] !== before[field] && !isSameValue(field, values[field], known[field]))
    .map((field) => ({ field, saved: known[field] }));
}
