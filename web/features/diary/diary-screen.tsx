import { Button, Stack, Tabs, Text } from '@mantine/core';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { moodDays } from '#contracts/diary/diary.api';
import { isHardStretch } from '#contracts/diary/hard-stretch';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/diary/diary-screen.module.css';
import { HardStretchNote } from '#web/features/diary/hard-stretch-note.tsx';
import { DiaryEntries } from '#web/features/diary/list/diary-entries.tsx';
import { MoodCard } from '#web/features/diary/mood-card.tsx';
import { periodParameter, usualPeriod } from '#web/features/diary/trends/trend-period';
import { useDraftOwner } from '#web/forms/draft-owner';
import { Screen } from '#web/ui/screen.tsx';
import { LazyPart } from '#web/ui/tabs/lazy-part.tsx';
import { useTabInAddress } from '#web/ui/tabs/use-tab-in-address';
import { useLazyModule } from '#web/ui/use-lazy-module';

/** What other features add to the diary. */
interface DiaryScreenProps {
  /** The way to the session of a day, if there was one. */
  readonly sessionOf: (date: CivilDate) => ReactNode;
  readonly helpWay: ReactNode;
  readonly nextSession: ReactNode;
}

/** The patient's diary, which nobody else reads (DIARY-01, GUARD-42). */
export function DiaryScreen({ sessionOf, helpWay, nextSession }: DiaryScreenProps) {
  const { shown, isOpened, show } = useTabInAddress(['note', 'andamento'], [periodParameter]);
  // Whatever period the trends show: what is said above them changes with what is noted alone.
  const { data } = useQuery(moodDays, { days: usualPeriod });
  const owner = useDraftOwner();
  return (
    <Screen title="Diario" actions={<PrivateLine noted={data?.notedThisMonth ?? 0} />}>
      <Stack gap="lg">
        {data && isHardStretch(data.days, data.today) && (
          <HardStretchNote subject={`${owner} ${data.today}`} helpWay={helpWay} nextSession={nextSession} />
        )}
        <MoodCard />
        <Tabs value={shown} onChange={show}>
          <Tabs.List aria-label="Parti del diario" mb="lg">
            <Tabs.Tab value="note" mih="2.75rem">
              Note
            </Tabs.Tab>
            <Tabs.Tab value="andamento" mih="2.75rem">
              Nel tempo
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="note">
            {isOpened('note') && (
              <DiaryEntries sessionOf={sessionOf}>
                <ExportButton />
              </DiaryEntries>
            )}
          </Tabs.Panel>
          <Tabs.Panel value="andamento">
            {isOpened('andamento') && <LazyPart load={loadTrends} props={{}} />}
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Screen>
  );
}

const loadTrends = async () => ({ Part: (await import('#web/features/diary/trends/trends.tsx')).Trends });

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
