import { Alert } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';

/** Points out that the appointment stands elsewhere than its patient saw it, before anything is paid. */
export function MovedNote({ appointment: { startsAt, endsAt } }: { readonly appointment: Appointment }) {
  return (
    <Alert role="status" color="ocra" title="Il terapeuta ha modificato la seduta" mb="md">
      Adesso è: {shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt))}.
    </Alert>
  );
}
