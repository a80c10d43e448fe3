import { Alert, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { clashesWith } from '#contracts/appointments/clashes';
import { findAppointment } from '#contracts/appointments/find-appointment';
import { appointmentsOfDay } from '#contracts/appointments/month-grid';
import { fullDateOf } from '#contracts/kernel/italian-format';
import type { WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { AppointmentLine } from '#web/features/appointments/entry/appointment-line.tsx';
import { startAndEnd } from '#web/features/appointments/entry/appointment-times';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import classes from '#web/features/appointments/form/appointment-form.module.css';
import { type AppointmentValues, typedMoment } from '#web/features/appointments/form/appointment-values';
import { wantedTime } from '#web/features/appointments/form/wanted-time';
import { whyOff } from '#web/features/appointments/form/why-off';
import { QueryRegion } from '#web/ui/query-region.tsx';

type WantedValues = Pick<AppointmentValues, 'date' | 'time' | 'slots'>;

interface DayBesideProps {
  /** The therapist's working hours; undefined while they are not known. */
  readonly hours: WorkingTimes | undefined;
  /** The appointment being moved, at its old or its new time: it does not clash with itself. */
  readonly ignoring?: Pick<Appointment, 'token'>;
  /** Whether the time is settled: the appointment being saved may be among the others already. */
  readonly isDecided?: boolean;
}

/** The other appointments of the chosen day and the clashes of the chosen time, shown before saving. */
export function DayBeside({ hours, ignoring, isDecided = false }: DayBesideProps) {
  const { control } = useFormContext<AppointmentValues>();
  const values = useWatch({ control }) as AppointmentValues;
  const query = useAppointments();
  const { date } = typedMoment(values);
  return (
    <Stack component="section" gap="sm" className={classes.beside}>
      <Title order={3} size="h5">
        {date ? `I tuoi appuntamenti di ${fullDateOf(date)}` : 'Il giorno scelto'}
      </Title>
      {!date && (
        <Text size="sm" c="dimmed">
          Scegli una data: qui vedi gli altri appuntamenti di quel giorno.
        </Text>
      )}
      {date && (
        <QueryRegion query={query} what="gli appuntamenti del giorno">
          {({ appointments }) => {
            const others = appointmentsBeside(appointments, ignoring);
            return (
              <>
                <output>
                  <Clashes clashes={isDecided ? [] : clashesOf(values, others)} />
                  <OutsideHours hours={hours} values={values} />
                </output>
                <DayList appointments={appointmentsOfDay(others, date)} />
              </>
            );
          }}
        </QueryRegion>
      )}
    </Stack>
  );
}

function appointmentsBeside(appointments: readonly Appointment[], ignoring: DayBesideProps['ignoring']) {
  const ignored = ignoring && findAppointment(appointments, ignoring.token);
  return appointments.filter((one) => one !== ignored);
}

function clashesOf(values: AppointmentValues, appointments: readonly Appointment[]): Appointment[] {
  const wanted = wantedTime(values);
  return wanted ? clashesWith(wanted, appointments) : [];
}

function Clashes({ clashes }: { readonly clashes: readonly Appointment[] }) {
  if (clashes.length === 0) return null;
  const others = clashes.map((clash) => `${startAndEnd(clash)} con ${clash.otherSide.name}`).join(', ');
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

/** A note that the chosen time is outside the therapist's working hours or on a day off; it does not prevent saving. */
function OutsideHours({ hours, values }: Pick<DayBesideProps, 'hours'> & { readonly values: WantedValues }) {
  const wanted = wantedTime(values);
  const off = hours && wanted && whyOff(hours, wanted.start, wanted.end);
  if (!off) return null;
  return (
    <Alert role="note" color="ocra" mt="xs" p="xs" icon={<IconAlertTriangle aria-hidden />}>
      <Text size="sm">
        {`${off === 'absence' ? 'In un tuo giorno di assenza' : 'Fuori dai tuoi orari di lavoro'}. Puoi fissarlo lo stesso.`}
      </Text>
    </Alert>
  );
}
