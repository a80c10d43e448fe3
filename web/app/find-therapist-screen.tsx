import { ComingSoonPart } from '#web/features/coming-soon/coming-soon-part.tsx';
import { TherapistsScreen } from '#web/features/therapists/therapists-screen.tsx';

/** The search for a therapist, with the questionnaire beside it. */
export function FindTherapistScreen() {
  return <TherapistsScreen questionnaire={<ComingSoonPart name="questionnaire" />} />;
}
