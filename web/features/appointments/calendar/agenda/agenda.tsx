import { Button, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useRef } from 'react';
import { shortDate } from '#contracts/kernel/italian-format';
import { romeDate, startOfRomeDay } from '#contracts/kernel/rome-time';
import { AddSession } from '#web/features/appointments/calendar/add-session.tsx';
import classes from '#web/features/appointments/calendar/agenda/agenda.module.css';
import { AgendaList } from '#web/features/appointments/calendar/agenda/agenda-list.tsx';
import { visibleDay } from '#web/features/appointments/calendar/calendar-address';
import { CancelledAhead } from '#web/features/appointments/calendar/cancelled-ahead.tsx';
import { OwnerFilter } from '#web/features/appointments/calendar/owner-filter.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { ZoneNote } from '#web/features/appointments/calendar/zone-note.tsx';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

/** The calendar as a list by days, from the chosen day or today; the default view on a phone. */
export function Agenda() {
  const now = useNow();
  const today = romeDate(now);
  const { day, month, owner, showDay, showOwner } = useCalendarAddress(today);
  const query = useAppointments();
  const flow = useAppointmentFlow();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const from = visibleDay({ day, month }, today);
  return (
    <Stack component="section" aria-label="Agenda" gap="sm" className={classes.agenda}>
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3" ref={heading} tabIndex={-1} aria-live="polite">
          {from === today ? 'Da oggi in poi' : `Dal ${shortDate(startOfRomeDay(from))} in poi`}
        </Title>
        <Button variant="default" size="compact-md" onClick={() => showDay(undefined)}>
          Oggi
        </Button>
      </Group>
      <OwnerFilter owner={owner} onOwner={showOwner} />
      <QueryRegion query={query} what="l’agenda" skeleton={<Skeleton radius="lg" height="80vh" />}>
        {({ appointments }) => (
          <>
            <CancelledAhead appointments={appointments} now={now} />
            <AgendaList
              appointments={appointments}
              owner={owner}
              from={from}
              now={now}
              flow={flow}
              onShowAll={() => {
                showOwner('all');
                focusHeading();
              }}
            />
          </>
        )}
      </QueryRegion>
      <Group justify="space-between" gap="sm">
        <ZoneNote />
        <AddSession day={day} />
      </Group>
      <AppointmentDialogs flow={flow} onGone={focusHeading} />
    </Stack>
  );
}
