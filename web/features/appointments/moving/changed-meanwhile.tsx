import { Alert, Button, Stack, Text } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { findAppointment } from '#contracts/appointments/find-appointment';
import { timeText } from '#web/features/appointments/entry/time-text';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';

interface ChangedMeanwhileProps {
  readonly seen: Appointment;
  readonly onGoOn: (current: Appointment) => void;
}

/** Says of an appointment that stands elsewhere than its therapist saw it where it is now, and lets go on from there. */
export function ChangedMeanwhile({ seen, onGoOn }: ChangedMeanwhileProps) {
  const { data } = useAppointments();
  if (!data) return null;
  const current = findAppointment(data.appointments, seen.token);
  if (!current) return <Note title="Non è più nel tuo calendario" text="Qualcuno lo ha tolto nel frattempo." />;
  if (current.status === 'denied') {
    return <Note title="È stato annullato nel frattempo" text="Non si può più spostare." />;
  }
  if (timeText(current) === timeText(seen) && current.title === seen.title) return null;
  return (
    <Alert role="status" color="ocra" title={`Adesso è: ${timeText(current)}`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">Così risulta dopo aver riletto il calendario. Quello che hai scritto resta qui.</Text>
        <Button variant="default" onClick={() => onGoOn(current)}>
          Continua da qui
        </Button>
      </Stack>
    </Alert>
  );
}

function Note({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Alert role="status" color="ocra" title={title}>
      {text}
    </Alert>
  );
}
