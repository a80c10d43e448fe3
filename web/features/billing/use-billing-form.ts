import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { forgetBillingDraft, keepBillingDraft, readBillingDraft } from '#web/features/billing/billing-draft';
import {
  type BillingValues,
  billingSchema,
  billingValuesFrom,
  holderOf,
  type OwnBillingData,
} from '#web/features/billing/billing-values';

export interface BillingForm {
  readonly form: UseFormReturn<BillingValues>;
  readonly hasDraft: boolean;
  /** Empties the draft; with `reset` the form shows again what the platform keeps. */
  readonly forgetDraft: (reset?: 'reset') => void;
}

/** The form over both steps: it begins with this tab's draft, else with what is kept, and keeps a draft as one types. */
export function useBillingForm(known: OwnBillingData, owner: string): BillingForm {
  const [kept] = useState(() => billingValuesFrom(known));
  const [draft] = useState(() => readBillingDraft(owner));
  const [hasDraft, setHasDraft] = useState(draft !== undefined);
  const form = useForm<BillingValues>({
    resolver: zodResolver(billingSchema),
    defaultValues: { ...kept, ...draft },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useHolderFollowingNames(form);
  const save = useEffectEvent(() => {
    keepBillingDraft(owner, form.getValues());
    setHasDraft(true);
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (name && type !== 'blur') save();
        },
      }),
    [subscribe],
  );
  const forgetDraft = (reset?: 'reset') => {
    forgetBillingDraft(owner);
    setHasDraft(false);
    if (reset) form.reset(kept);
  };
  return { form, hasDraft, forgetDraft };
}

/** As long as nobody has typed another holder, it is first name and surname, however they change (COMPL-15). */
function useHolderFollowingNames({ watch, getValues, setValue }: UseFormReturn<BillingValues>): void {
  const following = holderOf({ firstName: watch('firstName'), lastName: watch('lastName') });
  const [before, setBefore] = useState(following);
  useEffect(() => {
    if (following === before) return;
    setBefore(following);
    const holder = getValues('accountHolder');
    if (holder === before || holder === '') setValue('accountHolder', following);
  }, [following, before, getValues, setValue]);
}
