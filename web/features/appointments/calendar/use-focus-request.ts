import { useEffect, useRef } from 'react';
import type { CivilDate } from '#contracts/kernel/civil-date';

/** A request to move the focus: to the chosen day's list, or back to the day in the calendar. */
export interface FocusRequest {
  readonly place: 'day-list' | 'calendar';
  readonly day: CivilDate;
  /** New with every request, also for the same place and day. */
  readonly key: string;
}

/**
 * Runs `move` once for each new request to the place. A request that is already present at mount is ignored: the page
 * was reloaded, and its heading has the focus.
 */
export function useFocusRequest(
  place: FocusRequest['place'],
  request: FocusRequest | undefined,
  move: (day: CivilDate) => void,
): void {
  const answered = useRef(request?.key);
  useEffect(() => {
    if (!request || answered.current === request.key) return;
    answered.current = request.key;
    if (request.place === place) move(request.day);
  }, [place, request, move]);
}
