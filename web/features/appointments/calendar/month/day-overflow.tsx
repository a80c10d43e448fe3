import { Button, Popover, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { GridDay } from '#contracts/appointments/month-grid';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { appointmentCount } from '#web/features/appointments/calendar/month/appointment-count';
import classes from '#web/features/appointments/calendar/month/day-overflow.module.css';
import grid from '#web/features/appointments/calendar/month/month-grid.module.css';
import { AppointmentLine } from '#web/features/appointments/entry/appointment-line.tsx';

interface DayOverflowProps {
  readonly day: GridDay<Appointment>;
  readonly tabIndex: 0 | -1;
  readonly onOpen: (day: CivilDate) => void;
}

/** The '+N' of a full day: opens a popover with all appointments of the day; Esc closes it and gives the focus back. */
export function DayOverflow({ day, tabIndex, onOpen }: DayOverflowProps) {
  const [opened, setOpened] = useState(false);
  const date = fullDateOf(day.date);
  const openDay = () => {
    setOpened(false);
    onOpen(day.date);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      withArrow
      shadow="md"
      width={320}
      position="right"
    >
      <Popover.Target>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`+${day.more}: tutti gli appuntamenti di ${date}`}
          className={grid.more}
          onClick={() => setOpened((isOpen) => !isOpen)}
        >
          {`+${day.more}`}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <div>
            <Text fw={600} className={classes.title}>
              {date}
            </Text>
            <Text size="sm" c="dimmed">
              {appointmentCount(day.appointments.length)}
            </Text>
          </div>
          <ul className={classes.list}>
            {day.appointments.map((appointment) => (
              <li key={appointment.token}>
                <button type="button" className={classes.row} onClick={openDay}>
                  <AppointmentLine appointment={appointment} />
                </button>
              </li>
            ))}
          </ul>
          <Button variant="default" onClick={openDay}>
            Apri il giorno
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
