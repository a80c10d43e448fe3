import { Button, Group, Text } from '@mantine/core';
import {
  type BillingField,
  type BillingValues,
  billingLabels,
  fieldsOfStep,
} from '#web/features/billing/billing-values';
import classes from '#web/features/billing/company-review.module.css';

interface CompanyReviewProps {
  readonly values: BillingValues;
  readonly email: string;
  readonly onChange: () => void;
}

/** What the first step holds, to be read again before it is saved. */
export function CompanyReview({ values, email, onChange }: CompanyReviewProps) {
  const line = (name: BillingField) => [billingLabels[name], values[name]] as const;
  const lines = [...fieldsOfStep(0).map(line), ['Email', email] as const];
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
