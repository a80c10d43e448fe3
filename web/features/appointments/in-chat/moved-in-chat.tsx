import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { cancelledOnChatCard } from '#contracts/appointments/appointment-label';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { AppointmentStatus } from '#web/features/appointments/entry/appointment-status.tsx';
import { timeText } from '#web/features/appointments/entry/time-text';
import { paths } from '#web/routing/paths';

interface MovedInChatProps {
  /** What the card's appointment became. */
  readonly appointment: Appointment;
  /** What the card says of it. */
  readonly said: string;
}

/** The card of an appointment that was moved: it acts no more, its new time does, on its own card and in the calendar. */
export function MovedInChat({ appointment, said }: MovedInChatProps) {
  const time = timeText(appointment);
  const isAtTheSameTime = said.includes(time);
  const day = romeDate(instantFromIso(appointment.startsAt));
  const isCancelled = appointment.status === 'denied';
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{isAtTheSameTime ? 'Modificato nel frattempo.' : `Spostato: ${time}`}</Text>
      {isCancelled ? (
        <AppointmentStatus status="denied" word={cancelledOnChatCard} />
      ) : (
        <Anchor component={Link} to={`${paths.calendar}?day=${day}`} size="sm" py="xs">
          Vedi nel calendario
        </Anchor>
      )}
    </Stack>
  );
}
