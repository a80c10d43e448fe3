import { Button, Group, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BillingCodeField } from '#web/fields/billing/billing-code-field.tsx';
import { type BillingValues, paymentLabels as labels } from '#web/fields/billing/billing-values';
import { inFours, maskedIban } from '#web/fields/billing/iban-text';
import { useWizardField } from '#web/forms/use-wizard-field';

interface PaymentFieldsProps {
  /** The IBAN as it is saved; empty while none is. */
  readonly savedIban: string;
}

/** 'Dati per il pagamento': the account on which the professional is paid, in the form around. */
export function PaymentFields({ savedIban }: PaymentFieldsProps) {
  return (
    <>
      <IbanField saved={savedIban} />
      <TextInput
        label={labels.accountHolder}
        autoComplete="name"
        {...useWizardField<BillingValues, 'accountHolder'>('accountHolder')}
      />
      <TextInput
        label={labels.bankName}
        autoComplete="off"
        {...useWizardField<BillingValues, 'bankName'>('bankName')}
      />
    </>
  );
}

/** The IBAN; a saved one is shown in full only on request, since others may see the screen. */
function IbanField({ saved }: { readonly saved: string }) {
  const { value } = useWizardField<BillingValues, 'iban'>('iban');
  const [isShown, setShown] = useState(saved === '' || value !== saved);
  const field = useRef<HTMLDivElement>(null);
  const show = () => {
    flushSync(() => setShown(true));
    // The pressed button goes.
    field.current?.querySelector('input')?.focus();
  };
  if (isShown) {
    return (
      <div ref={field}>
        <BillingCodeField label={labels.iban} name="iban" tidy={inFours} />
      </div>
    );
  }
  return (
    <Group align="flex-end" gap="xs">
      <TextInput label={labels.iban} readOnly variant="filled" value={maskedIban(saved)} flex="1 1 12rem" />
      <Button variant="default" onClick={show}>
        Mostra e modifica<span className="visually-hidden"> l’IBAN</span>
      </Button>
    </Group>
  );
}
