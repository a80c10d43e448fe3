import type { Appointment } from '#contracts/appointments/appointments.api';
import { noRoomYet } from '#web/copy/no-room-yet';
import { factsOfSession } from '#web/features/payments/summary/facts-of-session';
import { Amounts, Fact } from '#web/ui/payment/amounts.tsx';

interface SessionFactsProps {
  readonly appointment: Appointment;
  /** The name of the appointment's kind, such as 'Seduta terapeutica singola'. */
  readonly kind: string;
}

/** The facts of a session: therapist, kind, date, time, length and place. */
export function SessionFacts({ appointment, kind }: SessionFactsProps) {
  return (
    <Amounts of="facts">
      {factsOfSession(appointment, kind).map(([label, text]) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
      <Fact label="Dove">{noRoomYet}</Fact>
    </Amounts>
  );
}
