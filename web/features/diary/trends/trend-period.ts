import { useSearchParams } from 'react-router-dom';
import { type TrendPeriod, trendPeriods } from '#contracts/diary/diary.api';

/** The days the diary looks back on unless another period is chosen. */
export const usualPeriod: TrendPeriod = 30;

/** The parameter of the diary's address that names the period of the trends. */
export const periodParameter = 'giorni';

/** The period shown stands in the address, so that a link or a reload shows the same. */
export function useTrendPeriod() {
  const [parameters, setParameters] = useSearchParams();
  const asked = Number(parameters.get(periodParameter));
  return {
    period: trendPeriods.find((days) => days === asked) ?? usualPeriod,
    choose: (period: TrendPeriod) => {
      const next = new URLSearchParams(parameters);
      next.set(periodParameter, String(period));
      setParameters(next, { replace: true, preventScrollReset: true });
    },
  };
}
