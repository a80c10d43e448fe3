import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Problem } from '#contracts/kernel/problem';
import { ownPaymentData, payerTaxCode, saveTaxCode } from '#contracts/payments/payments.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { useRefresh } from '#web/api/use-refresh';

const schema = z.object({ taxCode: payerTaxCode });

interface TaxCode {
  /** As the platform keeps it. */
  readonly saved: string;
  /** As it was typed in this tab and not saved yet. */
  readonly typed: string | null;
  /** It is kept: the payment may begin. */
  readonly onSaved: () => void;
}

/** The tax code, which is saved on the way to the payment (PAY-04, PAY-20); one that is kept already is not sent again. */
export function useTaxCode({ saved, typed, onSaved }: TaxCode) {
  const { run, isRunning } = useCommand(saveTaxCode);
  const refresh = useRefresh();
  const [failed, setFailed] = useState<Problem>();
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { taxCode: typed ?? saved },
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const save = async ({ taxCode }: { readonly taxCode: string }) => {
    setFailed(undefined);
    if (taxCode === saved) return onSaved();
    try {
      if (!(await run({ taxCode }))) return;
      await refresh(ownPaymentData);
      onSaved();
    } catch (failure) {
      setFailed(problemOf(failure));
    }
  };
  return { form, goOn: form.handleSubmit(save), isSaving: isRunning, attempt: form.formState.submitCount, failed };
}
