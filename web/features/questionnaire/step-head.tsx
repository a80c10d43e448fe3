import { Text, Title } from '@mantine/core';
import { stepCount } from '#web/features/questionnaire/answers';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { useStepFocus } from '#web/forms/use-steps';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

interface StepText {
  readonly title: string;
  /** Read out with the title. */
  readonly note: string;
}

const severalNote = 'Puoi scegliere più risposte.';

const stepTexts: readonly StepText[] = [
  { title: 'Poche domande per trovare chi fa per te', note: 'Sono sette e bastano due o tre minuti.' },
  { title: 'Che tipo di terapia cerchi?', note: 'Per te, per la coppia o per la famiglia.' },
  { title: 'Dove vorresti fare le sedute?', note: 'Le sedute online si possono fare con chiunque.' },
  { title: 'Come ti senti in questo periodo?', note: severalNote },
  { title: 'Che età preferisci per chi ti seguirà?', note: 'Scegli una risposta.' },
  { title: 'Di che cosa vorresti parlare?', note: severalNote },
  { title: 'Che genere preferisci per chi ti seguirà?', note: 'Scegli una risposta.' },
  { title: 'In quale lingua vorresti parlare?', note: 'Scegli una risposta.' },
  { title: 'Grazie, abbiamo finito', note: 'Tra due secondi vedrai i terapeuti, se non scegli di restare.' },
];

/** The id of the question, which labels its choices. */
export const questionId = 'questionnaire-question';

interface StepHeadProps {
  readonly index: number;
  /** The last step's note is true only until somebody stays. */
  readonly hasNote: boolean;
}

/**
 * The progress and the question. The heading takes the focus at every step, so that it is announced. At the first one
 * the dialog itself focuses it, after remembering where to return the focus.
 */
export function StepHead({ index, hasNote }: StepHeadProps) {
  const heading = useStepFocus(index);
  const text = stepTexts[index];
  return (
    <header className={classes.head}>
      <ProgressBar step={index + 1} of={stepCount} isDrawnOnly />
      <Title
        order={3}
        ref={heading}
        tabIndex={-1}
        data-autofocus
        aria-describedby={hasNote ? `${questionId}-note` : undefined}
      >
        <span className={classes.place}>{`Passo ${index + 1} di ${stepCount} `}</span>
        <span id={questionId}>{text?.title}</span>
      </Title>
      {hasNote && (
        <Text c="dimmed" id={`${questionId}-note`}>
          {text?.note}
        </Text>
      )}
    </header>
  );
}
