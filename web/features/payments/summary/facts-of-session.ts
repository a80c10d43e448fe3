import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, fullDate } from '#contracts/kernel/italian-format';

export type Fact = readonly [label: string, text: string];

/** The facts of a session: therapist, kind, date, time and length; `kind` is the name of the appointment's kind. */
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
