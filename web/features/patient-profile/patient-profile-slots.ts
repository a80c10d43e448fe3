import type { ReactNode } from 'react';

/** What other features put into the patient's profile. */
export interface PatientProfileSlots {
  /** How the password is changed (PATIENT-13). */
  readonly password: ReactNode;
  /** A link that opens a question to the team, in these words. */
  readonly askTeam: (words: string) => ReactNode;
}
