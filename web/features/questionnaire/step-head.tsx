import { Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { lastStep } from '#web/features/questionnaire/questionnaire-step';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

interface StepText {
  readonly title: string;
  /** Said with the title. */
  readonly note: string;
}

const severalNote = 'Puoi scegliere più risposte.';

/** The head of each step, the first at 1 (C-25). */
const stepTexts: Readonly<Record<number, StepText>> = {
  1: { title: 'Poche domande per trovare chi fa per te', note: 'Sono sette e bastano due o tre minuti.' },
  2: { title: 'Che tipo di terapia cerchi?', note: 'Per te, per la coppia o per la famiglia.' },
  3: { title: 'Dove vorresti fare le sedute?', note: 'Le sedute online si possono fare con chiunque.' },
  4: { title: 'Come ti senti in questo periodo?', note: severalNote },
  5: { title: 'Che età preferisci per chi ti seguirà?', note: 'Scegli una risposta.' },
  6: { title: 'Di che cosa vorresti parlare?', note: severalNote },
  7: { title: 'Che genere preferisci per chi ti seguirà?', note: 'Scegli una risposta.' },
  8: { title: 'In quale lingua vorresti parlare?', note: 'Scegli una risposta.' },
  9: { title: 'Grazie, abbiamo finito', note: 'Tra due secondi vedrai i terapeuti, se non scegli di restare.' },
};

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
