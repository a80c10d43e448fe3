import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso, instantFromMs } from '#contracts/kernel/instant';
import { draggedTo } from '#web/features/appointments/calendar/hours/dragged-to';

interface Grip {
  readonly appointment: Appointment;
  /** The time between the appointment's start and the point where it is held, in milliseconds. */
  readonly heldMs: number;
  readonly x: number;
  readonly y: number;
  /** The box that scrolls. */
  readonly box: HTMLElement | null;
}

export interface Drag {
  readonly appointment: Appointment;
  /** The new start; undefined while the pointer is over no bookable slot. */
  readonly to: Instant | undefined;
}

/** The distance in pixels from which a press counts as a drag. */
const farEnough = 6;

/** Within this distance of the box's edge a drag scrolls it, by so much at a time. */
const edgePx = 40;
const scrollByPx = 12;
const scrollEveryMs = 40;

/**
 * Drags an appointment with a mouse or a pen: shows the new start, and calls `onDrop` on release; Esc cancels. A finger
 * scrolls instead; there, as with the keyboard, an appointment is moved from its entry.
 */
export function useAppointmentDrag(onDrop: (appointment: Appointment, to: Instant) => void): {
  readonly drag: Drag | undefined;
  readonly grip: (event: ReactPointerEvent<HTMLElement>, appointment: Appointment) => void;
} {
  const [held, setHeld] = useState<Grip>();
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef({ drag, onDrop });
  useEffect(() => {
    latest.current = { drag, onDrop };
  });

  useEffect(() => {
    if (!held) return;
    const end = () => {
      setHeld(undefined);
      setDrag(undefined);
    };
    let over = { x: held.x, y: held.y };
    const move = (event: PointerEvent) => {
      over = { x: event.clientX, y: event.clientY };
      const isFar = Math.hypot(over.x - held.x, over.y - held.y) >= farEnough;
      if (isFar || latest.current.drag) setDrag({ appointment: held.appointment, to: wantedStart(event.target, held) });
    };
    const scroll = () => {
      if (!latest.current.drag || !scrollAtEdge(held.box, over.y)) return;
      setDrag({ appointment: held.appointment, to: wantedStart(document.elementFromPoint(over.x, over.y), held) });
    };
    const scrolling = setInterval(scroll, scrollEveryMs);
    const letGo = () => {
      const { drag: last, onDrop: tell } = latest.current;
      end();
      if (last?.to !== undefined && last.to !== instantFromIso(last.appointment.startsAt))
        tell(last.appointment, last.to);
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
    setHeld({
      appointment,
      heldMs: Math.round(part * lengthMs),
      x: event.clientX,
      y: event.clientY,
      box: event.currentTarget.closest('table')?.parentElement ?? null,
    });
  };
  return { drag, grip };
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

function wantedStart(target: EventTarget | null, { heldMs }: Grip): Instant | undefined {
  const slot = target instanceof Element ? target.closest('td')?.querySelector<HTMLElement>('[data-slot]') : null;
  if (!slot || slot.dataset['open'] === undefined) return undefined;
  return draggedTo(instantFromMs(Number(slot.dataset['slot'])), heldMs);
}
