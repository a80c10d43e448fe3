import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { reachableStep } from '#web/features/registration/wizard/reachable-step';
import { refusedValue } from '#web/features/registration/wizard/refused-value';
import { useWizardForm, type WizardForm } from '#web/features/registration/wizard/use-wizard-form';
import type { Wizard } from '#web/features/registration/wizard/wizard';
import { type RefusedValue, stepProblems, type WizardStep } from '#web/features/registration/wizard/wizard-step';
import { useToday } from '#web/ui/use-now';

const stepName = 'passo';

/** Which step the address shows, from 0, and the way to another: Back goes a step back. */
function useWizardSteps(isValid: readonly boolean[]): {
  readonly index: number;
  readonly goTo: (index: number) => void;
} {
  const [params, setParams] = useSearchParams();
  const asked = params.get(stepName);
  const index = reachableStep(asked, isValid);
  const addressOf = (step: number) => (before: URLSearchParams) => {
    if (step === 0) before.delete(stepName);
    else before.set(stepName, String(step + 1));
    return before;
  };
  const isElsewhere = asked !== (index === 0 ? null : String(index + 1));
  useEffect(() => {
    if (isElsewhere) setParams(addressOf(index), { replace: true });
  });
  return { index, goTo: (step) => setParams(addressOf(step)) };
}

export interface WizardState<Values extends FieldValues>
  extends Omit<WizardForm<Values>, 'actNow' | 'discard' | 'forgetDraft'> {
  readonly wizard: Wizard<Values>;
  readonly form: UseFormReturn<Values>;
  readonly step: WizardStep<Values>;
  readonly index: number;
  readonly goTo: (index: number) => void;
  /** Leaves the step, or sends the last one, when nothing is wrong with it. */
  readonly submit: () => Promise<void>;
  /** How often leaving this step was tried. */
  readonly attempt: number;
  /** Why the last sending failed, when no field says it. */
  readonly problem: Problem | undefined;
  /** Empties form and draft, and begins at the first step. */
  readonly startAfresh: () => void;
}

interface WizardActs<Values, Answer> {
  /** Sends everything; undefined when it is under way already. Throws `CallFailed`. */
  readonly send: (values: Values, act: string) => Promise<Answer | undefined>;
  /** Told of the values once they are an account, to lead elsewhere: the next visit begins with nothing (REG-25). */
  readonly onRegistered: (values: Values, answer: Answer) => void;
  readonly onLeavingStep?: (index: number, values: Values) => void;
}

/** Walks through a wizard: from step to step by the address, with what the platform refuses shown at its field. */
export function useWizard<Values extends FieldValues, Answer extends object>(
  wizard: Wizard<Values>,
  { send, onRegistered, onLeavingStep }: WizardActs<Values, Answer>,
): WizardState<Values> {
  const [refused, setRefused] = useState<readonly RefusedValue[]>([]);
  const [tried, setTried] = useState({ index: 0, count: 0 });
  const [problem, setProblem] = useState<Problem>();
  const isDone = useRef(false);
  const knowledge = { today: useToday(), refused };
  const { actNow, discard, forgetDraft, ...held } = useWizardForm(wizard, knowledge);
  const { form } = held;
  const problemsOf = (step: WizardStep<Values>) => stepProblems(step, form.getValues(), knowledge);
  const { index, goTo } = useWizardSteps(wizard.steps.map((step) => problemsOf(step).length === 0));
  const step = wizard.steps[index] as WizardStep<Values>;

  const showProblems = async () => {
    await form.trigger(Object.keys(step.labels) as Path<Values>[]);
    setTried(({ count }) => ({ index, count: count + 1 }));
  };
  useAfterRefusal(refused, showProblems);

  const finish = async (values: Values) => {
    setProblem(undefined);
    try {
      const answer = await send(values, actNow());
      if (!answer) return;
      isDone.current = true;
      forgetDraft();
      onRegistered(values, answer);
    } catch (failure) {
      const said = refusedValue(problemOf(failure), values);
      if (said) setRefused((before) => [...before, said]);
      else setProblem(problemOf(failure));
    }
  };
  const submit = async () => {
    if (isDone.current) return;
    const values = form.getValues();
    if (problemsOf(step).length > 0) return showProblems();
    if (index === wizard.steps.length - 1) return finish(values);
    onLeavingStep?.(index, values);
    goTo(index + 1);
  };
  const attempt = tried.index === index ? tried.count : 0;
  const startAfresh = () => {
    discard();
    setTried({ index: 0, count: 0 });
    goTo(0);
  };
  return { wizard, ...held, step, index, goTo, submit, attempt, problem, startAfresh };
}

/** Once the step of a refused value is on screen, its problems are shown there. */
function useAfterRefusal(refused: readonly RefusedValue[], show: () => Promise<void>): void {
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (refused.length > 0) void showNow();
  }, [refused]);
}
