import classes from '#web/features/appointments/calendar-screen.module.css';
import { MonthCalendar } from '#web/features/appointments/month-calendar.tsx';
import { UpcomingAppointments } from '#web/features/appointments/upcoming-appointments.tsx';
import { Screen } from '#web/ui/screen.tsx';

/** The calendar with the list of the next appointments, or of the chosen day, beside it. */
export function CalendarScreen() {
  return (
    <Screen title="Calendario">
      <div className={classes.sideBySide}>
        <MonthCalendar withOwnerFilter />
        <UpcomingAppointments />
      </div>
    </Screen>
  );
}
