import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { clockTime, fullDate } from '#contracts/kernel/italian-format';
import classes from '#web/features/payments/payment.module.css';

interface SessionFactsProps {
  readonly appointment: Appointment;
  /** What the appointment is called: 'Seduta terapeutica singola'. */
  readonly kind: string;
}

/** Which session it is: with whom, what, when and for how long (PAY-03). */
export function SessionFacts({ appointment, kind }: SessionFactsProps) {
  const { otherSide, startsAt, endsAt } = appointment;
  const [start, end] = [instantFromIso(startsAt), instantFromIso(endsAt)];
  const facts = [
    ['Terapeuta', otherSide.name],
    ['Tipo', kind],
    ['Data', fullDate(start)],
    ['Ora', `${clockTime(start)}-${clockTime(end)}`],
    ['Durata', `${Math.round((end - start) / 60_000)} minuti`],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
