import { Alert, Anchor, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, Suspense } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { EarlierSteps } from '#web/features/registration/wizard/earlier-steps.tsx';
import { sendingFailure } from '#web/features/registration/wizard/sending-failure';
import { StepSummary } from '#web/features/registration/wizard/step-summary.tsx';
import type { WizardState } from '#web/features/registration/wizard/use-wizard';
import { WizardFoot } from '#web/features/registration/wizard/wizard-foot.tsx';
import classes from '#web/features/registration/wizard/wizard-frame.module.css';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { Stepper } from '#web/forms/stepper.tsx';
import wizardClasses from '#web/forms/wizard.module.css';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

interface WizardFrameProps<Values extends FieldValues> {
  readonly state: WizardState<Values>;
  readonly isSending: boolean;
  /** What to know, and to have at hand, before the first step. */
  readonly before: ReactNode;
  /** The login of this kind of user (REG-13, REG-14). */
  readonly loginPath: string;
  /** Opens the request for information (REG-15). */
  readonly help: ReactNode;
  /** The fields of each step. */
  readonly steps: readonly ReactNode[];
}

/** What stands around the fields of every step: where one is, what is wrong, what is kept, and the way on. */
export function WizardFrame<Values extends FieldValues>(props: WizardFrameProps<Values>) {
  const { state, isSending, before, loginPath, help, steps } = props;
  const { wizard, form, step, index, attempt, problem, isResumed, savedAt } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.submit();
  };
  const isLast = index === steps.length - 1;
  return (
    <div className={wizardClasses.wizard}>
      <Screen title={`${wizard.title}: ${step.title}`}>
        <Stepper
          label="Passi della registrazione"
          tabs={wizard.steps.map(({ tab }) => tab)}
          index={index}
          onGoTo={state.goTo}
        />
        <Text size="sm" c="dimmed" mt="xs">
          Passo {index + 1} di {steps.length}, circa {step.minutes} minuti. Tutti i campi sono obbligatori, tranne
          quelli con «facoltativo».
        </Text>
        <FormProvider {...form}>
          <form noValidate aria-label={step.tab} className={wizardClasses.form} onSubmit={submit}>
            {index === 0 && (isResumed ? <ResumedNote again={state.again} /> : before)}
            <StepSummary<Values> step={step} attempt={attempt} />
            <Suspense fallback={<ScreenSkeleton />}>{steps[index]}</Suspense>
            {isLast && <EarlierSteps<Values> steps={wizard.steps.slice(0, -1)} onGoTo={state.goTo} />}
            {isLast && problem && <RetryAlert {...sendingFailure(problem)} isRunning={isSending} />}
            <WizardFoot isLast={isLast} isSending={isSending} savedAt={savedAt} onDiscard={state.startAfresh} />
          </form>
        </FormProvider>
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
      <LeaveGuard
        isNeeded={state.holdsFiles}
        title="Lasciare la registrazione?"
        leaveLabel="Sì, esci"
        stayLabel="No, resta qui"
      >
        <Text>I file che hai scelto andranno aggiunti di nuovo. Gli altri campi restano nella bozza.</Text>
      </LeaveGuard>
    </div>
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
