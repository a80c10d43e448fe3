import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listAppointments } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { romeDate } from '#contracts/kernel/rome-time';
import { sessionsInAbsence } from '#contracts/working-hours/sessions-in-absence';
import type { Absence } from '#contracts/working-hours/working-hours.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/working-hours/absence-sessions.module.css';
import { paths } from '#web/routing/paths';
import { useNow } from '#web/ui/use-now';

/** The appointments that days off would hit, each a link to its day, where it is moved or cancelled; nothing without any. */
export function AbsenceSessions({ absence }: { readonly absence: Absence }) {
  const { data } = useQuery(listAppointments, {});
  const hit = sessionsInAbsence(absence, data?.appointments ?? [], useNow());
  return (
    <div role="status">
      {hit.length > 0 && (
        <Alert color="ocra" title={titleOf(hit.length)}>
          <Text size="sm">Restano in calendario: aprili per spostarli o annullarli. Questi orari restano qui.</Text>
          <ul className={classes.list}>
            {hit.map(({ token, startsAt, endsAt, otherSide }) => (
              <li key={token}>
                <Anchor component={Link} to={`${paths.calendar}?day=${romeDate(instantFromIso(startsAt))}`}>
                  {shortDateAndTimes(instantFromIso(startsAt), instantFromIso(endsAt))}
                </Anchor>{' '}
                {otherSide.name}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function titleOf(count: number): string {
  return count === 1 ? 'In quei giorni hai un appuntamento' : `In quei giorni hai ${count} appuntamenti`;
}
