import type { Appointment } from '#contracts/appointments/appointments.api';
import { type Instant, instantFromIso } from '#contracts/kernel/instant';
import type { Slot, SlotRow } from '#web/features/appointments/calendar/hours/day-slots';

type OnTheDay = Pick<Appointment, 'token' | 'status' | 'startsAt' | 'endsAt'>;

/** The position of an appointment in its day's column, in rows of half an hour. */
export interface Placed<Row> {
  readonly appointment: Row;
  /** The start of the slot it begins in. */
  readonly slot: Instant;
  /** The number of rows it touches: all of them react to a press, since half a row cannot. */
  readonly touched: number;
  /**
   * Its offset from the start of that slot: exact to the minute, unless a short one needs it smaller to keep its
   * height.
   */
  readonly top: number;
  /** Its height, at least one row; it never leaves the rows it touches. */
  readonly height: number;
  /** The index of its column: appointments that touch the same row share the day's width. */
  readonly column: number;
  readonly columns: number;
}

/**
 * Places the appointments that begin on one day, given as the index of its column in the rows. Denied ones are left
 * out; what lasts past midnight is cut there.
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

/** The share of the slot that has passed at the moment, at most 1. */
function through({ start, end }: Slot, instant: Instant): number {
  return Math.min(1, (instant - start) / (end - start));
}

type Timed<Row> = Omit<Placed<Row>, 'column' | 'columns'> & { readonly start: Instant; readonly end: Instant };

/** Puts each appointment into the first free column of its group: a chain of appointments that share rows. */
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
