import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso, instantFromMs } from '#contracts/kernel/instant';
import { draggedTo, pulledTo } from '#web/features/appointments/calendar/hours/drag/dragged-to';

interface Grip {
  readonly appointment: Appointment;
  /** Of one held at its foot, to make it longer or shorter: the index of its day's column; undefined for a move. */
  readonly footIn: number | undefined;
  /** The time between the appointment's start and the point where it is held, in milliseconds. */
  readonly heldMs: number;
  readonly x: number;
  readonly y: number;
  /** The box that scrolls. */
  readonly box: HTMLElement | null;
}

/** Where an appointment would be: its start, and its length in half hours. */
export interface Place {
  readonly start: Instant;
  readonly slots: number;
}

export interface Drag {
  readonly appointment: Appointment;
  /** Undefined while the pointer is over no bookable slot. */
  readonly to: Place | undefined;
}

/** What is being moved, and a way to move it other than by the pointer. */
export interface AppointmentDrag {
  readonly drag: Drag | undefined;
  readonly carry: (drag: Drag | undefined) => void;
}

/** The distance in pixels from which a press counts as a drag. */
const farEnough = 6;

/** Within this distance of the box's edge a drag scrolls it, by so much at a time. */
const edgePx = 40;
const scrollByPx = 12;
const scrollEveryMs = 40;

/**
 * Drags an appointment with a mouse or a pen, or pulls its end at its foot (`data-foot`): shows the new time, and calls
 * `onDrop` on release; Esc cancels. A finger scrolls instead; there an appointment is moved, made longer or shorter
 * from its entry.
 */
export function useAppointmentDrag(onDrop: (appointment: Appointment, to: Place) => void): AppointmentDrag & {
  readonly grip: (event: ReactPointerEvent<HTMLElement>, appointment: Appointment) => void;
} {
  const [held, setHeld] = useState<Grip>();
  const [drag, setDrag] = useState<Drag>();
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!held) return;
    let over = { x: held.x, y: held.y };
    // Kept beside what is drawn: a quick hand lets go before the last move has been.
    let last: Drag | undefined;
    const show = (target: EventTarget | null) => {
      last = { appointment: held.appointment, to: wantedPlace(target, held) };
      setDrag(last);
    };
    const end = () => {
      setHeld(undefined);
      setDrag(undefined);
    };
    const move = (event: PointerEvent) => {
      over = { x: event.clientX, y: event.clientY };
      if (last || Math.hypot(over.x - held.x, over.y - held.y) >= farEnough) show(event.target);
    };
    const scroll = () => {
      if (last && scrollAtEdge(held.box, over.y)) show(document.elementFromPoint(over.x, over.y));
    };
    const scrolling = setInterval(scroll, scrollEveryMs);
    const letGo = () => {
      end();
      if (last?.to && isElsewhere(last.appointment, last.to)) drop(last.appointment, last.to);
    };
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && end();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', letGo, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', giveUp, { signal });
    return () => {
      clearInterval(scrolling);
      listening.abort();
    };
  }, [held]);

  const grip = (event: ReactPointerEvent<HTMLElement>, appointment: Appointment) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = height > 0 ? (event.clientY - top) / height : 0;
    const lengthMs = instantFromIso(appointment.endsAt) - instantFromIso(appointment.startsAt);
    const isFoot = event.target instanceof Element && event.target.closest('[data-foot]') !== null;
    setHeld({
      appointment,
      footIn: isFoot ? event.currentTarget.closest('td')?.cellIndex : undefined,
      heldMs: Math.round(part * lengthMs),
      x: event.clientX,
      y: event.clientY,
      box: event.currentTarget.closest('table')?.parentElement ?? null,
    });
  };
  return { drag, carry: setDrag, grip };
}

/** Scrolls the box while the pointer is held at its upper or lower edge; gives back whether it did. */
function scrollAtEdge(box: HTMLElement | null, y: number): boolean {
  if (!box) return false;
  const { top, bottom } = box.getBoundingClientRect();
  const direction = y < top + edgePx ? -1 : y > bottom - edgePx ? 1 : 0;
  const before = box.scrollTop;
  box.scrollTop += direction * scrollByPx;
  return box.scrollTop !== before;
}

/** Whether the place is another than the appointment's own. */
export function isElsewhere({ startsAt, slots }: Appointment, to: Place): boolean {
  return to.start !== instantFromIso(startsAt) || to.slots !== slots;
}

function wantedPlace(target: EventTarget | null, held: Grip): Place | undefined {
  const cell = target instanceof Element ? target.closest('td') : null;
  const { appointment, heldMs, footIn } = held;
  if (footIn !== undefined) return pulledPlace(appointment, cell?.closest('tr')?.cells[footIn]);
  const over = slotIn(cell);
  if (over?.dataset['open'] === undefined) return undefined;
  return { start: draggedTo(startOf(over), heldMs), slots: appointment.slots };
}

/** The appointment as long as to the half hour of its own day that is level with the pointer. */
function pulledPlace({ startsAt }: Appointment, cell: HTMLElement | undefined): Place | undefined {
  const over = cell && slotIn(cell);
  const start = instantFromIso(startsAt);
  return over ? { start, slots: pulledTo(start, startOf(over)) } : undefined;
}

function slotIn(cell: HTMLElement | null): HTMLElement | null | undefined {
  return cell?.querySelector<HTMLElement>('[data-slot]');
}

function startOf({ dataset }: HTMLElement): Instant {
  return instantFromMs(Number(dataset['slot']));
}
