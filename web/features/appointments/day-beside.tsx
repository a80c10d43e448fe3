import { Alert, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { clashesWith } from '#contracts/appointments/clashes';
import { endAfterSlots } from '#contracts/appointments/half-hour-slots';
import { appointmentsOfDay } from '#contracts/appointments/month-grid';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { instantFromRome } from '#contracts/kernel/rome-time';
import { AppointmentLine } from '#web/features/appointments/appointment-line.tsx';
import classes from '#web/features/appointments/new-appointment-form.module.css';
import { type NewAppointmentValues, typedMoment } from '#web/features/appointments/new-appointment-values';
import { timesOf } from '#web/features/appointments/times-of';
import { useAppointments } from '#web/features/appointments/use-appointments';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** What else the chosen day holds, and what the wanted time would overlap: seen before saving. */
export function DayBeside() {
  const { control } = useFormContext<NewAppointmentValues>();
  const values = useWatch({ control }) as NewAppointmentValues;
  const query = useAppointments();
  const { date } = typedMoment(values);
  return (
    <Stack component="section" gap="sm" className={classes.beside}>
      <Title order={3} size="h5">
        {date ? `Il tuo ${fullDateOf(date)}` : 'Il giorno scelto'}
      </Title>
      {!date && (
        <Text size="sm" c="dimmed">
          Scegli una data: qui vedi gli altri appuntamenti di quel giorno.
        </Text>
      )}
      {date && (
        <QueryRegion query={query} what="gli appuntamenti del giorno">
          {({ appointments }) => (
            <>
              <output>
                <Clashes clashes={clashesOf(values, appointments)} />
              </output>
              <DayList appointments={appointmentsOfDay(appointments, date)} />
            </>
          )}
        </QueryRegion>
      )}
    </Stack>
  );
}

function clashesOf(values: NewAppointmentValues, appointments: readonly Appointment[]): Appointment[] {
  const { date, time } = typedMoment(values);
  if (!date || !time) return [];
  const start = instantFromRome(date, time);
  return clashesWith({ start, end: endAfterSlots(start, Number(values.slots)) }, appointments);
}

function Clashes({ clashes }: { readonly clashes: readonly Appointment[] }) {
  if (clashes.length === 0) return null;
  const others = clashes.map((clash) => `${timesOf(clash)} con ${clash.otherSide.name}`).join(', ');
  return (
    <Alert
      role="note"
      color="ocra"
      icon={<IconAlertTriangle aria-hidden />}
      title="Si sovrappone a un altro appuntamento"
    >
      {others}
    </Alert>
  );
}

function DayList({ appointments }: { readonly appointments: readonly Appointment[] }) {
  if (appointments.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        Nessun altro appuntamento.
      </Text>
    );
  }
  return (
    <ul className={classes.list}>
      {appointments.map((appointment) => (
        <li key={appointment.token}>
          <AppointmentLine appointment={appointment} />
        </li>
      ))}
    </ul>
  );
}
