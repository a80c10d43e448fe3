import { Modal } from '@mantine/core';
import { useState } from 'react';
import { QuestionnaireBody } from '#web/features/questionnaire/questionnaire-body.tsx';
import { type AnsweredSearch, searchOfAnswers } from '#web/features/questionnaire/search-of-answers';
import type { QuestionnaireSteps } from '#web/features/questionnaire/use-questionnaire-steps';

interface QuestionnaireDialogProps {
  readonly opened: boolean;
  readonly steps: QuestionnaireSteps;
  /** Goes to the search with the answers, which closes the questionnaire (QUEST-16). */
  readonly onFinish: (search: AnsweredSearch) => void;
}

/** The questionnaire of nine steps, over the search (QUEST-01). */
export function QuestionnaireDialog({ opened, steps, onFinish }: QuestionnaireDialogProps) {
  const [shown, setShown] = useState(steps.step ?? 1);
  // What is closing stays as it was until it is gone.
  if (steps.step !== null && steps.step !== shown) setShown(steps.step);
  return (
    <Modal opened={opened} onClose={steps.close} title="Questionario" size="lg">
      <QuestionnaireBody
        step={shown}
        onGoTo={steps.goTo}
        onBack={steps.back}
        onFinish={(answers) => onFinish(searchOfAnswers(answers))}
      />
    </Modal>
  );
}
