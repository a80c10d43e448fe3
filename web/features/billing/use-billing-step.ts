import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const stepName = 'passo';

/** Which of the two steps the address shows, from 0, and the way to the other: Back goes a step back. */
export function useBillingStep(isSecondReachable: boolean) {
  const [params, setParams] = useSearchParams();
  const isSecondAsked = params.get(stepName) === '2';
  const isRefused = isSecondAsked && !isSecondReachable;
  useEffect(() => {
    if (isRefused) setParams({}, { replace: true });
  }, [isRefused, setParams]);
  const goTo = (index: number) => setParams(index === 0 ? {} : { [stepName]: '2' });
  return { index: isSecondAsked && isSecondReachable ? 1 : 0, goTo };
}
