import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { cancelledOnChatCard } from '#contracts/appointments/appointment-label';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { problemText } from '#web/copy/problem-texts';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { AppointmentEntry } from '#web/features/appointments/entry/appointment-entry.tsx';
import { AppointmentStatus } from '#web/features/appointments/entry/appointment-status.tsx';
import { useAppointment } from '#web/features/appointments/entry/use-appointment';
import { useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { MovedInChat } from '#web/features/appointments/in-chat/moved-in-chat.tsx';
import { useSignedInUser } from '#web/session/session-context';
import { useNow } from '#web/ui/use-now';

interface AppointmentInChatProps {
  /** The appointment the card speaks of; null when the message does not say. */
  readonly appointment: string | null;
  /** What the message says of it. */
  readonly text: string;
}

/** An appointment's card in a conversation; one that is cancelled or gone says so and offers nothing (CHAT-23 to 26). */
export function AppointmentInChat({ appointment: token, text }: AppointmentInChatProps) {
  const found = useAppointment(token);
  return (
    <Paper withBorder p="md" radius="lg" shadow="none">
      <Stack gap="sm">
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <IconCalendarEvent aria-hidden size={20} style={{ flexShrink: 0 }} />
          <Text size="sm" fw={600}>
            {text === '' ? 'Appuntamento' : text}
          </Text>
        </Group>
        {found.state === 'loading' && <Waiting />}
        {found.state === 'failed' && <Unread title={problemText(found.problem).title} onRetry={found.retry} />}
        {found.state === 'gone' && <AppointmentStatus status="denied" word={cancelledOnChatCard} />}
        {found.state === 'moved' && <MovedInChat appointment={found.appointment} said={text} />}
        {found.state === 'found' && <Found appointment={found.appointment} />}
      </Stack>
    </Paper>
  );
}

function Found({ appointment }: { readonly appointment: Appointment }) {
  const { userType } = useSignedInUser();
  const now = useNow();
  const flow = useAppointmentFlow();
  return (
    <>
      <AppointmentEntry appointment={appointment} reader={userType} now={now} flow={flow} place="chat-card" />
      <AppointmentDialogs flow={flow} />
    </>
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
