import type { SignedIn } from '#contracts/login/login.api';

/** A patient who has not seen the tutorial, and from whom nothing more pressing is asked (TUTOR-04, TUTOR-06, TUTOR-07). */
export function isNewcomer({ userType, watchedTutorial, missingConsents }: SignedIn['user']): boolean {
  return userType === 'patient' && !watchedTutorial && missingConsents.length === 0;
}
