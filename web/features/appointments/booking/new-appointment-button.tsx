import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { NewAppointmentOpener } from '#web/features/appointments/booking/new-appointment-opener.tsx';

interface NewAppointmentButtonProps {
  /** The token of the invited patient; chosen in the form when absent. */
  readonly patient?: string;
}

/** Opens the form of a new appointment; shown to therapists only. */
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
