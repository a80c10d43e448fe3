import { Anchor, Button, Group, Paper, Stack, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { shortDate } from '#contracts/kernel/italian-format';
import { romeDate, startOfRomeDay } from '#contracts/kernel/rome-time';
import { AppointmentList } from '#web/features/appointments/calendar/appointment-list.tsx';
import { CancelledAhead } from '#web/features/appointments/calendar/cancelled-ahead.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { useFocusRequest } from '#web/features/appointments/calendar/use-focus-request';
import { AppointmentDialogs } from '#web/features/appointments/dialogs/appointment-dialogs.tsx';
import { RowSkeleton } from '#web/features/appointments/entry/row/row-skeleton.tsx';
import { useAppointmentFlow } from '#web/features/appointments/entry/use-appointment-flow';
import { useAppointments } from '#web/features/appointments/entry/use-appointments';
import { paths } from '#web/routing/paths';
import { useSignedInUser } from '#web/session/session-context';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useNow } from '#web/ui/use-now';

interface UpcomingAppointmentsProps {
  /** Whether the list is on the home: it links to the calendar, and a therapist's day stands beside it, in full. */
  readonly isOnHome?: boolean;
}

/** The next appointments, or those of the day chosen in the calendar. */
export function UpcomingAppointments({ isOnHome = false }: UpcomingAppointmentsProps) {
  const { userType } = useSignedInUser();
  const query = useAppointments();
  const now = useNow();
  const { day, owner, showOwner, closeDay, focusRequest } = useCalendarAddress(romeDate(now));
  const flow = useAppointmentFlow();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  const focusHeading = () => heading.current?.focus();
  useFocusRequest('day-list', focusRequest, focusHeading);

  const ownTitle = userType === 'professional' ? 'Prossimi Appuntamenti' : 'Sedute in programma';
  return (
    <Paper component="section" aria-labelledby={title} p="md" radius="lg" withBorder>
      <Stack>
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h3" id={title} ref={heading} tabIndex={-1}>
            {day ? shortDate(startOfRomeDay(day)) : ownTitle}
          </Title>
          {day && (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconArrowLeft aria-hidden size={18} />}
              onClick={closeDay}
            >
              Torna al calendario
            </Button>
          )}
          {!day && isOnHome && (
            <Anchor component={Link} to={paths.calendar} size="sm">
              {userType === 'professional' ? 'Vedi tutti' : 'Vedi tutte'}
            </Anchor>
          )}
        </Group>
        <QueryRegion query={query} what="gli appuntamenti" skeleton={<RowSkeleton rows={5} />}>
          {({ appointments }) => (
            <>
              <CancelledAhead appointments={appointments} now={now} />
              <AppointmentList
                appointments={appointments}
                day={day}
                // The home has no filter to see and take back.
                owner={isOnHome ? 'all' : owner}
                onShowAll={() => {
                  showOwner('all');
                  focusHeading();
                }}
                now={now}
                flow={flow}
                dayElsewhere={isOnHome && userType === 'professional' ? romeDate(now) : undefined}
                withWayOn={!isOnHome}
              />
            </>
          )}
        </QueryRegion>
      </Stack>
      <AppointmentDialogs flow={flow} onGone={focusHeading} />
    </Paper>
  );
}
