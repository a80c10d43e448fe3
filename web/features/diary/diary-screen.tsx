import '@mantine/core/styles/Tabs.layer.css';
import { Button, Stack, Tabs, Text } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { moodDays, type TrendPeriod, trendPeriods } from '#contracts/diary/diary.api';
import { isHardStretch } from '#contracts/diary/hard-stretch';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/diary/diary-screen.module.css';
import { HardStretchNote } from '#web/features/diary/hard-stretch-note.tsx';
import { DiaryEntries } from '#web/features/diary/list/diary-entries.tsx';
import { MoodCard } from '#web/features/diary/mood-card.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';
import { Screen } from '#web/ui/screen.tsx';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';
import { useLoadedModule } from '#web/ui/use-loaded-module';

/** What other features add to the diary. */
interface DiaryScreenProps {
  /** The way to the session of a day, if there was one. */
  readonly sessionOf: (date: CivilDate) => ReactNode;
  readonly helpWay: ReactNode;
  readonly nextSession: ReactNode;
}

/** The patient's diary, which nobody else reads (DIARY-01, GUARD-42). */
export function DiaryScreen({ sessionOf, helpWay, nextSession }: DiaryScreenProps) {
  const { tab, period, openTab, choosePeriod } = useDiaryAddress();
  // A part is read when it is first opened, and keeps its state from then on.
  const [opened, setOpened] = useState<readonly string[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const query = useQuery(moodDays, { days: period });
  const owner = useDraftOwner();
  const { data } = query;
  return (
    <Screen title="Diario" actions={<PrivateLine noted={data?.notedThisMonth ?? 0} />}>
      <Stack gap="lg">
        {data && isHardStretch(data.days, data.today) && (
          <HardStretchNote subject={`${owner} ${data.today}`} helpWay={helpWay} nextSession={nextSession} />
        )}
        <MoodCard />
        <Tabs value={tab} onChange={openTab}>
          <Tabs.List aria-label="Parti del diario" mb="lg">
            <Tabs.Tab value="note" mih="2.75rem">
              Note
            </Tabs.Tab>
            <Tabs.Tab value="andamento" mih="2.75rem">
              Nel tempo
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="note">
            {opened.includes('note') && (
              <DiaryEntries sessionOf={sessionOf}>
                <ExportButton />
              </DiaryEntries>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="andamento">
            {opened.includes('andamento') && <LateTrends query={query} period={period} onPeriod={choosePeriod} />}
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Screen>
  );
}

const loadTrends = () => import('#web/features/diary/trends/trends.tsx');

/** The trends, whose code is loaded when they are first opened. */
function LateTrends(props: ComponentProps<Awaited<ReturnType<typeof loadTrends>>['Trends']>) {
  const { module, problem, retry } = useLoadedModule(loadTrends);
  if (module) return <module.Trends {...props} />;
  return problem ? <RegionProblem problem={problem} onRetry={retry} /> : <ScreenSkeleton />;
}

/** Who reads the diary, and on how many days of this month there are notes: days without one are not spoken of. */
function PrivateLine({ noted }: { readonly noted: number }) {
  return (
    <Text size="sm" c="dimmed" className={classes.private}>
      <span>
        <IconLock aria-hidden size={16} />
        Lo vedi solo tu
      </span>
      {/* Its room is kept until it is known, and where there is none: nothing below moves. */}
      <span style={{ visibility: noted > 0 ? undefined : 'hidden' }}>
        {noted === 1 ? '1 giorno annotato questo mese' : `${noted || 10} giorni annotati questo mese`}
      </span>
    </Text>
  );
}

const tabs = ['note', 'andamento'] as const;
const usualPeriod: TrendPeriod = 30;

/** The open tab and the period shown stand in the address, so that a link or a reload shows the same. */
function useDiaryAddress() {
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

const loadExport = () => import('#web/features/diary/export/export-dialog.tsx');

/** Opens the export. */
function ExportButton() {
  const { module, load } = useLazyModule(loadExport);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload aria-hidden size={18} />}
        onClick={() => void load(() => setOpen(true))}
      >
        Esporta
      </Button>
      {module && <module.ExportDialog opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
