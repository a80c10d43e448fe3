import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { romeDate } from '#contracts/kernel/rome-time';
import classes from '#web/features/appointments/calendar/agenda/agenda.module.css';
import { agendaDays } from '#web/features/appointments/calendar/agenda/agenda-days';
import { useAgendaWindow } from '#web/features/appointments/calendar/agenda/use-agenda-window';
import { appointmentsOfOwner } from '#web/features/appointments/calendar/appointments-of-owner';
import type { OwnerFilter } from '#web/features/appointments/calendar/calendar-address';
import { FilteredOut, FilterNote, NoAppointments } from '#web/features/appointments/calendar/no-appointments.tsx';
import { AppointmentEntries } from '#web/features/appointments/entry/row/appointment-entries.tsx';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useSignedInUser } from '#web/session/session-context';

interface AgendaListProps {
  readonly appointments: readonly Appointment[];
  readonly owner: OwnerFilter;
  readonly onShowAll: () => void;
  /** The first day of the list; earlier ones are shown on demand. */
  readonly from: CivilDate;
  readonly now: Instant;
  readonly flow: AppointmentFlow;
}

/** The appointments of the filter grouped by day, from a given day on. */
export function AgendaList({ appointments, owner, onShowAll, from, now, flow }: AgendaListProps) {
  const days = agendaDays(appointmentsOfOwner(appointments, owner));
  const { list, shown, hasEarlier, hasLater, showEarlier, showLater } = useAgendaWindow(days, from);
  const last = shown.at(-1);
  return (
    <Stack ref={list} gap="sm">
      {shown.length > 0 && <FilterNote owner={owner} onShowAll={onShowAll} />}
      {hasEarlier && (
        <Button variant="default" w="fit-content" onClick={showEarlier}>
          Mostra i giorni precedenti
        </Button>
      )}
      {shown.map(({ date, appointments: ofDay }) => (
        <Paper component="section" key={date} aria-label={fullDateOf(date)} px="md" py="sm" radius="lg" withBorder>
          <Title order={3} size="h5" mb={4} tabIndex={-1} data-day={date} className={classes.day}>
            {date === romeDate(now) ? `oggi, ${fullDateOf(date)}` : fullDateOf(date)}
          </Title>
          <AppointmentEntries appointments={ofDay} now={now} flow={flow} underTheirDay />
        </Paper>
      ))}
      {!hasAnyFrom(from, days) && (
        <Nothing
          {...{ owner, onShowAll, from }}
          isFromToday={from === romeDate(now)}
          isFilteredOut={hasAnyFrom(from, agendaDays(appointments))}
        />
      )}
      {last && (
        <Text size="sm" className={classes.end}>
          {`${hasLater ? 'Continua oltre' : 'Nessun altro appuntamento dopo'} ${fullDateOf(last.date)}.`}
        </Text>
      )}
      {hasLater && (
        <Button variant="default" w="fit-content" onClick={showLater}>
          Carica altri
        </Button>
      )}
    </Stack>
  );
}

function hasAnyFrom(from: CivilDate, days: readonly { readonly date: CivilDate }[]): boolean {
  return days.some(({ date }) => date >= from);
}

interface NothingProps extends Pick<AgendaListProps, 'owner' | 'onShowAll' | 'from'> {
  readonly isFromToday: boolean;
  readonly isFilteredOut: boolean;
}

/** An empty list says why it is: the filter, the day it begins with, or nothing planned at all. */
function Nothing({ owner, onShowAll, from, isFromToday, isFilteredOut }: NothingProps) {
  const { userType } = useSignedInUser();
  const when = isFromToday ? 'da oggi in poi' : `da ${fullDateOf(from)} in poi`;
  if (isFilteredOut) return <FilteredOut owner={owner} when={when} onShowAll={onShowAll} />;
  if (isFromToday) return <NoAppointments reader={userType} withWayOn />;
  return <Text size="sm" c="dimmed">{`Nessun appuntamento ${when}.`}</Text>;
}
