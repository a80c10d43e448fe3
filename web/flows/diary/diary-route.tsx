import { Anchor } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDateAndTimes } from '#contracts/kernel/italian-format';
import { romeDate } from '#contracts/kernel/rome-time';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { HelpOpener } from '#web/features/crisis-help/help-opener.tsx';
import { DiaryScreen } from '#web/features/diary/diary-screen.tsx';
import { paths } from '#web/routing/paths';
import { useNow } from '#web/ui/use-now';

/** The diary with what other features add: the session of a day, the next one, and help that cannot wait. */
export function DiaryRoute() {
  const { data } = useAppointments();
  const now = useNow();
  const agreed = useMemo(() => (data?.appointments ?? []).filter(({ status }) => status === 'accepted'), [data]);
  const sessionOf = useMemo(() => {
    const byDay = Map.groupBy(agreed, ({ startsAt }) => romeDate(instantFromIso(startsAt)));
    return (date: CivilDate) => byDay.get(date)?.map((one) => <SessionLink key={one.token} appointment={one} />);
  }, [agreed]);
  const next = agreed.find(({ startsAt }) => instantFromIso(startsAt) > now);
  return (
    <DiaryScreen sessionOf={sessionOf} helpWay={<HelpOpener />} nextSession={next && <NextSession next={next} />} />
  );
}

/** Leads to the calendar on the day of a session. */
function SessionLink({ appointment }: { readonly appointment: Appointment }) {
  return (
    <Anchor component={Link} to={dayOf(appointment)} size="sm" py={4} display="block" w="fit-content">
      {`${appointment.kind === 'introductory-talk' ? 'Colloquio' : 'Seduta'} con ${appointment.otherSide.name}`}
    </Anchor>
  );
}

function NextSession({ next }: { readonly next: Appointment }) {
  return (
    <Anchor component={Link} to={dayOf(next)} py="xs">
      {`Prossimo appuntamento: ${shortDateAndTimes(instantFromIso(next.startsAt), instantFromIso(next.endsAt))}`}
    </Anchor>
  );
}

function dayOf({ startsAt }: Appointment): string {
  return `${paths.calendar}?day=${romeDate(instantFromIso(startsAt))}`;
}
