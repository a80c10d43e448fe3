import { IconCalendarShare, IconClock } from '@tabler/icons-react';
import { CalendarScreen } from '#web/features/appointments/calendar/calendar-screen.tsx';
import { SubscriptionOpener } from '#web/features/calendar-export/subscription-opener.tsx';
import { WorkingHoursOpener } from '#web/features/working-hours/working-hours-opener.tsx';

/** The calendar with what other features add to it. */
export function CalendarRoute() {
  return (
    <WorkingHoursOpener>
      {(openHours) => (
        <SubscriptionOpener>
          {(openSubscription) => {
            const hours = openHours && { label: 'Orari di lavoro', icon: IconClock, open: openHours };
            const subscription = {
              label: 'Collega il tuo calendario',
              icon: IconCalendarShare,
              open: openSubscription,
            };
            return <CalendarScreen extras={hours ? [hours, subscription] : [subscription]} />;
          }}
        </SubscriptionOpener>
      )}
    </WorkingHoursOpener>
  );
}
