import { Alert, Anchor, Text, Title, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import classes from '#web/features/registration/registration-frame.module.css';
import { reviewOfStep } from '#web/features/registration/review-of-step';
import { sendingFailure } from '#web/features/registration/sending-failure';
import type { WizardState } from '#web/forms/use-wizard';
import wizardClasses from '#web/forms/wizard.module.css';
import { WizardFrame, type WizardWords } from '#web/forms/wizard-frame.tsx';
import type { WizardStep } from '#web/forms/wizard-step';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';
import { Screen } from '#web/ui/screen.tsx';

const words: WizardWords = {
  steps: 'Passi della registrazione',
  required: 'Tutti i campi sono obbligatori, tranne quelli con «facoltativo».',
  next: 'avanti',
  finish: 'registrati',
  kept: (savedAt) => `bozza salvata alle ${savedAt}`,
  discarded: 'Si svuotano tutti i campi della registrazione.',
  leave: 'Lasciare la registrazione?',
  left: 'I file che hai scelto andranno aggiunti di nuovo. Gli altri campi restano nella bozza.',
};

interface RegistrationFrameProps<Values extends FieldValues> {
  /** The page's title, before the step's. */
  readonly title: string;
  readonly state: WizardState<Values>;
  /** What to know, and to have at hand, before the first step. */
  readonly before: ReactNode;
  /** The login of this kind of user. */
  readonly loginPath: string;
  /** Opens the request for information. */
  readonly help: ReactNode;
  /** The fields of each step. */
  readonly steps: readonly ReactNode[];
}

/** A registration around the fields of its steps: what comes first, the review before it is sent, and the ways elsewhere. */
export function RegistrationFrame<Values extends FieldValues>(props: RegistrationFrameProps<Values>) {
  const { title, state, before, loginPath, help, steps } = props;
  const { step, index, problem, isResumed, isSending, goTo } = state;
  const isLast = index === steps.length - 1;
  const intro = isResumed ? <ResumedNote again={state.again} /> : before;
  return (
    <div className={wizardClasses.wizard}>
      <Screen title={`${title}: ${step.title}`}>
        <WizardFrame state={state} words={words} intro={index === 0 && intro} isLosing={hasFiles}>
          {steps[index]}
          {isLast && <EarlierSteps<Values> steps={state.steps.slice(0, -1)} onGoTo={goTo} />}
          {isLast && problem && <RetryAlert {...sendingFailure(problem)} isRunning={isSending} />}
        </WizardFrame>
        <div className={classes.ways}>
          <Text>
            Sei già registrato?{' '}
            <Anchor component={Link} to={loginPath} underline="always">
              Accedi
            </Anchor>
          </Text>
          {help}
        </div>
      </Screen>
    </div>
  );
}

/** Files are the one thing that is lost without a word: what a draft holds comes back, and passwords are asked for again. */
function hasFiles(values: FieldValues): boolean {
  return Object.values(values).some(
    (value) => Array.isArray(value) && value.some((item) => item?.file instanceof File),
  );
}

interface ResumedNoteProps {
  /** What a draft never keeps and was filled in: to be given again. */
  readonly again: readonly string[];
}

/** Says that the draft of this tab is back, and what has to be given again: passwords and files are never kept. */
function ResumedNote({ again }: ResumedNoteProps) {
  return (
    <Alert role="status" color="laguna" title="Abbiamo ripreso la tua bozza">
      <Text size="sm">Trovi tutto come l’avevi lasciato.</Text>
      {again.length > 0 && (
        <Text size="sm">Per sicurezza non conserviamo password e file. Inserisci di nuovo: {again.join(', ')}.</Text>
      )}
    </Alert>
  );
}

interface EarlierStepsProps<Values> {
  readonly steps: readonly WizardStep<Values>[];
  readonly onGoTo: (index: number) => void;
}

/** What was given before the last step, to be looked over before it is sent, each step with the way back to it. */
function EarlierSteps<Values extends FieldValues>({ steps, onGoTo }: EarlierStepsProps<Values>) {
  const { getValues } = useFormContext<Values>();
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
              onClick={() => onGoTo(index)}
            >
              Modifica
            </UnstyledButton>
          </div>
          <dl className={classes.lines}>
            {reviewOfStep(step, { values: getValues(), before: steps.slice(0, index) }).map(({ label, value }) => (
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
