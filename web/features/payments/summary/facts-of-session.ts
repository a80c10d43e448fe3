import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, fullDate } from '#contracts/kernel/italian-format';

/** What something is called, and what it is. */
export type Fact = readonly [label: string, text: string];

/** Which session it is: with whom, what, when and for how long; `kind` is what it is called. */
export function factsOfSession({ otherSide, startsAt, endsAt }: Appointment, kind: string): readonly Fact[] {
  const [start, end] = [instantFromIso(startsAt), instantFromIso(endsAt)];
  return [
    ['Terapeuta', otherSide.name],
    ['Tipo', kind],
    ['Data', fullDate(start)],
    ['Ora', `${clockTime(start)}-${clockTime(end)}`],
    ['Durata', `${Math.round((end - start) / 60_000)} minuti`],
  ];
}
