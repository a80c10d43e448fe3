import { Text, Title, UnstyledButton } from '@mantine/core';
import type { FieldValues } from 'react-hook-form';
import classes from '#web/features/registration/final-check.module.css';
import { reviewOfStep } from '#web/features/registration/review-of-step';
import { sendingFailure } from '#web/features/registration/sending-failure';
import type { WizardState } from '#web/forms/use-wizard';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';

interface FinalCheckProps<Values extends FieldValues> {
  readonly state: WizardState<Values>;
}

/** The end of the last step: the data of the earlier steps, and why sending failed. */
export function FinalCheck<Values extends FieldValues>({ state }: FinalCheckProps<Values>) {
  const { problem, isSending } = state;
  return (
    <>
      <EarlierSteps state={state} />
      {problem && <RetryAlert {...sendingFailure(problem)} isRunning={isSending} />}
    </>
  );
}

/** The data of the earlier steps, to be checked before sending; each step has a link back to it. */
function EarlierSteps<Values extends FieldValues>({ state }: FinalCheckProps<Values>) {
  const steps = state.steps.slice(0, -1);
  const values = state.form.getValues();
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
              onClick={() => state.goTo(index)}
            >
              Modifica
            </UnstyledButton>
          </div>
          <dl className={classes.lines}>
            {reviewOfStep(step, { values, before: steps.slice(0, index) }).map(({ label, value }) => (
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
