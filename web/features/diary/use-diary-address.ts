import { useSearchParams } from 'react-router-dom';
import { type TrendPeriod, trendPeriods } from '#contracts/diary/diary.api';

const tabs = ['note', 'andamento'] as const;
const usualPeriod: TrendPeriod = 30;

/** The open tab and the period shown stand in the address, so that a link or a reload shows the same. */
export function useDiaryAddress() {
  const [parameters, setParameters] = useSearchParams();
  const asked = Number(parameters.get('giorni'));
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(parameters);
    next.set(name, value);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  return {
    tab: tabs.find((tab) => tab === parameters.get('tab')) ?? tabs[0],
    period: trendPeriods.find((days) => days === asked) ?? usualPeriod,
    openTab: (tab: string | null) => tab && change('tab', tab),
    choosePeriod: (period: TrendPeriod) => change('giorni', String(period)),
  };
}
