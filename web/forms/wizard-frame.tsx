import { Button, Text, Title } from '@mantine/core';
import { type FormEvent, type MouseEvent, type ReactNode, Suspense } from 'react';
import { type FieldValues, FormProvider, type Path, useFormContext, useFormState } from 'react-hook-form';
import { adoptFilledFields } from '#web/forms/adopt-filled-fields';
import { DroppedDraftNote, KeptDraft } from '#web/forms/draft-note.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { LeaveGuard } from '#web/forms/leave-guard.tsx';
import { Stepper } from '#web/forms/stepper.tsx';
import { useStepFocus } from '#web/forms/use-steps';
import type { WizardState } from '#web/forms/use-wizard';
import classes from '#web/forms/wizard.module.css';
import type { WizardStep } from '#web/forms/wizard-step';
import { keepFocus } from '#web/ui/focus/keep-focus';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

export interface WizardWords {
  /** Names the steps: 'Passi della registrazione'. */
  readonly steps: string;
  /** A note at the top: 'Tutti i campi sono obbligatori.' */
  readonly required: string;
  /** The button of every step but the last. */
  readonly next: string;
  /** The button of the last step. */
  readonly finish: string;
  /** The button to the step before; without it only the stepper leads there. */
  readonly back?: string;
  /** Says that a draft is kept; `savedAt` is a time such as `10:42`. */
  readonly kept: (savedAt: string) => string;
  /** What is lost when the draft is discarded. */
  readonly discarded: string;
  /** The question before leaving. */
  readonly leave: string;
  /** What leaving loses, and what it does not. */
  readonly left: string;
}

interface WizardFrameProps<Values extends FieldValues> {
  readonly state: WizardState<Values>;
  readonly words: WizardWords;
  /** Shows the step's title over its fields, where the screen's own title does not name it. */
  readonly isTitled?: boolean;
  /** What to know before the fields. */
  readonly intro?: ReactNode;
  /** Whether leaving would lose more than the draft keeps. */
  readonly isLosing: (values: Values) => boolean;
  /** The fields of the current step. */
  readonly children: ReactNode;
}

/** The frame of every step: stepper, problems, draft note, and the buttons. */
export function WizardFrame<Values extends FieldValues>(props: WizardFrameProps<Values>) {
  const { state, words, isTitled = false, intro, isLosing, children } = props;
  const { form, steps, step, index, tries, isDropped } = state;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    adoptFilledFields(event.currentTarget, form);
    void state.submit();
  };
  const minutes = step.minutes ? `, circa ${step.minutes} minuti` : '';
  const note = (
    <Text size="sm" c="dimmed" mt="xs">
      {`Passo ${index + 1} di ${steps.length}${minutes}. ${words.required}`}
    </Text>
  );
  return (
    <>
      <Stepper label={words.steps} tabs={steps.map(({ tab }) => tab)} index={index} onGoTo={state.goTo} />
      {!isTitled && note}
      <FormProvider {...form}>
        <form noValidate aria-label={step.tab} className={classes.form} onSubmit={submit}>
          {isTitled && (
            <StepHeading title={step.title} index={index}>
              {note}
            </StepHeading>
          )}
          {isDropped && <DroppedDraftNote />}
          {intro}
          <StepSummary<Values> step={step} tries={tries} />
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
          <WizardFoot state={state} words={words} />
        </form>
      </FormProvider>
      <LeaveGuard
        isNeeded={() => !state.isDone() && isLosing(form.getValues())}
        title={words.leave}
        leaveLabel="Sì, esci"
        stayLabel="No, resta qui"
      >
        <Text>{words.left}</Text>
      </LeaveGuard>
    </>
  );
}

interface StepHeadingProps {
  readonly title: string;
  readonly index: number;
  readonly children: ReactNode;
}

function StepHeading({ title, index, children }: StepHeadingProps) {
  const heading = useStepFocus(index);
  return (
    <div>
      <Title order={2} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </div>
  );
}

interface StepSummaryProps<Values> {
  readonly step: WizardStep<Values>;
  /** How often leaving the step failed; before the first time there is no summary. */
  readonly tries: number;
}

/** The problems of the step, each with a button to its field. */
export function StepSummary<Values extends FieldValues>({ step, tries }: StepSummaryProps<Values>) {
  const { setFocus } = useFormContext<Values>();
  const { errors } = useFormState<Values>();
  const names = tries > 0 ? (Object.keys(step.labels) as Path<Values>[]) : [];
  const problems = names.flatMap((name) => {
    const text = errors[name]?.message;
    return text ? [{ name, label: step.labels[name] ?? '', text: String(text) }] : [];
  });
  return <ErrorSummary problems={problems} attempt={tries} onGoTo={(name) => setFocus(name)} />;
}

interface WizardFootProps<Values extends FieldValues> {
  readonly state: WizardState<Values>;
  readonly words: WizardWords;
}

/** The draft note and the buttons back and on. */
function WizardFoot<Values extends FieldValues>({ state, words }: WizardFootProps<Values>) {
  const { index, steps, savedAt } = state;
  return (
    <div className={words.back ? `${classes.foot} ${classes.onFirst}` : classes.foot}>
      {savedAt && (
        <KeptDraft lost={words.discarded} onDiscard={state.startAfresh}>
          <Text size="sm" c="dimmed">
            {words.kept(savedAt)}
          </Text>
        </KeptDraft>
      )}
      {words.back && index > 0 && (
        <Button variant="default" size="lg" onClick={state.back}>
          {words.back}
        </Button>
      )}
      <Button
        type="submit"
        size="lg"
        className={classes.next}
        loading={state.isSending}
        onMouseDown={keepFocus}
        onClick={pressOnce}
      >
        {index === steps.length - 1 ? words.finish : words.next}
      </Button>
    </div>
  );
}

/** Ignores the second click of a double click, which would hit the step that has just opened. */
function pressOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
