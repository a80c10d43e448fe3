import { useLocation, useSearchParams } from 'react-router-dom';
import type { CivilDate } from '#contracts/kernel/civil-date';
import {
  type CalendarAddress,
  type CalendarView,
  calendarAddress,
  monthParameter,
  type OwnerFilter,
} from '#web/features/appointments/calendar/calendar-address';
import type { FocusRequest } from '#web/features/appointments/calendar/use-focus-request';
import { useScreenKey } from '#web/routing/screen-key';

interface CalendarAddressState extends CalendarAddress {
  readonly showMonth: (month: CivilDate) => void;
  readonly showOwner: (owner: OwnerFilter) => void;
  readonly showView: (view: CalendarView) => void;
  /** Shows the day, or today without one, and leaves the focus where it is. */
  readonly showDay: (day: CivilDate | undefined) => void;
  /** Chooses the day and asks its list to take the focus. */
  readonly openDay: (day: CivilDate) => void;
  /** Clears the day and asks the calendar to take the focus back on it. */
  readonly closeDay: () => void;
  readonly focusRequest: FocusRequest | undefined;
}

/**
 * The state of the calendar and of the list beside it, kept in the address: they can be placed apart, and a copied link
 * shows the same. Changes replace the history entry, so that Back leaves the screen.
 */
export function useCalendarAddress(today: CivilDate): CalendarAddressState {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const key = useScreenKey();
  const address = calendarAddress(parameters, today);

  const change = (changes: Record<string, string | undefined>, focus?: Omit<FocusRequest, 'key'>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setParameters(next, { replace: true, preventScrollReset: true, state: { calendarFocus: focus } });
  };

  return {
    ...address,
    showMonth: (month) => change({ calendar: monthParameter(month), day: undefined }),
    showOwner: (owner) => change({ users: owner === 'all' ? undefined : owner }),
    showView: (view) => change({ view }),
    showDay: (day) => change({ calendar: day && monthParameter(day), day }),
    openDay: (day) => change({ calendar: monthParameter(day), day }, { place: 'day-list', day }),
    closeDay: () => address.day && change({ day: undefined }, { place: 'calendar', day: address.day }),
    focusRequest: focusRequestIn(state, key),
  };
}

function focusRequestIn(state: unknown, key: string): FocusRequest | undefined {
  const asked = (state as { calendarFocus?: Omit<FocusRequest, 'key'> } | null)?.calendarFocus;
  return asked && { ...asked, key };
}
