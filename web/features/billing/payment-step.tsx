import { Button, Group, Text } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import classes from '#web/features/billing/payment-step.module.css';
import { type BillingValues, companyLabels } from '#web/fields/billing/billing-values';
import { PaymentFields } from '#web/fields/billing/payment-fields.tsx';

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
      <PaymentFields savedIban={savedIban} />
    </>
  );
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
