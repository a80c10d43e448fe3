import { type Instant, instantFromMs } from '#contracts/kernel/instant';

/** The slot in whose cell something happens; undefined outside of the slots. */
export function slotAt(target: EventTarget): Instant | undefined {
  const cell = target instanceof Element ? target.closest('td') : null;
  const slot = cell?.querySelector<HTMLElement>('[data-slot]')?.dataset['slot'];
  return slot === undefined ? undefined : instantFromMs(Number(slot));
}
