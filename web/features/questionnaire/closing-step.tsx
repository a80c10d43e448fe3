import { Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answers } from '#web/features/questionnaire/answers';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { reviewOfAnswers } from '#web/features/questionnaire/review-of-answers';

/** QUEST-15. */
const waitMs = 2_000;

interface ClosingStepProps {
  readonly answers: Answers;
  readonly onEdit: (step: number) => void;
  readonly onFinish: () => void;
}

/** The answers once more, and two seconds later the search with them, unless somebody wants to read first. */
export function ClosingStep({ answers, onEdit, onFinish }: ClosingStepProps) {
  const [isStopped, setStopped] = useState(false);
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (isStopped) return;
    const waiting = setInterval(() => finish(), waitMs);
    return () => clearInterval(waiting);
  }, [isStopped]);
  return (
    <>
      <Group gap="sm">
        <Button onClick={onFinish}>Vai ai risultati</Button>
        <Button
          variant="default"
          {...(isStopped ? { 'data-disabled': true } : {})}
          aria-disabled={isStopped}
          onClick={() => setStopped(true)}
        >
          Resta qui e rileggi
        </Button>
      </Group>
      <output className={classes.stopped}>{isStopped && 'Restiamo qui. Quando vuoi, vai ai risultati.'}</output>
      <dl className={classes.review}>
        {reviewOfAnswers(answers).map(({ step, label, text }) => (
          <div key={step} className={classes.line}>
            <Text component="dt" fw={600}>
              {label}
            </Text>
            <Text component="dd" className={classes.answer}>
              {text}
            </Text>
            <dd className={classes.edit}>
              <Button variant="subtle" aria-label={`Modifica: ${label}`} onClick={() => onEdit(step)}>
                Modifica
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
