import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { romeDate } from '#contracts/kernel/rome-time';
import classes from '#web/features/appointments/calendar/agenda/agenda.module.css';
import { agendaDays } from '#web/features/appointments/calendar/agenda/agenda-days';
import { useAgendaWindow } from '#web/features/appointments/calendar/agenda/use-agenda-window';
import { NoAppointments } from '#web/features/appointments/calendar/no-appointments.tsx';
import entryClasses from '#web/features/appointments/entry/appointment-entry.module.css';
import { AppointmentEntry } from '#web/features/appointments/entry/appointment-entry.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useSignedInUser } from '#web/session/session-context';

interface AgendaListProps {
  readonly appointments: readonly Appointment[];
  /** The first day of the list; earlier ones are shown on demand. */
  readonly from: CivilDate;
  readonly now: Instant;
  readonly flow: AppointmentFlow;
}

/** The appointments grouped by day, from a given day on. */
export function AgendaList({ appointments, from, now, flow }: AgendaListProps) {
  const { userType } = useSignedInUser();
  const days = agendaDays(appointments);
  const { list, shown, hasEarlier, hasLater, showEarlier, showLater } = useAgendaWindow(days, from);
  const isNothingAhead = !days.some(({ date }) => date >= from);
  return (
    <Stack ref={list}>
      {hasEarlier && (
        <Button variant="default" w="fit-content" onClick={showEarlier}>
          Mostra i giorni precedenti
        </Button>
      )}
      {shown.map(({ date, appointments: ofDay }) => (
        <Paper component="section" key={date} aria-label={fullDateOf(date)} p="md" radius="lg" withBorder>
          <Title order={3} size="h4" mb="sm" tabIndex={-1} data-day={date} className={classes.day}>
            {date === romeDate(now) ? `oggi, ${fullDateOf(date)}` : fullDateOf(date)}
          </Title>
          <ul className={entryClasses.list}>
            {ofDay.map((appointment) => (
              <li key={appointment.token} className={entryClasses.item}>
                <AppointmentEntry appointment={appointment} reader={userType} now={now} flow={flow} underItsDay />
              </li>
            ))}
          </ul>
        </Paper>
      ))}
      {isNothingAhead &&
        (from === romeDate(now) ? <NoAppointments reader={userType} withWayOn /> : <Nothing from={from} />)}
      {hasLater && (
        <Button variant="default" w="fit-content" onClick={showLater}>
          Carica altri
        </Button>
      )}
    </Stack>
  );
}

function Nothing({ from }: { readonly from: CivilDate }) {
  return (
    <Text size="sm" c="dimmed">
      Nessun appuntamento da {fullDateOf(from)} in poi.
    </Text>
  );
}
