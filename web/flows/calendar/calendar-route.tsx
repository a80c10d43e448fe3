import { Group } from '@mantine/core';
import { CalendarScreen } from '#web/features/appointments/calendar/calendar-screen.tsx';
import { SubscriptionButton } from '#web/features/calendar-export/subscription-button.tsx';
import { WorkingHoursButton } from '#web/features/working-hours/working-hours-button.tsx';

/** The calendar with what other features add to it. */
export function CalendarRoute() {
  return (
    <CalendarScreen
      extras={
        <Group gap="xs">
          <SubscriptionButton />
          <WorkingHoursButton />
        </Group>
      }
    />
  );
}
