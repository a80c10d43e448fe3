import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { lastStep } from '#web/features/questionnaire/questionnaire-step';
import { stepTexts } from '#web/features/questionnaire/step-texts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/** The question's id, by which its choices are named. */
export const questionId = 'questionnaire-question';

/**
 * Where one stands and what is asked; it takes the focus at every step, so that it is heard. At the first one the
 * dialog itself gives it the focus, having seen where to give it back to.
 */
export function StepHead({ step }: { readonly step: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const heard = useRef(step);
  useEffect(() => {
    if (heard.current !== step) heading.current?.focus();
    heard.current = step;
  }, [step]);
  const text = stepTexts[step];
  return (
    <header className={classes.head}>
      <ProgressBar step={step} of={lastStep} isDrawnOnly />
      <Title order={3} ref={heading} tabIndex={-1} data-autofocus aria-describedby={`${questionId}-note`}>
        <span className={classes.place}>
          Passo {step} di {lastStep}{' '}
        </span>
        <span id={questionId}>{text?.title}</span>
      </Title>
      <Text c="dimmed" id={`${questionId}-note`}>
        {text?.note}
      </Text>
    </header>
  );
}
