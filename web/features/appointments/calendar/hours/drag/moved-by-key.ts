import { mostSlots } from '#web/features/appointments/calendar/hours/drag/dragged-to';
import type { Place } from '#web/features/appointments/calendar/hours/drag/use-appointment-drag';
import { slotAfterKey } from '#web/features/appointments/calendar/hours/slot-after-key';

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Where an appointment goes with Shift and an arrow: half an hour up or down, a day to the left or right; with Alt
 * besides its end goes up or down. The same place where it can go no further; undefined for keys without effect.
 */
export function movedByKey(place: Place, { key, shiftKey, altKey }: PressedKey): Place | undefined {
  if (!shiftKey || !arrows.includes(key)) return undefined;
  if (!altKey) return { ...place, start: slotAfterKey(place.start, key) ?? place.start };
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  return by === 0 ? undefined : { ...place, slots: Math.min(mostSlots, Math.max(1, place.slots + by)) };
}
