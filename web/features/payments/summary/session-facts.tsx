import type { Appointment } from '#contracts/appointments/appointments.api';
import classes from '#web/features/payments/payment.module.css';
import { factsOfSession } from '#web/features/payments/summary/facts-of-session';

interface SessionFactsProps {
  readonly appointment: Appointment;
  /** The name of the appointment's kind, such as 'Seduta terapeutica singola'. */
  readonly kind: string;
}

/** The facts of a session: therapist, kind, date, time and length. */
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
