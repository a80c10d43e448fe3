import { onDraftsWiped } from '#web/forms/tab-drafts';

/**
 * Held by this page alone. In the state of a location it would outlive the sign-out, and the next person at the device
 * would go Back to it; in the tab's storage it would outlive the registration that has been sent.
 */
let held = '';

// Signing in or out and leaving at once take it along.
onDraftsWiped('visitor', forgetLoginEmail);

/** Holds the e-mail the next login begins with. */
export function keepLoginEmail(email: string): void {
  held = email;
}

/** The e-mail the login begins with; empty when there is none. */
export function loginEmail(): string {
  return held;
}

/** Forgets the e-mail, once the login has it. */
export function forgetLoginEmail(): void {
  held = '';
}
