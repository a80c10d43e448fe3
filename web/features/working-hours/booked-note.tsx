import { Alert, Anchor, Text } from '@mantine/core';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { romeDate } from '#contracts/kernel/rome-time';
import classes from '#web/features/working-hours/row-list.module.css';
import { paths } from '#web/routing/paths';

interface BookedNoteProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** The appointments on days off; at least one. */
  readonly booked: readonly Appointment[];
  /** Closes the dialog around it when a day is opened. */
  readonly onFollow: () => void;
}

/** Names the appointments that are booked on the days off, each leading to its day, where it is moved or cancelled. */
export function BookedNote({ ref, booked, onFollow }: BookedNoteProps) {
  return (
    <Alert ref={ref} tabIndex={-1} role="note" color="ocra" title={bookedTitle(booked.length)}>
      <Text size="sm">
        I giorni di assenza non li toccano. Aprili per spostarli o annullarli: finché restano, li ritrovi qui.
      </Text>
      <ul className={classes.booked}>
        {booked.map(({ token, startsAt, endsAt, otherSide }) => {
          const start = instantFromIso(startsAt);
          return (
            <li key={token}>
              <Anchor
                component={Link}
                to={`${paths.calendar}?view=agenda&day=${romeDate(start)}`}
                size="sm"
                onClick={onFollow}
              >
                {otherSide.name}, {shortDateAndTimes(start, instantFromIso(endsAt))}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

export function bookedTitle(count: number): string {
  return count === 1 ? 'In questi giorni hai un appuntamento' : `In questi giorni hai ${count} appuntamenti`;
}
