import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { reachableStep } from '#web/features/registration/wizard/reachable-step';

const stepName = 'passo';

/** Which step the address shows, from 0, and the way to another: Back goes a step back. */
export function useWizardSteps(isValid: readonly boolean[]): {
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
