import { Text, Title, UnstyledButton } from '@mantine/core';
import { type FieldValues, useFormContext } from 'react-hook-form';
import classes from '#web/features/registration/wizard/earlier-steps.module.css';
import { reviewOfStep } from '#web/features/registration/wizard/review-of-step';
import type { WizardStep } from '#web/features/registration/wizard/wizard-step';

interface EarlierStepsProps<Values> {
  readonly steps: readonly WizardStep<Values>[];
  readonly onGoTo: (index: number) => void;
}

/** What was given before the last step, to be looked over before it is sent, each step with the way back to it. */
export function EarlierSteps<Values extends FieldValues>({ steps, onGoTo }: EarlierStepsProps<Values>) {
  const { getValues } = useFormContext<Values>();
  return (
    <section aria-label="Riepilogo" className={classes.review}>
      <Title order={2} size="h4">
        Controlla prima di inviare
      </Title>
      {steps.map((step, index) => (
        <div key={step.tab}>
          <div className={classes.head}>
            <Text fw={600}>{step.tab}</Text>
            <UnstyledButton
              c="var(--mantine-color-anchor)"
              td="underline"
              mih="1.75rem"
              aria-label={`Modifica ${step.tab}`}
              onClick={() => onGoTo(index)}
            >
              Modifica
            </UnstyledButton>
          </div>
          <dl className={classes.lines}>
            {reviewOfStep(step, { values: getValues(), before: steps.slice(0, index) }).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
