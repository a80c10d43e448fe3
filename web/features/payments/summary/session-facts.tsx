import type { Appointment } from '#contracts/appointments/appointments.api';
import classes from '#web/features/payments/payment.module.css';
import { factsOfSession } from '#web/features/payments/summary/facts-of-session';

interface SessionFactsProps {
  readonly appointment: Appointment;
  /** What the appointment is called: 'Seduta terapeutica singola'. */
  readonly kind: string;
}

/** Which session it is: with whom, what, when and for how long (PAY-03). */
export function SessionFacts({ appointment, kind }: SessionFactsProps) {
  return (
    <dl className={classes.facts}>
      {factsOfSession(appointment, kind).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
