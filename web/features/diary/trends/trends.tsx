import { Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { type MoodDay, moodDays, type TrendPeriod, trendPeriods } from '#contracts/diary/diary.api';
import { moodFamilies } from '#contracts/diary/moods';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { shiftDays } from '#contracts/kernel/rome-time';
import { useQuery } from '#web/api/use-query';
import { familyLooks } from '#web/features/diary/moods/family-looks';
import { FamilyMark } from '#web/features/diary/moods/mood-mark.tsx';
import { bucketsOf, countsOf } from '#web/features/diary/trends/buckets';
import { FamilyBars, FamilySwatch, summaryOf } from '#web/features/diary/trends/family-bars.tsx';
import { FamilyTable } from '#web/features/diary/trends/family-table.tsx';
import { MonthsGlance } from '#web/features/diary/trends/months-glance.tsx';
import { useTrendPeriod } from '#web/features/diary/trends/trend-period';
import classes from '#web/features/diary/trends/trends.module.css';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** The moods of the last days as the back end answers them. */
interface MoodDays {
  readonly today: CivilDate;
  readonly days: readonly MoodDay[];
}

const periodNames: Readonly<Record<TrendPeriod, string>> = {
  7: '7 giorni',
  30: '30 giorni',
  90: '3 mesi',
  365: '1 anno',
};

/** What was noted over time: no score and no judgement, and no word about days without a note. */
export function Trends() {
  const { period, choose } = useTrendPeriod();
  const query = useQuery(moodDays, { days: period });
  const title = useId();
  return (
    <Paper component="section" aria-labelledby={title} p="lg" radius="lg" withBorder className="not-printed">
      <Stack>
        <div className={classes.head}>
          <Title order={2} size="h3" id={title}>
            Nel tempo
          </Title>
          <SegmentedControl
            aria-label="Periodo"
            className={classes.periods}
            value={String(period)}
            onChange={(chosen) => choose(Number(chosen) as TrendPeriod)}
            data={trendPeriods.map((days) => ({ value: String(days), label: periodNames[days] }))}
          />
        </div>
        <QueryRegion query={query} what="l’andamento">
          {(read) => <ShownTrends read={read} period={period} />}
        </QueryRegion>
      </Stack>
    </Paper>
  );
}

interface ShownTrendsProps {
  readonly read: MoodDays;
  readonly period: TrendPeriod;
}

function ShownTrends({ read: { today, days }, period }: ShownTrendsProps) {
  const counts = countsOf(days.flatMap(({ moods }) => moods));
  const label = `Note per famiglia, ultimi ${period} giorni: ${summaryOf(counts)}`;
  const buckets = bucketsOf(days, period, today);
  return (
    <Stack gap="lg">
      {days.length === 0 ? (
        <Text c="dimmed">{`Negli ultimi ${period} giorni non ci sono note.`}</Text>
      ) : (
        <>
          <ul className={classes.legend} aria-label="Famiglie">
            {moodFamilies.map((family) => (
              <li key={family}>
                <FamilyMark family={family} />
                <FamilySwatch family={family} />
                <span>{`${familyLooks[family].name}: ${counts[family]}`}</span>
              </li>
            ))}
          </ul>
          <FamilyBars label={label} buckets={buckets} />
          <Disclosure label="Vedi i numeri in una tabella">
            <FamilyTable label="Note per famiglia" buckets={buckets} />
          </Disclosure>
          <MonthsGlance days={days} first={shiftDays(today, 1 - period)} today={today} />
        </>
      )}
    </Stack>
  );
}
