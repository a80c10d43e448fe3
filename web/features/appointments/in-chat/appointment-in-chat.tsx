import { Anchor, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import { problemText } from '#web/copy/problem-texts';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import classes from '#web/features/appointments/entry/appointment-entry.module.css';
import { AppointmentEntry } from '#web/features/appointments/entry/appointment-entry.tsx';
import { dateAndTimes } from '#web/features/appointments/entry/appointment-times';
import { AppointmentRow } from '#web/features/appointments/entry/row/appointment-row.tsx';
import { cancelledOnChatCard } from '#web/features/appointments/entry/state/appointment-label';
import { AppointmentStatus } from '#web/features/appointments/entry/state/appointment-status.tsx';
import { useAppointment } from '#web/features/appointments/entry/use-appointment';
import { type AppointmentFlow, useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import cardClasses from '#web/features/appointments/in-chat/appointment-in-chat.module.css';
import type { AppointmentCard } from '#web/features/appointments/in-chat/cancelled-on-card';
import { withoutTime } from '#web/features/appointments/in-chat/notice-words';
import { SeriesInChat } from '#web/features/appointments/in-chat/series-in-chat.tsx';
import { paths } from '#web/routing/paths';
import { useSignedInUser } from '#web/session/session-context';
import { useNow } from '#web/ui/use-now';

interface AppointmentInChatProps {
  readonly card: AppointmentCard;
  /** All cards of the conversation. */
  readonly cards: readonly AppointmentCard[];
}

/**
 * An appointment's card in a conversation: what happened, and the appointment as it is now. A cancelled or missing one
 * is shown as cancelled, without actions; what was done to several of a series is said in its own words, for good.
 */
export function AppointmentInChat({ card, cards }: AppointmentInChatProps) {
  const { appointment: token, isOfSeries, text } = card;
  const found = useAppointment(token);
  const what = useId();
  // The card's own, so that what a dialog has to say outlives the state that its act has ended.
  const flow = useAppointmentFlow();
  const known = found.state === 'found' || found.state === 'moved' ? found.appointment : undefined;
  const ofSeries = isOfSeries && known?.series ? known : undefined;
  return (
    <Paper withBorder radius="lg" shadow="none" className={cardClasses.card}>
      <Stack gap="sm">
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <IconCalendarEvent aria-hidden size={20} style={{ flexShrink: 0 }} />
          <Text id={what} size="sm" fw={600} className={classes.words}>
            {found.state === 'found' && !ofSeries ? withoutTime(text, found.appointment) : text || 'Appuntamento'}
          </Text>
        </Group>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Unread title={problemText(found.problem).title} onRetry={found.retry} />}
        {found.state === 'gone' && <AppointmentStatus status="denied" word={cancelledOnChatCard} />}
        {ofSeries && <SeriesInChat appointment={ofSeries} card={card} cards={cards} flow={flow} describedBy={what} />}
        {!ofSeries && found.state === 'moved' && <MovedInChat appointment={found.appointment} said={text} />}
        {!ofSeries && found.state === 'found' && (
          <Found appointment={found.appointment} isLatest={isLatest(card, cards)} flow={flow} />
        )}
      </Stack>
      <AppointmentDialogs flow={flow} />
    </Paper>
  );
}

/** Whether no later card of the conversation is about the same appointment. */
function isLatest({ appointment, text }: AppointmentCard, cards: readonly AppointmentCard[]): boolean {
  const latest = cards.findLast((card) => card.appointment === appointment);
  return latest === undefined || latest.text === text;
}

interface FoundProps {
  readonly appointment: Appointment;
  readonly isLatest: boolean;
  readonly flow: AppointmentFlow;
}

function Found({ appointment, isLatest, flow }: FoundProps) {
  const { userType } = useSignedInUser();
  const now = useNow();
  // The credit of a cancellation is told once: told again it would read as another.
  if (appointment.status === 'denied' && !isLatest) {
    return <AppointmentStatus status="denied" word={cancelledOnChatCard} />;
  }
  const shared = { appointment, now, flow, place: 'chat-card' } as const;
  return userType === 'professional' && appointment.status !== 'denied' ? (
    <AppointmentRow {...shared} />
  ) : (
    <AppointmentEntry {...shared} reader={userType} />
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden">Caricamento: l’appuntamento</span>
      <Skeleton height={72} className="appears-late" />
    </div>
  );
}

function Unread({ title, onRetry }: { readonly title: string; readonly onRetry: () => void }) {
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{title}</Text>
      <Button variant="default" size="compact-md" onClick={onRetry}>
        Riprova
      </Button>
    </Stack>
  );
}

interface MovedInChatProps {
  /** The appointment as it is after the move. */
  readonly appointment: Appointment;
  /** The text of the card. */
  readonly said: string;
}

/**
 * The card of an appointment that was moved: it has no actions; those of the new time are on its own card and in the
 * calendar.
 */
function MovedInChat({ appointment, said }: MovedInChatProps) {
  const time = dateAndTimes(appointment);
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
