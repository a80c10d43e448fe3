import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useId, useRef } from 'react';
import { type CalendarView, visibleView } from '#web/features/appointments/calendar/calendar-address';
import classes from '#web/features/appointments/calendar/calendar-screen.module.css';
import { MonthCalendar } from '#web/features/appointments/calendar/month/month-calendar.tsx';
import { FilterNote } from '#web/features/appointments/calendar/no-appointments.tsx';
import { AddHint, AddSession } from '#web/features/appointments/calendar/toolbar/add-session.tsx';
import { type CalendarExtra, CalendarToolbar } from '#web/features/appointments/calendar/toolbar/calendar-toolbar.tsx';
import { UpcomingAppointments } from '#web/features/appointments/calendar/upcoming-appointments.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { ZoneNote } from '#web/features/appointments/calendar/zone-note.tsx';
import { useSignedInUser } from '#web/session/session-context';
import { Screen } from '#web/ui/screen.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';
import { useToday } from '#web/ui/use-today';

const Agenda = lazy(async () => ({
  default: (await import('#web/features/appointments/calendar/agenda/agenda.tsx')).Agenda,
}));
const HourCalendar = lazy(async () => ({
  default: (await import('#web/features/appointments/calendar/hours/hour-calendar.tsx')).HourCalendar,
}));

interface CalendarScreenProps {
  /** What else belongs to the user's calendar. */
  readonly extras: readonly CalendarExtra[];
}

/** The calendar in the view the address names: the month with its list beside it, by the hour, or as a list. */
export function CalendarScreen({ extras }: CalendarScreenProps) {
  const { userType } = useSignedInUser();
  const isPhone = useIsPhone();
  const today = useToday();
  const { view: said, day, owner, showOwner } = useCalendarAddress(today);
  const view = visibleView({ view: said }, userType, isPhone);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusPeriod = () => heading.current?.focus();
  // By the hour every place of the screen may hold an appointment: there '+' has its own in the toolbar.
  const hint = useId();
  const addHint = isPhone && isByTheHour(view) ? hint : undefined;
  const showAll = () => {
    showOwner('all');
    focusPeriod();
  };
  return (
    <Screen title="Calendario" hiddenTitle>
      <div className={classes.calendar} data-fills-window={isByTheHour(view) || undefined}>
        <CalendarToolbar view={view} today={today} heading={heading} extras={extras} addHint={addHint} />
        {view !== 'agenda' && <FilterNote owner={owner} onShowAll={showAll} />}
        <Suspense fallback={<Skeleton radius="lg" className={classes.waiting} />}>
          <View view={view} onShowAll={showAll} onGone={focusPeriod} />
        </Suspense>
        <ZoneNote />
        {isPhone && (addHint ? <AddHint id={addHint} /> : <AddSession day={day} floats />)}
      </div>
    </Screen>
  );
}

function isByTheHour(view: CalendarView): boolean {
  return view === 'week' || view === 'day';
}

interface ViewProps {
  readonly view: CalendarView;
  readonly onShowAll: () => void;
  /** Moves the focus when the entry that had it has disappeared. */
  readonly onGone: () => void;
}

function View({ view, onShowAll, onGone }: ViewProps) {
  if (view === 'agenda') return <Agenda onShowAll={onShowAll} onGone={onGone} />;
  if (isByTheHour(view)) return <HourCalendar count={view === 'week' ? 7 : 1} />;
  return (
    <div className={classes.sideBySide}>
      <MonthCalendar />
      <UpcomingAppointments />
    </div>
  );
}
