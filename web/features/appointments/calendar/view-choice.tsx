import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import type { CalendarView } from '#web/features/appointments/calendar/calendar-address';

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

/** How the calendar is shown. */
export function ViewChoice({ views, view, onView }: ViewChoiceProps) {
  const data = views.map((value) => ({ value, label: names[value] }));
  return <SegmentedControl aria-label="Vista" size="sm" data={data} value={view} onChange={onView} />;
}
