import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Group, SegmentedControl, Skeleton } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { type CalendarView, viewsOf, visibleView } from '#web/features/appointments/calendar/calendar-address';
import classes from '#web/features/appointments/calendar/calendar-screen.module.css';
import { MonthCalendar } from '#web/features/appointments/calendar/month/month-calendar.tsx';
import { UpcomingAppointments } from '#web/features/appointments/calendar/upcoming-appointments.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { useSignedInUser } from '#web/session/session-context';
import { Screen } from '#web/ui/screen.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';
import { useToday } from '#web/ui/use-today';

interface ViewChoiceProps {
  readonly views: readonly CalendarView[];
  readonly view: CalendarView;
  readonly onView: (view: CalendarView) => void;
}

const names: Readonly<Record<CalendarView, string>> = {
  month: 'Mese',
  week: 'Settimana',
  day: 'Giorno',
  agenda: 'Agenda',
};

function ViewChoice({ views, view, onView }: ViewChoiceProps) {
  const data = views.map((value) => ({ value, label: names[value] }));
  return <SegmentedControl aria-label="Vista" size="sm" data={data} value={view} onChange={onView} />;
}

const Agenda = lazy(async () => ({
  default: (await import('#web/features/appointments/calendar/agenda/agenda.tsx')).Agenda,
}));
const HourCalendar = lazy(async () => ({
  default: (await import('#web/features/appointments/calendar/hours/hour-calendar.tsx')).HourCalendar,
}));

interface CalendarScreenProps {
  /** Shown beside the choice of view, for what else belongs to the user's calendar. */
  readonly extras?: ReactNode;
}

/** The calendar in the view the address names: the month with its list beside it, by the hour, or as a list. */
export function CalendarScreen({ extras }: CalendarScreenProps) {
  const { userType } = useSignedInUser();
  const isPhone = useIsPhone();
  const { view: said, showView } = useCalendarAddress(useToday());
  const view = visibleView({ view: said }, userType, isPhone);
  return (
    <Screen title="Calendario">
      <Group justify="space-between" gap="sm" mb="md">
        <ViewChoice views={viewsOf[userType]} view={view} onView={showView} />
        {extras}
      </Group>
      <Suspense fallback={<Skeleton radius="lg" className={classes.waiting} />}>
        <View view={view} />
      </Suspense>
    </Screen>
  );
}

function View({ view }: { readonly view: CalendarView }) {
  if (view === 'agenda') return <Agenda />;
  if (view === 'week' || view === 'day') return <HourCalendar count={view === 'week' ? 7 : 1} />;
  return (
    <div className={classes.sideBySide}>
      <MonthCalendar withOwnerFilter />
      <UpcomingAppointments />
    </div>
  );
}
