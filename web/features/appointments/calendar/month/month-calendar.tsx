import { Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { holidayOn } from '#contracts/appointments/italian-holidays';
import { firstOfMonth, monthWeeks, shiftMonths } from '#contracts/kernel/rome-time';
import { ownWorkingHours } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import { appointmentsOfOwner } from '#web/features/appointments/calendar/appointments-of-owner';
import { isDayOff } from '#web/features/appointments/calendar/is-day-off';
import classes from '#web/features/appointments/calendar/month/month-calendar.module.css';
import { AddButton, AddHint, AddSession } from '#web/features/appointments/calendar/toolbar/add-session.tsx';
import { calendarPeriod } from '#web/features/appointments/calendar/toolbar/calendar-period';
import { PeriodToolbar } from '#web/features/appointments/calendar/toolbar/period-toolbar.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { ZoneNote } from '#web/features/appointments/calendar/zone-note.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { useSignedInUser } from '#web/session/session-context';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';
import { useLoadedModule } from '#web/ui/use-loaded-module';
import { useToday } from '#web/ui/use-today';

const importGrid = () => import('#web/features/appointments/calendar/month/month-grid.tsx');

interface MonthCalendarProps {
  /** Whether it brings its own toolbar, outside the calendar's screen; there is no filter then. */
  readonly withToolbar?: boolean;
}

/**
 * The month, for the calendar's screen and the home. It shares its state with the list of appointments through the
 * address.
 */
export function MonthCalendar({ withToolbar = false }: MonthCalendarProps) {
  const { userType } = useSignedInUser();
  const query = useAppointments();
  const { module, problem, retry } = useLoadedModule(importGrid);
  const hours = useQuery(ownWorkingHours, userType === 'professional' ? {} : null);
  const absences = hours.data?.absences ?? [];
  const today = useToday();
  const { month, day, showMonth, openDay, focusRequest, ...address } = useCalendarAddress(today);
  const owner = withToolbar ? 'all' : address.owner;
  // In a phone's row the hint would leave no room for the name of the month.
  const hint = useId();
  const hintBelow = useIsPhone() && userType === 'professional';
  const weeks = monthWeeks(month);
  const holidays = weeks.flat().flatMap((date) => {
    const holiday = firstOfMonth(date) === month && holidayOn(date);
    return holiday ? [`${Number(date.slice(8))} ${holiday}`] : [];
  });
  return (
    <Stack component="section" aria-label="Calendario" gap="sm" style={{ '--weeks': weeks.length }}>
      {withToolbar && (
        <PeriodToolbar
          period={calendarPeriod('month', { day, month }, today)}
          onMove={(months) => showMonth(shiftMonths(month, months))}
          onToday={() => showMonth(today)}
        >
          {hintBelow ? <AddButton day={day} hint={hint} /> : <AddSession day={day} />}
        </PeriodToolbar>
      )}
      {userType === 'patient' && owner === 'own' && (
        <Text size="sm">Gli appuntamenti li crea il terapeuta: i tuoi li trovi in «Tutti».</Text>
      )}
      <QueryRegion
        query={{
          ...query,
          data: module && query.data && { ...query.data, Grid: module.MonthGrid },
          problem: query.problem ?? problem,
          retry: async () => {
            await Promise.all([query.retry(), retry()]);
            return undefined;
          },
        }}
        what="il calendario"
        skeleton={<div className={classes.waiting} />}
      >
        {({ appointments, Grid }) => (
          <Grid
            appointments={appointmentsOfOwner(appointments, owner)}
            month={month}
            today={today}
            selected={day}
            absences={absences}
            onOpen={openDay}
            onMonth={showMonth}
            focusRequest={focusRequest}
          />
        )}
      </QueryRegion>
      {weeks.flat().some((date) => isDayOff(absences, date)) && (
        <p className={classes.note}>I giorni a righe sono quelli in cui sei assente.</p>
      )}
      {holidays.length > 0 && <p className={classes.note}>{`Giorni festivi: ${holidays.join(' · ')}`}</p>}
      {withToolbar && hintBelow && <AddHint id={hint} />}
      {withToolbar && <ZoneNote />}
    </Stack>
  );
}
