import { PatientCardScreen } from '#web/features/patients/card/patient-card-screen.tsx';
import { SessionHistory } from '#web/flows/patients/session-history.tsx';

/** The card of a patient, with the sessions from the calendar. */
export function PatientCardRoute() {
  return <PatientCardScreen renderSessions={(props) => <SessionHistory {...props} />} />;
}
