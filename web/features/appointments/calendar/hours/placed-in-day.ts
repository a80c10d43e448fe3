import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { Slot, SlotRow } from '#web/features/appointments/calendar/hours/day-slots';

type OnTheDay = Pick<Appointment, 'token' | 'status' | 'startsAt' | 'endsAt'>;

/** Where an appointment stands in its day's column, measured in lines of half an hour. */
export interface Placed<Row> {
  readonly appointment: Row;
  /** The slot it begins in, by its start. */
  readonly slot: Instant;
  /** How many lines it touches: a press on any of them is meant for it, as none can be half pressed. */
  readonly touched: number;
  /** How far below that slot's beginning it begins: at its true minutes, unless a short one has to keep its height. */
  readonly top: number;
  /** How many lines it lasts, at least one; it never leaves the lines it touches. */
  readonly height: number;
  /** Which of so many columns side by side: appointments that overlap share the day's width. */
  readonly column: number;
  readonly columns: number;
}

/**
 * Places the appointments that begin on one of the lines' days, by day: the lines' column of that index. Denied ones are
 * left out (CAL-16); what lasts past midnight is cut there. Those that touch the same line share the day's width.
 */
export function placedInDay<Row extends OnTheDay>(
  appointments: readonly Row[],
  rows: readonly SlotRow[],
  day: number,
): Placed<Row>[] {
  const lines = rows.flatMap(({ slots }, index) => (slots[day] ? [{ slot: slots[day], index }] : []));
  const lineOf = (instant: Instant) => lines.find(({ slot }) => slot.start <= instant && instant < slot.end);
  const lineBefore = (instant: Instant) =>
    lines.find(({ slot }) => slot.start < instant && instant <= slot.end) ?? lines.at(-1);
  const placed = appointments.flatMap((appointment) => {
    const [start, end] = [instantFromIso(appointment.startsAt), instantFromIso(appointment.endsAt)];
    const [first, last] = [lineOf(start), lineBefore(end)];
    if (appointment.status === 'denied' || !first || !last) return [];
    const touched = last.index + 1 - first.index;
    const height = Math.max(1, touched - through(first.slot, start) - (1 - through(last.slot, end)));
    const top = Math.min(through(first.slot, start), touched - height);
    return [{ appointment, slot: first.slot.start, touched, top, height, start: first.slot.start, end: last.slot.end }];
  });
  return besideEachOther(placed.sort((one, other) => one.start - other.start || other.end - one.end));
}

/** How much of the slot is over at the moment, from 0 to 1. */
function through({ start, end }: Slot, instant: Instant): number {
  return Math.min(1, (instant - start) / (end - start));
}

type Timed<Row> = Omit<Placed<Row>, 'column' | 'columns'> & { readonly start: Instant; readonly end: Instant };

/** Each in the first column that is free; as many columns as the group that hangs together needs. */
function besideEachOther<Row>(placed: readonly Timed<Row>[]): Placed<Row>[] {
  const groups: { ends: Instant[]; members: { one: Timed<Row>; column: number }[] }[] = [];
  for (const one of placed) {
    let group = groups.at(-1);
    if (!group || group.ends.every((end) => end <= one.start)) {
      group = { ends: [], members: [] };
      groups.push(group);
    }
    const free = group.ends.findIndex((end) => end <= one.start);
    const column = free === -1 ? group.ends.length : free;
    group.ends[column] = one.end;
    group.members.push({ one, column });
  }
  return groups.flatMap(({ ends, members }) =>
    members.map(({ one: { start: _start, end: _end, ...where }, column }) => ({
      ...where,
      column,
      columns: ends.length,
    })),
  );
}
