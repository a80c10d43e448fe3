import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ownPaymentData, payerTaxCode, saveTaxCode } from '#contracts/payments/payments.api';
import { cacheWrite } from '#web/api/query-cache';
import { useSubmit } from '#web/forms/use-submit';

const schema = z.object({ taxCode: payerTaxCode });
type TaxCodeValues = z.output<typeof schema>;

interface TaxCode {
  /** As the platform holds it. */
  readonly saved: string;
  /** As typed in this tab and not saved yet. */
  readonly typed: string | null;
  /** Runs when the tax code is saved, so that the payment can begin. */
  readonly onSaved: () => void;
}

/** The tax code, saved on the way to the payment; one that is already saved is not sent again. */
export function useTaxCode({ saved, typed, onSaved }: TaxCode) {
  const { submit, isSending, failed, clearFailure } = useSubmit(saveTaxCode, {
    input: (values: TaxCodeValues) => values,
    writes: (_, { taxCode }) => [cacheWrite(ownPaymentData, (before) => ({ ...before, taxCode }))],
    onDone: onSaved,
    isRepeatable: true,
  });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { taxCode: typed ?? saved },
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const save = async (values: TaxCodeValues) => {
    clearFailure();
    if (values.taxCode === saved) return onSaved();
    await submit(values);
  };
  return {
    form,
    goOn: form.handleSubmit(save),
    isSaving: isSending,
    attempt: form.formState.submitCount,
    failed: failed?.problem,
  };
}
