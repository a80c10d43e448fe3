import { Button, Group, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { compactCode } from '#contracts/billing/compact-code';
import { isIban } from '#contracts/billing/is-iban';
import { type BillingValues, companyLabels, paymentLabels as labels } from '#web/features/billing/billing-values';
import { CodeField } from '#web/features/billing/code-field.tsx';
import classes from '#web/features/billing/payment-step.module.css';
import { useWizardField } from '#web/forms/use-wizard-field';

interface PaymentStepProps {
  readonly email: string;
  /** The IBAN as it is saved; empty while none is. */
  readonly savedIban: string;
  /** Leads back to the first step. */
  readonly onChange: () => void;
}

/** The step 'Dati per il pagamento', with the values of the first step above it. */
export function PaymentStep({ email, savedIban, onChange }: PaymentStepProps) {
  const { getValues } = useFormContext<BillingValues>();
  return (
    <>
      <CompanyReview values={getValues()} email={email} onChange={onChange} />
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
        <CodeField label={labels.iban} name="iban" isRight={isIban} tidy={inFours} />
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

/** The country and the last four characters of an IBAN: enough to recognise it by. */
function maskedIban(iban: string): string {
  const code = compactCode(iban);
  return `${code.slice(0, 2)} •••• ${code.slice(-4)}`;
}

/** An IBAN in groups of four characters, as banks print it. */
function inFours(code: string): string {
  return compactCode(code).replaceAll(/(.{4})(?=.)/g, '$1 ');
}

interface CompanyReviewProps {
  readonly values: BillingValues;
  readonly email: string;
  readonly onChange: () => void;
}

/** The values of the first step, to be checked before they are saved. */
function CompanyReview({ values, email, onChange }: CompanyReviewProps) {
  const names = Object.keys(companyLabels) as (keyof typeof companyLabels)[];
  const lines = [...names.map((name) => [companyLabels[name], values[name]] as const), ['Email', email] as const];
  return (
    <section aria-label="Dati societari inseriti">
      <Group justify="space-between" mb="xs">
        <Text fw={600}>Dati societari inseriti</Text>
        <Button variant="subtle" size="compact-md" onClick={onChange}>
          Modifica<span className="visually-hidden"> i dati societari</span>
        </Button>
      </Group>
      <dl className={classes.review}>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
