import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listAppointments } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { romeDate } from '#contracts/kernel/rome-time';
import { useQuery } from '#web/api/use-query';
import type { AbsenceRow } from '#web/features/working-hours/absence-values';
import { bookedOnDaysOff } from '#web/features/working-hours/booked-on-days-off';
import classes from '#web/features/working-hours/row-list.module.css';
import { paths } from '#web/routing/paths';
import { useNow } from '#web/ui/use-now';

interface BookedNoteProps {
  readonly absences: readonly AbsenceRow[];
  /** Closes the dialog around it when a day is opened. */
  readonly onFollow: () => void;
}

/** Names the appointments that are booked on the days off, each leading to its day, where it is moved or cancelled. */
export function BookedNote({ absences, onFollow }: BookedNoteProps) {
  const { data } = useQuery(listAppointments, {});
  const now = useNow();
  const booked = bookedOnDaysOff(absences, data?.appointments ?? [], now);
  return (
    <>
      <output className="visually-hidden">{booked.length > 0 && titleFor(booked.length)}</output>
      {booked.length > 0 && (
        <Alert role="note" color="ocra" title={titleFor(booked.length)}>
          <Text size="sm">I giorni di assenza non li toccano. Aprili per spostarli o annullarli.</Text>
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
      )}
    </>
  );
}

function titleFor(count: number): string {
  return count === 1 ? 'In questi giorni hai un appuntamento' : `In questi giorni hai ${count} appuntamenti`;
}
