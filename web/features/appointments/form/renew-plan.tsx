import { Button } from '@mantine/core';
import { useState } from 'react';
import { useAppointmentSlots } from '#web/features/appointments/entry/appointment-slots';

/**
 * The way on for a therapist whose plan has ended: its renewal opens above the form, which keeps what it holds
 * (PLAN-24).
 */
export function RenewPlan() {
  const { RenewPlan: Renewal } = useAppointmentSlots();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="compact-md" mt="xs" onClick={() => setOpened(true)}>
        Rinnova il piano
      </Button>
      <Renewal opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
