import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import { instantFromRome, romeDate, romeTime } from '#contracts/kernel/rome-time';
import { movedByKey } from '#web/features/appointments/calendar/hours/drag/moved-by-key';
import {
  type AppointmentDrag,
  type Drag,
  isElsewhere,
  type Place,
} from '#web/features/appointments/calendar/hours/drag/use-appointment-drag';
import { isChangeable } from '#web/features/appointments/entry/state/is-changeable';

interface KeyMoveOptions extends AppointmentDrag {
  readonly appointments: readonly Appointment[];
  readonly days: readonly CivilDate[];
  readonly now: Instant;
  readonly onDrop: (appointment: Appointment, to: Place) => void;
}

interface KeyMove {
  /** Gives back whether the key was for the appointment that has the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
  /** Lets the appointment be when its block loses the focus. */
  readonly onBlur: () => void;
}

/**
 * Moves the appointment that has the focus by keys: Shift and the arrows show where it would be, with Alt its end;
 * Enter asks as a drop does, Esc lets it be.
 */
export function useKeyMove({ drag, carry, appointments, days, now, onDrop }: KeyMoveOptions): KeyMove {
  const isByKey = useRef(false);
  const place = drag?.to;
  useEffect(() => {
    if (isByKey.current && place) document.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  const carryTo = (to: Drag | undefined) => {
    isByKey.current = to !== undefined;
    carry(to);
  };
  const onBlur = () => isByKey.current && carryTo(undefined);

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (isByKey.current && event.key === 'Escape') {
      carryTo(undefined);
      return true;
    }
    if (isByKey.current && drag?.to && event.key === 'Enter') {
      event.preventDefault();
      carryTo(undefined);
      if (isElsewhere(drag.appointment, drag.to)) onDrop(drag.appointment, drag.to);
      return true;
    }
    const block = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-event]') : null;
    const appointment = appointments.find(({ token }) => token === block?.dataset['event']);
    if (!appointment?.own || !isChangeable(appointment, now)) return false;
    const from = drag?.to ?? { start: instantFromIso(appointment.startsAt), slots: appointment.slots };
    const to = movedByKey(from, event);
    if (!to) return false;
    event.preventDefault();
    carryTo({ appointment, to: canBegin(to.start, days, now) ? to : from });
    return true;
  };
  return { onKeyDown, onBlur };
}

/** A day that is shown, a time that has not passed, and one that Rome's clock names once. */
function canBegin(start: Instant, days: readonly CivilDate[], now: Instant): boolean {
  const date = romeDate(start);
  return start >= now && days.includes(date) && instantFromRome(date, romeTime(start)) === start;
}
