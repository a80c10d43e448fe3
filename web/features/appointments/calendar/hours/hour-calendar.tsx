import { Group, Skeleton, Stack } from '@mantine/core';
import { useMemo } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { mondayOf, romeDate, romeZone, shiftDays, startOfRomeDay } from '#contracts/kernel/rome-time';
import { AddSession } from '#web/features/appointments/calendar/add-session.tsx';
import { visibleDay } from '#web/features/appointments/calendar/calendar-address';
import classes from '#web/features/appointments/calendar/calendar-screen.module.css';
import { HourCalendarGrid } from '#web/features/appointments/calendar/hours/hour-calendar-grid.tsx';
import { OwnerFilter } from '#web/features/appointments/calendar/owner-filter.tsx';
import { PeriodToolbar } from '#web/features/appointments/calendar/period-toolbar.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { ZoneNote } from '#web/features/appointments/calendar/zone-note.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

const range = new Intl.DateTimeFormat('it-IT', { timeZone: romeZone, day: 'numeric', month: 'long', year: 'numeric' });

/** `23–29 novembre 2026`, with month and year named twice where they change. */
function rangeTitle(from: CivilDate, to: CivilDate): string {
  return range.formatRange(startOfRomeDay(from), startOfRomeDay(to)).replace(/\b0(?=\d\b)/g, '');
}

const words = {
  7: { previous: 'Settimana precedente', next: 'Settimana successiva' },
  1: { previous: 'Giorno precedente', next: 'Giorno successivo' },
} as const;

/** A week or a day by the hour, for therapists. */
export function HourCalendar({ count }: { readonly count: 7 | 1 }) {
  const now = useNow();
  const today = romeDate(now);
  const { day: said, month, owner, showDay, showOwner } = useCalendarAddress(today);
  const query = useAppointments();
  const day = visibleDay({ day: said, month }, today);
  const first = count === 7 ? mondayOf(day) : day;
  const days = useMemo(() => Array.from({ length: count }, (_, index) => shiftDays(first, index)), [count, first]);
  return (
    <Stack component="section" aria-label="Calendario" gap="sm">
      <PeriodToolbar
        title={count === 7 ? rangeTitle(first, shiftDays(first, 6)) : fullDateOf(day)}
        previousLabel={words[count].previous}
        nextLabel={words[count].next}
        onMove={(periods) => showDay(shiftDays(day, periods * count))}
        onToday={() => showDay(undefined)}
      />
      <OwnerFilter owner={owner} onOwner={showOwner} />
      <QueryRegion query={query} what="il calendario" skeleton={<Skeleton radius="lg" className={classes.waiting} />}>
        {({ appointments }) => (
          <HourCalendarGrid appointments={appointments} owner={owner} days={days} day={day} now={now} onDay={showDay} />
        )}
      </QueryRegion>
      <Group justify="space-between" gap="sm">
        <ZoneNote />
        <AddSession day={said} />
      </Group>
    </Stack>
  );
}
