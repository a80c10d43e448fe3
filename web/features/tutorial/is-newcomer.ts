import type { SignedIn } from '#contracts/login/login.api';

/** Whether the user is a patient who has not seen the tutorial, and has no consent to give first. */
export function isNewcomer({ userType, watchedTutorial, missingConsents }: SignedIn['user']): boolean {
  return userType === 'patient' && !watchedTutorial && missingConsents.length === 0;
}
