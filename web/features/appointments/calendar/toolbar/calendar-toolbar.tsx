import { Button, SegmentedControl, Text } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type RefObject, useId } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { shiftDays, shiftMonths } from '#contracts/kernel/rome-time';
import {
  type CalendarView,
  type OwnerFilter as Owner,
  viewsOf,
  visibleDay,
} from '#web/features/appointments/calendar/calendar-address';
import { ownerNames } from '#web/features/appointments/calendar/owner-names';
import { AddButton, AddSession } from '#web/features/appointments/calendar/toolbar/add-session.tsx';
import { calendarPeriod } from '#web/features/appointments/calendar/toolbar/calendar-period';
import { PeriodToolbar } from '#web/features/appointments/calendar/toolbar/period-toolbar.tsx';
import { useCalendarAddress } from '#web/features/appointments/calendar/use-calendar-address';
import { useSignedInUser } from '#web/session/session-context';
import { MoreActions } from '#web/ui/more-actions/more-actions.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';

/** What another feature adds to the calendar. */
export interface CalendarExtra {
  readonly label: string;
  readonly icon: Icon;
  readonly open: () => void;
}

interface CalendarToolbarProps {
  readonly view: CalendarView;
  readonly today: CivilDate;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly extras: readonly CalendarExtra[];
  /** The id of the hint for '+' where that stands under the view, on a phone; without one '+' floats there. */
  readonly addHint: string | undefined;
}

/** The one toolbar of all views: the period, the choice of view, '+', and the rest behind '⋯'. */
export function CalendarToolbar({ view, today, heading, extras, addHint }: CalendarToolbarProps) {
  const { day, month, owner, showMonth, showDay, showOwner, showView } = useCalendarAddress(today);
  const { userType } = useSignedInUser();
  const isPhone = useIsPhone();
  const move = (periods: -1 | 1) => {
    if (view === 'month') return showMonth(shiftMonths(month, periods));
    showDay(shiftDays(visibleDay({ day, month }, today), periods * (view === 'week' ? 7 : 1)));
  };
  const views = <ViewChoice views={viewsOf(userType, isPhone)} view={view} onView={showView} />;
  return (
    <PeriodToolbar
      period={calendarPeriod(view, { day, month }, today)}
      onMove={move}
      onToday={() => (view === 'month' ? showMonth(today) : showDay(undefined))}
      heading={heading}
    >
      {!isPhone && views}
      {!isPhone && <AddSession day={day} />}
      {addHint !== undefined && <AddButton day={day} hint={addHint} />}
      <MoreActions label="Altro sul calendario">
        {(leave) => (
          <>
            {isPhone && (
              <div>
                <Text size="sm" c="dimmed">
                  Vista
                </Text>
                {views}
              </div>
            )}
            <OwnerFilter owner={owner} onOwner={showOwner} />
            {!isPhone && (view === 'week' || view === 'day') && (
              <Text size="sm" c="dimmed">
                Con la tastiera: Maiusc e frecce spostano la seduta scelta; con Alt, su e giù ne cambiano la durata.
              </Text>
            )}
            {extras.map(({ label, icon: Mark, open }) => (
              <Button
                key={label}
                variant="default"
                leftSection={<Mark aria-hidden size={18} />}
                onClick={() => leave(open)}
              >
                {label}
              </Button>
            ))}
          </>
        )}
      </MoreActions>
    </PeriodToolbar>
  );
}

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

interface OwnerFilterProps {
  readonly owner: Owner;
  readonly onOwner: (owner: Owner) => void;
}

const choices = (['all', 'own', 'others'] as const).map((value) => ({ value, label: ownerNames[value] }));

/** Filters the calendar by who created the appointments. */
function OwnerFilter({ owner, onOwner }: OwnerFilterProps) {
  const label = useId();
  return (
    <div>
      <Text id={label} size="sm" c="dimmed">
        Appuntamenti
      </Text>
      <SegmentedControl aria-labelledby={label} size="sm" data={choices} value={owner} onChange={onOwner} />
    </div>
  );
}
