import { ActionIcon, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { NewAppointmentOpener } from '#web/features/appointments/booking/new-appointment-opener.tsx';
import classes from '#web/features/appointments/calendar/toolbar/add-session.module.css';

interface AddSessionProps {
  /** The form opens with this day. */
  readonly day: CivilDate | undefined;
  /** Whether it floats over a phone's bottom bar, within reach of the thumb; the hint then ends the screen. */
  readonly floats?: boolean;
}

/** The calendar's '+' with its hint, for therapists. */
export function AddSession({ day, floats = false }: AddSessionProps) {
  const hint = useId();
  return (
    <NewAppointmentOpener preset={day ? { date: day } : {}}>
      {(open) => (
        <div className={classes.add} data-floats={floats || undefined}>
          <ActionIcon
            size={floats ? 56 : 40}
            radius="50%"
            aria-label="Nuovo appuntamento"
            aria-describedby={hint}
            className={classes.plus}
            onClick={open}
          >
            <IconPlus aria-hidden size={24} />
          </ActionIcon>
          <Text id={hint} size="xs" c="dimmed" className={classes.hint}>
            Clicca sul + per aggiungere una seduta
          </Text>
        </div>
      )}
    </NewAppointmentOpener>
  );
}
