import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { NewAppointmentOpener } from '#web/features/appointments/booking/new-appointment-opener.tsx';

interface NewAppointmentButtonProps {
  /** The patient who is invited, by token; chosen in the form when absent. */
  readonly patient?: string;
}

/** Opens the form for a new appointment; for therapists only (APPT-10, CHAT-13, CHAT-14). */
export function NewAppointmentButton({ patient }: NewAppointmentButtonProps) {
  return (
    <NewAppointmentOpener preset={patient === undefined ? {} : { patient }}>
      {(open) => (
        <Button leftSection={<IconCalendarPlus aria-hidden size={18} />} w="fit-content" onClick={open}>
          Nuovo appuntamento
        </Button>
      )}
    </NewAppointmentOpener>
  );
}
