import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { billingFieldNames, ownBillingData } from '#contracts/billing/billing.api';
import { useQuery } from '#web/api/use-query';
import {
  changedFields,
  type OvertakenField,
  overtakenFields,
  type SavedBilling,
  savedBilling,
} from '#web/fields/billing/billing-input';
import type { BillingValues, OwnBillingData } from '#web/fields/billing/billing-values';

/** What a form holds: the data as typed, and what their changes are counted from. A draft never holds the IBAN. */
export interface BillingFormValues extends BillingValues {
  readonly base: {
    readonly values: Omit<BillingValues, 'iban'>;
    readonly revisions: Omit<SavedBilling['revisions'], 'iban'>;
  };
}

export interface BillingBase {
  /** The data as they were read last. */
  readonly saved: SavedBilling;
  /** What was typed, and what it is counted from: a resumed draft's own base, of the IBAN what was read last. */
  readonly parted: (held: BillingFormValues) => { readonly values: BillingValues; readonly before: SavedBilling };
  /** Set when a save was refused for what was saved elsewhere meanwhile; the fields are those to decide on. */
  readonly overtaken: readonly OvertakenField[] | undefined;
  readonly forgetOvertaken: () => void;
  /**
   * Reads the data again and counts the form's changes from them: the next save replaces knowingly what it is shown. A
   * field that nobody was changing here takes its new value.
   */
  readonly renew: (form: UseFormReturn<BillingFormValues>) => Promise<void>;
}

/** What the changes of a form of billing data are counted from. */
export function useBillingBase(known: OwnBillingData): BillingBase {
  const { retry } = useQuery(ownBillingData, {});
  const [saved, setSaved] = useState(() => savedBilling(known));
  const [overtaken, setOvertaken] = useState<readonly OvertakenField[]>();
  const parted = ({ base, ...values }: BillingFormValues) => {
    const { iban } = saved.values;
    const revision = saved.revisions.iban;
    const revisions = { ...base.revisions, ...(revision !== undefined && { iban: revision }) };
    return { values, before: { values: { ...base.values, iban }, revisions } };
  };
  const renew = async (form: UseFormReturn<BillingFormValues>) => {
    const read = await retry();
    if (!read) return setOvertaken([]);
    const fresh = savedBilling(read);
    const { values, before } = parted(form.getValues());
    const changed = changedFields(values, before.values);
    for (const field of billingFieldNames) {
      if (!changed.includes(field)) form.setValue(field, fresh.values[field]);
    }
    form.setValue('base', baseOf(fresh));
    setSaved(fresh);
    setOvertaken(overtakenFields(values, before, fresh));
  };
  return { saved, parted, overtaken, forgetOvertaken: () => setOvertaken(undefined), renew };
}

/** What a draft may keep of what the changes are counted from. */
export function baseOf({ values, revisions }: SavedBilling): BillingFormValues['base'] {
  const { iban: _value, ...keptValues } = values;
  const { iban: _revision, ...keptRevisions } = revisions;
  return { values: keptValues, revisions: keptRevisions };
}
