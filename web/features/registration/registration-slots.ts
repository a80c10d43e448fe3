import type { ReactNode } from 'react';
import type { UserType } from '#web/session/session-context';

/** What other features put into the wizards; the route joins them. */
export interface RegistrationSlots {
  /** Opens the request for information. */
  readonly help: (userType: UserType) => ReactNode;
  /** Asks for a specialisation or an area that is missing from the lists. */
  readonly notListed: (kind: 'specialisation' | 'intervention') => ReactNode;
  /** The links for an e-mail that already has an account: to sign in, or to get a new password. */
  readonly takenEmail: (userType: UserType, email: string) => ReactNode;
  /** What a patient registers for, if that is known. */
  readonly purpose: ReactNode;
}
