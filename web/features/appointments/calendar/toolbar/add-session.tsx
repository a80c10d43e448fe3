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
          <Plus size={floats ? 56 : 40} hint={hint} onPress={open} />
          <AddHint id={hint} />
        </div>
      )}
    </NewAppointmentOpener>
  );
}

interface AddButtonProps {
  readonly day: CivilDate | undefined;
  /** The id of the hint. */
  readonly hint: string;
}

/** The '+' alone, where its hint stands elsewhere. */
export function AddButton({ day, hint }: AddButtonProps) {
  return (
    <NewAppointmentOpener preset={day ? { date: day } : {}}>
      {(open) => <Plus size={40} hint={hint} onPress={open} />}
    </NewAppointmentOpener>
  );
}

interface PlusProps {
  readonly size: 40 | 56;
  readonly hint: string;
  readonly onPress: () => void;
}

function Plus({ size, hint, onPress }: PlusProps) {
  return (
    <ActionIcon
      size={size}
      radius="50%"
      aria-label="Nuovo appuntamento"
      aria-describedby={hint}
      className={classes.plus}
      onClick={onPress}
    >
      <IconPlus aria-hidden size={24} />
    </ActionIcon>
  );
}

/** The words for '+'. */
export function AddHint({ id }: { readonly id: string }) {
  return (
    <Text id={id} size="xs" c="dimmed" className={classes.hint}>
      Clicca sul + per aggiungere una seduta
    </Text>
  );
}
