import { Stack } from '@mantine/core';
import { romeDate } from '#contracts/kernel/rome-time';
import classes from '#web/features/appointments/calendar/agenda/agenda.module.css';
import { AgendaList } from '#web/features/appointments/calendar/agenda/agenda-list.tsx';
import { visibleDay } from '#web/features/appointments/calendar/calendar-address';
import { CancelledAhead } from '#web/features/appointments/calendar/cancelled-ahead.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { RowSkeleton } from '#web/features/appointments/entry/row/row-skeleton.tsx';
import { useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

interface AgendaProps {
  readonly onShowAll: () => void;
  /** Moves the focus when the entry that had it has disappeared. */
  readonly onGone: () => void;
}

/** The calendar as a list by days, from the chosen day or today; the default view on a phone. */
export function Agenda({ onShowAll, onGone }: AgendaProps) {
  const now = useNow();
  const today = romeDate(now);
  const { day, month, owner } = useCalendarAddress(today);
  const query = useAppointments();
  const flow = useAppointmentFlow();
  return (
    <Stack component="section" aria-label="Agenda" gap="sm" className={classes.agenda}>
      <QueryRegion query={query} what="l’agenda" skeleton={<RowSkeleton rows={12} />}>
        {({ appointments }) => (
          <>
            <CancelledAhead appointments={appointments} now={now} />
            <AgendaList
              appointments={appointments}
              owner={owner}
              from={visibleDay({ day, month }, today)}
              now={now}
              flow={flow}
              onShowAll={onShowAll}
            />
          </>
        )}
      </QueryRegion>
      <AppointmentDialogs flow={flow} onGone={onGone} />
    </Stack>
  );
}
