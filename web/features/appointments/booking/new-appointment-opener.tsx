import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { NewAppointmentValues } from '#web/features/appointments/booking/new-appointment-values';
import { useSignedInUser } from '#web/session/session-context';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadForm = () => import('#web/features/appointments/booking/new-appointment-form.tsx');

interface NewAppointmentOpenerProps {
  /** What is already known of the appointment. */
  readonly preset: Partial<NewAppointmentValues>;
  readonly children: (open: () => void) => ReactNode;
}

/** The dialog of a new appointment behind whatever opens it, for therapists. Closed by mistake, it opens as it was. */
export function NewAppointmentOpener({ preset, children }: NewAppointmentOpenerProps) {
  const { userType } = useSignedInUser();
  const { module, load } = useLazyModule(loadForm);
  const [opened, setOpened] = useState(false);
  if (userType !== 'professional') return null;
  const open = () => void load(() => setOpened(true));
  return (
    <>
      {children(open)}
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Nuovo appuntamento"
        size="xl"
        closeOnClickOutside={false}
      >
        {module && <module.NewAppointmentForm preset={preset} onDone={() => setOpened(false)} />}
      </Modal>
    </>
  );
}
