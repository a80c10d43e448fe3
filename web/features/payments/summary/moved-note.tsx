import { Alert } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';

/** Says, before anything is paid, that the appointment has been changed since the patient opened it. */
export function MovedNote({ appointment: { startsAt, endsAt } }: { readonly appointment: Appointment }) {
  return (
    <Alert role="status" color="ocra" title="Il terapeuta ha modificato la seduta" mb="md">
      {`Adesso è: ${shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt))}.`}
    </Alert>
  );
}
