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
}

export interface Drag {
  readonly appointment: Appointment;
  /** The new start; undefined while the pointer is over no bookable slot. */
  readonly to: Instant | undefined;
}

/** The distance in pixels from which a press counts as a drag. */
const farEnough = 6;

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
    const move = (event: PointerEvent) => {
      const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) >= farEnough;
      if (isFar || latest.current.drag) setDrag({ appointment: held.appointment, to: wantedStart(event, held) });
    };
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
    return () => listening.abort();
  }, [held]);

  const grip = (event: ReactPointerEvent<HTMLElement>, appointment: Appointment) => {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const part = height > 0 ? (event.clientY - top) / height : 0;
    const lengthMs = instantFromIso(appointment.endsAt) - instantFromIso(appointment.startsAt);
    setHeld({ appointment, heldMs: Math.round(part * lengthMs), x: event.clientX, y: event.clientY });
  };
  return { drag, grip };
}

function wantedStart({ target }: PointerEvent, { heldMs }: Grip): Instant | undefined {
  const slot = target instanceof Element ? target.closest('td')?.querySelector<HTMLElement>('[data-slot]') : null;
  if (!slot || slot.dataset['open'] === undefined) return undefined;
  return draggedTo(instantFromMs(Number(slot.dataset['slot'])), heldMs);
}
