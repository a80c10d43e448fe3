import { Button, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { difficultyOptions, feelingOptions } from '#contracts/options/questionnaire-options';
import type { Answers } from '#web/features/questionnaire/answers';
import {
  ageOptions,
  genderOptions,
  noPreferenceOption,
  type Option,
  placeOptions,
  serviceOptions,
} from '#web/features/questionnaire/options';
import classes from '#web/features/questionnaire/questionnaire.module.css';

const waitMs = 2_000;

interface ClosingStepProps {
  readonly answers: Answers;
  /** Somebody reads them: nothing leads on by itself. */
  readonly isStaying: boolean;
  readonly onStay: () => void;
  readonly onEdit: (index: number) => void;
  readonly onFinish: () => void;
}

/** The answers to review; after two seconds the search opens with them, unless the user stays to read. */
export function ClosingStep({ answers, isStaying, onStay, onEdit, onFinish }: ClosingStepProps) {
  const results = useRef<HTMLButtonElement>(null);
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    if (isStaying) return;
    const waiting = setInterval(() => finish(), waitMs);
    return () => clearInterval(waiting);
  }, [isStaying]);
  const stay = () => {
    // The button that is pressed goes away.
    results.current?.focus();
    onStay();
  };
  return (
    <>
      <Group gap="sm">
        <Button ref={results} onClick={onFinish}>
          Vai ai risultati
        </Button>
        {!isStaying && (
          <Button variant="default" onClick={stay}>
            Resta qui e rileggi
          </Button>
        )}
      </Group>
      <output className={classes.stopped}>{isStaying && 'Restiamo qui. Quando vuoi, vai ai risultati.'}</output>
      <dl className={classes.review}>
        {reviewOfAnswers(answers).map(({ index, label, text }) => (
          <div key={index} className={classes.line}>
            <Text component="dt" fw={600}>
              {label}
            </Text>
            <Text component="dd" className={classes.answer}>
              {text}
            </Text>
            <dd className={classes.edit}>
              <Button variant="subtle" aria-label={`Modifica: ${label}`} onClick={() => onEdit(index)}>
                Modifica
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ReviewLine {
  /** The step, from 0, of the question. */
  readonly index: number;
  readonly label: string;
  readonly text: string;
}

/** Every question with its answer, in the order of the questions. */
function reviewOfAnswers(answers: Answers): readonly ReviewLine[] {
  const { service, place, address, feelings, age, difficulties, gender, language } = answers;
  const studio = place === 'online+studio' && address ? `, vicino a ${address.formattedAddress}` : '';
  return [
    { index: 1, label: 'Tipo di terapia', text: named(serviceOptions, [service]) },
    { index: 2, label: 'Dove', text: `${named(placeOptions, [place])}${studio}` },
    { index: 3, label: 'Come ti senti', text: named(feelingOptions, feelings) },
    { index: 4, label: 'Età', text: named(ageOptions, [age]) },
    { index: 5, label: 'Di che cosa parlare', text: named(difficultyOptions, difficulties) },
    { index: 6, label: 'Genere', text: named(genderOptions, [gender]) },
    {
      index: 7,
      label: 'Lingua',
      text: language === null ? notSaid : named([{ value: language, label: language }], [language]),
    },
  ];
}

const notSaid = 'Nessuna preferenza';

function named(options: readonly Option[], chosen: readonly (string | null)[]): string {
  if (chosen.includes(noPreferenceOption.value)) return notSaid;
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return labels.length === 0 ? notSaid : labels.join(', ');
}
