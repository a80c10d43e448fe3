import { Alert, Box, Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Answers, noAnswers, questionnaireDraft, stepCount } from '#web/features/questionnaire/answers';
import { ClosingStep } from '#web/features/questionnaire/closing-step.tsx';
import { QuestionStep } from '#web/features/questionnaire/question-step.tsx';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { type AnsweredSearch, searchOfAnswers } from '#web/features/questionnaire/search-of-answers';
import { StepHead } from '#web/features/questionnaire/step-head.tsx';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { type Draft, useDraft } from '#web/forms/use-draft';
import type { ClosableSteps } from '#web/forms/use-steps';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { TextButton } from '#web/ui/text-button.tsx';

interface QuestionnaireDialogProps {
  readonly opened: boolean;
  /** Shown below the question in which violence was named. */
  readonly violenceHelp: ReactNode;
  readonly steps: ClosableSteps;
  /** Opens the search with the answers, which closes the questionnaire. */
  readonly onFinish: (search: AnsweredSearch) => void;
}

/** The questionnaire of nine steps, over the search. */
export function QuestionnaireDialog({ opened, violenceHelp, steps, onFinish }: QuestionnaireDialogProps) {
  const [shown, setShown] = useState(steps.index ?? 0);
  // While the dialog closes, its last step stays visible.
  if (steps.index !== null && steps.index !== shown) setShown(steps.index);
  return (
    <Dialog opened={opened} onClose={steps.close} title="Questionario" size="lg" shape="walk" hasHistoryStep={false}>
      <QuestionnaireBody
        index={shown}
        violenceHelp={violenceHelp}
        onGoTo={steps.goTo}
        onBack={steps.back}
        onFinish={(answers) => onFinish(searchOfAnswers(answers))}
      />
    </Dialog>
  );
}

interface QuestionnaireBodyProps extends Pick<QuestionnaireDialogProps, 'violenceHelp'> {
  /** The step, from 0. */
  readonly index: number;
  readonly onGoTo: (index: number) => void;
  readonly onBack: () => void;
  readonly onFinish: (answers: Answers) => void;
}

/** One step: its question, its choices, and the buttons. */
function QuestionnaireBody({ index, violenceHelp, onGoTo, onBack, onFinish }: QuestionnaireBodyProps) {
  const { answers, draft, change, startAfresh, finish } = useAnswers(index);
  const [openedAt] = useState(index);
  const isFirst = index === 0;
  const isLast = index === stepCount - 1;
  // The intro has words of its own for the answers of before.
  const isResumedHere = draft.isResumed && index === openedAt && !isFirst;
  // Who comes back to the answers by a reload was reading them.
  const [isStaying, setStaying] = useState(isLast && draft.isResumed);
  if (isStaying && !isLast) setStaying(false);
  const leave = () => {
    finish();
    onFinish(answers);
  };
  return (
    <>
      <StepHead index={index} hasNote={!isStaying} />
      {(draft.isDropped || isResumedHere) && (
        <Box mb="md">
          <DraftNote
            draft={draft}
            resumed="Abbiamo ripreso il questionario che avevi iniziato."
            lost="Si cancellano tutte le risposte e si ricomincia dalla prima domanda."
            onDiscard={() => {
              startAfresh();
              onGoTo(0);
            }}
          />
        </Box>
      )}
      <div key={index} className={classes.step}>
        {isFirst && <IntroStep hasAnswers={answers !== noAnswers} onForget={startAfresh} />}
        {!isFirst && !isLast && <QuestionStep {...{ index, answers, violenceHelp }} onChange={change} />}
        {isLast && (
          <ClosingStep
            answers={answers}
            isStaying={isStaying}
            onStay={() => setStaying(true)}
            onEdit={onGoTo}
            onFinish={leave}
          />
        )}
      </div>
      <DialogActions>
        {!isFirst && (
          <Button variant="default" onClick={onBack}>
            Indietro
          </Button>
        )}
        {!isLast && <Button onClick={() => onGoTo(index + 1)}>Avanti</Button>}
      </DialogActions>
    </>
  );
}

interface AnswersState {
  readonly answers: Answers;
  readonly draft: Pick<Draft<unknown>, 'isResumed' | 'isDropped' | 'discard'>;
  readonly change: (part: Partial<Answers>) => void;
  readonly startAfresh: () => void;
  /** Ends the questionnaire: it reopens at the first step, with its answers. */
  readonly finish: () => void;
}

/** The answers, kept in this tab at every change together with the step. */
function useAnswers(index: number): AnswersState {
  const draft = useDraft(questionnaireDraft, (kept = { index: 0, answers: noAnswers }) => kept);
  const [answers, setAnswers] = useState(draft.initial.answers);
  const keep = useEffectEvent(draft.keep);
  useEffect(() => keep({ index, answers }), [index, answers]);
  return {
    answers,
    draft,
    change: (part) => setAnswers({ ...answers, ...part }),
    startAfresh: () => setAnswers(noAnswers),
    finish: () => draft.keep({ index: 0, answers }),
  };
}

interface IntroStepProps {
  readonly hasAnswers: boolean;
  readonly onForget: () => void;
}

/** The first screen: what the questionnaire asks, why, and where the answers are kept. */
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
          <span>Qui ci sono già le risposte di prima.</span>{' '}
          <TextButton onPress={onForget}>Cancella le risposte</TextButton>
        </Text>
      )}
    </Stack>
  );
}
