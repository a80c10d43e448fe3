import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type Answers, noAnswers } from '#web/features/questionnaire/answers';
import { ClosingStep } from '#web/features/questionnaire/closing-step.tsx';
import { forgetAnswers, keepAnswers, keptAnswers } from '#web/features/questionnaire/kept-answers';
import { QuestionStep } from '#web/features/questionnaire/question-step.tsx';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { lastStep } from '#web/features/questionnaire/questionnaire-step';
import { StepHead } from '#web/features/questionnaire/step-head.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface QuestionnaireBodyProps {
  readonly step: number;
  readonly onGoTo: (step: number) => void;
  readonly onBack: () => void;
  readonly onFinish: (answers: Answers) => void;
}

/** One step: what is asked, the choices, and the ways on (QUEST-02 to 04). */
export function QuestionnaireBody({ step, onGoTo, onBack, onFinish }: QuestionnaireBodyProps) {
  const { answers, change, forget, finish } = useAnswers(step);
  const leave = () => {
    finish();
    onFinish(answers);
  };
  return (
    <>
      <StepHead step={step} />
      <div key={step} className={classes.step}>
        {step === 1 && <IntroStep hasAnswers={answers !== noAnswers} onForget={forget} />}
        {step > 1 && step < lastStep && <QuestionStep step={step} answers={answers} onChange={change} />}
        {step === lastStep && <ClosingStep answers={answers} onEdit={onGoTo} onFinish={leave} />}
      </div>
      <DialogActions>
        {step > 1 && (
          <Button variant="default" onClick={onBack}>
            Indietro
          </Button>
        )}
        {step < lastStep && <Button onClick={() => onGoTo(step + 1)}>Avanti</Button>}
      </DialogActions>
    </>
  );
}

interface AnswersState {
  readonly answers: Answers;
  readonly change: (part: Partial<Answers>) => void;
  readonly forget: () => void;
  /** The questionnaire came to its end: opened again it begins at the first step, with the answers in it. */
  readonly finish: () => void;
}

/** What was answered, kept in this tab at every change with the step it was answered at (QUEST-20). */
function useAnswers(step: number): AnswersState {
  const owner = useDraftOwner();
  const [answers, setAnswers] = useState(() => keptAnswers(owner).answers);
  const isBegun = step > 1 || answers !== noAnswers;
  useEffect(() => {
    if (isBegun) keepAnswers(owner, { step, answers });
  }, [owner, step, answers, isBegun]);
  return {
    answers,
    change: (part) => setAnswers({ ...answers, ...part }),
    forget: () => {
      forgetAnswers(owner);
      setAnswers(noAnswers);
    },
    finish: () => keepAnswers(owner, { step: 1, answers }),
  };
}

interface IntroStepProps {
  readonly hasAnswers: boolean;
  readonly onForget: () => void;
}

/** What is asked, what for and where it stays, said before the first question. */
function IntroStep({ hasAnswers, onForget }: IntroStepProps) {
  return (
    <Stack>
      <Text>Alla fine vedrai i terapeuti che corrispondono. La scelta resta tua.</Text>
      <Text>A ogni domanda puoi anche non rispondere.</Text>
      <Alert variant="light" icon={<IconLock aria-hidden />} title="Le tue risposte">
        <Stack gap="xs">
          <Text>Alcune risposte possono dire qualcosa della tua salute. Servono solo a cercare un terapeuta.</Text>
          <Text>Restano in questa scheda del browser e non nel tuo account. Si cancellano quando esci.</Text>
          <Text>
            Alla fine diventano filtri, che stanno nell’indirizzo della ricerca. Con «Avanti» acconsenti a usarle così.
          </Text>
        </Stack>
      </Alert>
      {hasAnswers && (
        <Text>
          Qui ci sono già le risposte di prima. <TextButton onPress={onForget}>Cancella le risposte</TextButton>
        </Text>
      )}
    </Stack>
  );
}
