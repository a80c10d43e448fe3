import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { mondayOf, romeDate, shiftDays } from '#contracts/kernel/rome-time';
import { appointmentsOfOwner } from '#web/features/appointments/calendar/appointments-of-owner';
import { visibleDay } from '#web/features/appointments/calendar/calendar-address';
import screenClasses from '#web/features/appointments/calendar/calendar-screen.module.css';
import { DayStrip } from '#web/features/appointments/calendar/hours/day-strip.tsx';
import { HourCalendarGrid } from '#web/features/appointments/calendar/hours/hour-calendar-grid.tsx';
import classes from '#web/features/appointments/calendar/hours/hour-grid.module.css';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';
import { useNow } from '#web/ui/use-now';

/** A week or a day by the hour, for therapists; on a phone a day with its week above it. */
export function HourCalendar({ count }: { readonly count: 7 | 1 }) {
  const now = useNow();
  const today = romeDate(now);
  const { day: said, month, owner, showDay } = useCalendarAddress(today);
  const query = useAppointments();
  const isPhone = useIsPhone();
  const day = visibleDay({ day: said, month }, today);
  const first = count === 7 ? mondayOf(day) : day;
  const days = useMemo(() => Array.from({ length: count }, (_, index) => shiftDays(first, index)), [count, first]);
  return (
    <section aria-label="Calendario" className={classes.hours}>
      <QueryRegion
        query={query}
        what="il calendario"
        skeleton={<Skeleton radius="lg" className={screenClasses.waiting} />}
      >
        {({ appointments }) => (
          <>
            {isPhone && (
              <DayStrip
                day={day}
                today={today}
                appointments={appointmentsOfOwner(appointments, owner)}
                onDay={showDay}
              />
            )}
            <HourCalendarGrid
              appointments={appointments}
              owner={owner}
              days={days}
              day={day}
              now={now}
              onDay={showDay}
            />
          </>
        )}
      </QueryRegion>
    </section>
  );
}
