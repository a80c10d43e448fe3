import type { ReactNode } from 'react';
import type { UserType } from '#web/session/session-context';

/** What other features put into the wizards: the page joins them. */
export interface RegistrationSlots {
  /** Opens the request for information (REG-15). */
  readonly help: (userType: UserType) => ReactNode;
  /** Asks for a specialisation or an area that no list has (REG-16). */
  readonly notListed: (kind: 'specialisation' | 'intervention') => ReactNode;
  /** The ways on for an e-mail that has an account already: in, or to a new password. */
  readonly takenEmail: (userType: UserType, email: string) => ReactNode;
}
