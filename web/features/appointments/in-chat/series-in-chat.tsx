import { Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { CancelledNote } from '#web/features/appointments/entry/cancelled-note.tsx';
import { sameSeries } from '#web/features/appointments/entry/series/by-series';
import { SeriesSessions } from '#web/features/appointments/entry/series/series-sessions.tsx';
import { seriesWords } from '#web/features/appointments/entry/series/series-words';
import { kindAndPrice } from '#web/features/appointments/entry/title-and-price';
import { useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { useSignedInUser } from '#web/session/session-context';
import { useNow } from '#web/ui/use-now';

interface SeriesInChatProps {
  /** The session that the message names. */
  readonly appointment: Appointment;
  /** The id of the words that say what was done. */
  readonly describedBy: string;
}

/** The card of an act on a weekly series: the series as the calendar has it now, each session behind a line that opens. */
export function SeriesInChat({ appointment, describedBy }: SeriesInChatProps) {
  const { userType: reader } = useSignedInUser();
  const { data } = useAppointments();
  const now = useNow();
  const flow = useAppointmentFlow();
  const sessions = sameSeries(appointment, data?.appointments ?? []);
  const cancelled = sessions.filter(({ status }) => status === 'denied');
  return (
    <>
      <div>
        <Text fw={600}>{seriesWords(sessions)}</Text>
        <Text size="sm">{kindAndPrice(appointment)}</Text>
      </div>
      {reader === 'patient' && cancelled.length > 0 && (
        <CancelledNote appointments={cancelled} place="chat-card" now={now} describedBy={describedBy} />
      )}
      <SeriesSessions
        label="Vedi le sedute della serie"
        sessions={sessions}
        reading={{ reader, now, place: 'chat-card' }}
        flow={flow}
      />
      <AppointmentDialogs flow={flow} />
    </>
  );
}
