import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { monthAndYear } from '#contracts/kernel/italian-format';
import { monthWeeks, shiftMonths, startOfRomeDay } from '#contracts/kernel/rome-time';
import { ownWorkingHours } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import { AddSession } from '#web/features/appointments/calendar/add-session.tsx';
import { appointmentsOfOwner } from '#web/features/appointments/calendar/appointments-of-owner';
import { isDayOff } from '#web/features/appointments/calendar/is-day-off';
import classes from '#web/features/appointments/calendar/month/month-calendar.module.css';
import { OwnerFilter } from '#web/features/appointments/calendar/owner-filter.tsx';
import { PeriodToolbar } from '#web/features/appointments/calendar/period-toolbar.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { ZoneNote } from '#web/features/appointments/calendar/zone-note.tsx';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { useSignedInUser } from '#web/session/session-context';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useLoadedModule } from '#web/ui/use-loaded-module';
import { useToday } from '#web/ui/use-today';

const importGrid = () => import('#web/features/appointments/calendar/month/month-grid.tsx');

interface MonthCalendarProps {
  /** Whether the user may filter by who created the appointments. */
  readonly withOwnerFilter?: boolean;
}

/**
 * The month, for the calendar's screen and the home. It shares its state with the list of appointments through the
 * address.
 */
export function MonthCalendar({ withOwnerFilter = false }: MonthCalendarProps) {
  const { userType } = useSignedInUser();
  const query = useAppointments();
  const { module, problem, retry } = useLoadedModule(importGrid);
  const hours = useQuery(ownWorkingHours, userType === 'professional' ? {} : null);
  const absences = hours.data?.absences ?? [];
  const today = useToday();
  const { month, day, showMonth, showOwner, openDay, focusRequest, ...address } = useCalendarAddress(today);
  const owner = withOwnerFilter ? address.owner : 'all';
  return (
    <Stack component="section" aria-label="Calendario" gap="sm">
      <PeriodToolbar
        title={monthAndYear(startOfRomeDay(month))}
        previousLabel="Mese precedente"
        nextLabel="Mese successivo"
        onMove={(months) => showMonth(shiftMonths(month, months))}
        onToday={() => showMonth(today)}
      />
      {withOwnerFilter && <OwnerFilter owner={owner} onOwner={showOwner} />}
      {userType === 'patient' && owner === 'own' && (
        <Text size="sm">Gli appuntamenti li crea il terapeuta: i tuoi li trovi in «Tutti».</Text>
      )}
      <QueryRegion
        query={{
          ...query,
          data: module && query.data && { ...query.data, Grid: module.MonthGrid },
          problem: query.problem ?? problem,
          retry: () => Promise.all([query.retry(), retry()]),
        }}
        what="il calendario"
        skeleton={<Skeleton radius="lg" className={classes.waiting} style={{ '--weeks': monthWeeks(month).length }} />}
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
      {monthWeeks(month).some((week) => week.some((date) => isDayOff(absences, date))) && (
        <p className={classes.offNote}>I giorni a righe sono quelli in cui sei assente.</p>
      )}
      <Group justify="space-between" gap="sm">
        <ZoneNote />
        <AddSession day={day} />
      </Group>
    </Stack>
  );
}
