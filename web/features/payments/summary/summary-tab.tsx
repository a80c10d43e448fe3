import { Button, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { compactCode } from '#contracts/billing/compact-code';
import { taxCodeDoubt } from '#contracts/payments/tax-code-doubt';
import { problemText } from '#web/copy/problem-texts';
import { taxCodeDoubtText } from '#web/copy/tax-code-doubt-text';
import type { OwnPaymentData } from '#web/features/payments/summary/own-payment';
import { PriceBreakdown } from '#web/features/payments/summary/price-breakdown.tsx';
import { SessionFacts } from '#web/features/payments/summary/session-facts.tsx';
import type { useTaxCode } from '#web/features/payments/summary/use-tax-code';
import { CodeField } from '#web/fields/code-field.tsx';
import { fieldText } from '#web/fields/field-texts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';

/** The words for the code of a validation error. */
function taxCodeText(code: string | undefined): string | undefined {
  return fieldText(code, { too_short: 'Deve contenere almeno 8 caratteri' });
}

interface SummaryTabProps {
  readonly appointment: Appointment;
  readonly kind: string;
  readonly data: OwnPaymentData;
  readonly taxCode: ReturnType<typeof useTaxCode>;
  readonly onType: (taxCode: string) => void;
  readonly children?: ReactNode;
}

const label = 'Codice fiscale';

/** '01 Riepilogo informazioni': the session, the amount, and the tax code for the invoice. */
export function SummaryTab({ appointment, kind, data, taxCode, onType, children }: SummaryTabProps) {
  const { form, goOn, isSaving, attempt, failed } = taxCode;
  const { field, fieldState } = useController({ control: form.control, name: 'taxCode' });
  const { disabled: _, ...props } = field;
  const error = taxCodeText(fieldState.error?.message);
  const write = (code: string) => {
    field.onChange(code);
    onType(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };
  return (
    <form noValidate aria-label="Riepilogo informazioni" onSubmit={submit}>
      <Stack>
        <SessionFacts appointment={appointment} kind={kind} />
        <PriceBreakdown priceCents={appointment.priceCents} walletCents={data.walletCents} />
        <Text size="sm">
          Si paga prima della seduta; incassiamo noi per conto del terapeuta. Solo il terapeuta può annullare: se
          annulla una seduta pagata, l’importo diventa credito.
        </Text>
        {children}
        <ErrorSummary
          problems={attempt > 0 && error ? [{ name: 'taxCode', label, text: error }] : []}
          attempt={attempt}
          onGoTo={() => form.setFocus('taxCode')}
        />
        <CodeField
          {...props}
          label={label}
          error={error}
          onChange={write}
          tidy={compactCode}
          doubtOf={(code) => taxCodeDoubtText(taxCodeDoubt(code, data.birthDate))}
        />
        <Text size="sm" c="dimmed">
          Serve per la fattura della seduta.
        </Text>
        {failed && <RetryAlert {...problemText(failed)} isRunning={isSaving} />}
        <DialogActions>
          <Button type="submit" loading={isSaving}>
            Vai al pagamento
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
