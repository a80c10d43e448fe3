import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { NewAppointmentOpener } from '#web/features/appointments/booking/new-appointment-opener.tsx';

/** The calendar's '+' with its hint, for therapists; the form opens with the chosen day. */
export function AddSession({ day }: { readonly day: CivilDate | undefined }) {
  const hint = useId();
  return (
    <NewAppointmentOpener preset={day ? { date: day } : {}}>
      {(open) => (
        <Group gap="xs" wrap="nowrap">
          <ActionIcon size="xl" radius="xl" aria-label="Nuovo appuntamento" aria-describedby={hint} onClick={open}>
            <IconPlus aria-hidden size={24} />
          </ActionIcon>
          <Text id={hint} size="sm" c="dimmed">
            Clicca sul + per aggiungere una seduta
          </Text>
        </Group>
      )}
    </NewAppointmentOpener>
  );
}
