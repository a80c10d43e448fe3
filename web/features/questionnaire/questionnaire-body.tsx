import { Button } from '@mantine/core';
import { type Answers, noAnswers } from '#web/features/questionnaire/answers';
import { ClosingStep } from '#web/features/questionnaire/closing-step.tsx';
import { IntroStep } from '#web/features/questionnaire/intro-step.tsx';
import { QuestionStep } from '#web/features/questionnaire/question-step.tsx';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { lastStep } from '#web/features/questionnaire/questionnaire-step';
import { StepHead } from '#web/features/questionnaire/step-head.tsx';
import { useAnswers } from '#web/features/questionnaire/use-answers';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

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
