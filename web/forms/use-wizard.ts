import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { Operation } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import { useSteps } from '#web/forms/use-steps';
import { type SubmitOptions, useSubmit } from '#web/forms/use-submit';
import { useWizardForm, type Wizard, type WizardForm } from '#web/forms/use-wizard-form';
import { type RefusedValue, stepProblems, type WizardStep } from '#web/forms/wizard-step';
import { useToday } from '#web/ui/use-today';

export interface WizardState<Values extends FieldValues> extends Omit<WizardForm<Values>, 'discard' | 'sending'> {
  readonly steps: readonly WizardStep<Values>[];
  readonly step: WizardStep<Values>;
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly back: () => void;
  /** Goes to the next step, or sends the form from the last one; shows the problems if the step has any. */
  readonly submit: () => Promise<void>;
  readonly isSending: boolean;
  /** Whether the form was sent, so that leaving loses nothing. */
  readonly isDone: () => boolean;
  /** How often leaving this step failed. */
  readonly tries: number;
  /** Why the last attempt to send failed, unless a field shows it. */
  readonly problem: Problem | undefined;
  /** Empties the form, removes the draft and goes to the first step. */
  readonly startAfresh: () => void;
}

interface WizardActs<Op extends Operation, Values>
  extends Pick<SubmitOptions<Op, Values>, 'input' | 'onDone' | 'onFailed'> {
  readonly operation: Op;
  /** The field that each refusal concerns, by code; other refusals concern the whole form. */
  readonly refusedFields?: Readonly<Record<string, string>>;
  readonly onLeavingStep?: (index: number, values: Values) => void;
}

/** Runs a wizard: the address holds the step, and a refusal of the back end is shown at its field. */
export function useWizard<Op extends Operation, Values extends FieldValues>(
  wizard: Wizard<Values>,
  { operation, input, onDone, onFailed, refusedFields = {}, onLeavingStep }: WizardActs<Op, Values>,
): WizardState<Values> {
  const [refused, setRefused] = useState<readonly RefusedValue[]>([]);
  const [tried, setTried] = useState({ index: 0, count: 0 });
  const knowledge = { today: useToday(), refused };
  const { discard, sending, ...held } = useWizardForm(wizard, knowledge);
  const { form } = held;
  const { submit, isSending, failed, isDone, startOver } = useSubmit(operation, {
    ...sending,
    input,
    onDone,
    onFailed: (problem, values) => {
      const name = refusedFields[problem.code];
      if (name) setRefused((before) => [...before, { name, value: values[name], code: problem.code }]);
      return onFailed?.(problem, values);
    },
  });
  const problemsOf = (step: WizardStep<Values>) => stepProblems(step, form.getValues(), knowledge);
  const { index, goTo, back } = useSteps(wizard.steps.map((step) => problemsOf(step).length === 0));
  const step = wizard.steps[index] as WizardStep<Values>;

  const showProblems = async () => {
    await form.trigger(Object.keys(step.labels) as Path<Values>[]);
    setTried(({ count }) => ({ index, count: count + 1 }));
  };
  useAfterRefusal(refused, showProblems);

  return {
    ...held,
    steps: wizard.steps,
    step,
    index,
    goTo,
    back,
    submit: async () => {
      const values = form.getValues();
      if (problemsOf(step).length > 0) return showProblems();
      if (index === wizard.steps.length - 1) return submit(values);
      onLeavingStep?.(index, values);
      goTo(index + 1);
    },
    isSending,
    isDone,
    tries: tried.index === index ? tried.count : 0,
    problem: failed && !(failed.problem.code in refusedFields) ? failed.problem : undefined,
    startAfresh: () => {
      discard();
      startOver();
      setTried({ index: 0, count: 0 });
      goTo(0);
    },
  };
}

/** Shows the problems of a step after a refusal of one of its values. */
function useAfterRefusal(refused: readonly RefusedValue[], show: () => Promise<void>): void {
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (refused.length > 0) void showNow();
  }, [refused]);
}
