import type { CivilDate } from '#contracts/kernel/civil-date';
import { instantFromIso } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';

/** Items of one day in Rome. */
export interface Day<Thing> {
  readonly date: CivilDate;
  readonly things: Thing[];
}

/** Groups items in time order by their day in Rome. */
export function days<Thing extends { readonly sentAt: string }>(things: readonly Thing[]): Day<Thing>[] {
  const parted: Day<Thing>[] = [];
  for (const thing of things) {
    const date = romeDate(instantFromIso(thing.sentAt));
    const last = parted.at(-1);
    if (last?.date === date) last.things.push(thing);
    else parted.push({ date, things: [thing] });
  }
  return parted;
}
