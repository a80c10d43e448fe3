import { Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { priceText } from '#contracts/kernel/euro-cents';
import type { Instant } from '#contracts/kernel/instant';
import { AppointmentActions } from '#web/features/appointments/entry/appointment-actions.tsx';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';
import { appointmentLabel } from '#web/features/appointments/entry/appointment-label';
import { AppointmentStatus } from '#web/features/appointments/entry/appointment-status.tsx';
import { appointmentStatusText } from '#web/features/appointments/entry/appointment-status-text';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { CancelledNote } from '#web/features/appointments/entry/cancelled-note.tsx';
import { kindName } from '#web/features/appointments/entry/kind-name';
import type { AppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import type { UserType } from '#web/session/session-context';
import { Portrait } from '#web/ui/portrait.tsx';

interface AppointmentEntryProps {
  readonly appointment: Appointment;
  readonly reader: UserType;
  readonly now: Instant;
  readonly flow: AppointmentFlow;
  readonly place?: 'calendar' | 'chat-card';
  /** Whether a heading above already shows the day. */
  readonly underItsDay?: boolean;
}

/** One appointment: its time, kind, person and status, who has to do what next, and the button for it. */
export function AppointmentEntry(props: AppointmentEntryProps) {
  const { appointment, reader, now, flow, place = 'calendar', underItsDay = false } = props;
  const { kind, title, status, otherSide, priceCents } = appointment;
  const { word, next } = appointmentStatusText(appointment, reader, now);
  const when = useId();
  const reading = { reader, now, place };
  const isCancelled = status === 'denied';
  return (
    <Stack component="article" aria-labelledby={when} gap="sm">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Portrait name={otherSide.name} pictureUrl={otherSide.pictureUrl} />
        <div className={classes.words}>
          <AppointmentTime id={when} appointment={appointment} underItsDay={underItsDay} />
          <Text size="sm">
            {kindName[kind]} con {otherSide.name}
          </Text>
          <Text size="sm" c="dimmed">
            {[title !== kindName[kind] && title, priceWords(priceCents)].filter(Boolean).join(' · ')}
          </Text>
        </div>
      </Group>
      <AppointmentStatus status={status} word={isCancelled ? appointmentLabel(appointment, reading).text : word} />
      {next && <Text size="sm">{next}</Text>}
      {isCancelled && reader === 'patient' && (
        <CancelledNote appointment={appointment} place={place} now={now} describedBy={when} />
      )}
      {!isCancelled && (
        <AppointmentActions appointment={appointment} reading={reading} flow={flow} describedBy={when} />
      )}
    </Stack>
  );
}

function priceWords(cents: number | null): string | undefined {
  if (cents === null) return undefined;
  return cents === 0 ? 'Gratuito' : priceText(cents);
}

interface AppointmentTimeProps {
  readonly id: string;
  readonly appointment: Pick<Appointment, 'startsAt' | 'endsAt'>;
  /** A heading above shows the day: the times alone are visible, while screen readers read both. */
  readonly underItsDay?: boolean;
}

/** `gio 12 marzo 2026, 18:30-19:30`, broken in a narrow space only between day and times. */
function AppointmentTime({ id, appointment, underItsDay = false }: AppointmentTimeProps) {
  const text = dateAndTimes(appointment);
  const timesAt = text.lastIndexOf(' ') + 1;
  return (
    <Text id={id} fw={600} className={classes.times}>
      <span className={underItsDay ? 'visually-hidden' : undefined}>{text.slice(0, timesAt)}</span>
      <span className={classes.unbroken}>{text.slice(timesAt)}</span>
    </Text>
  );
}
