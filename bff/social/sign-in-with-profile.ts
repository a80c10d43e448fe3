import type { Context } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
import { userTypeOf } from '#bff/login/login-mapping';
import { openSession } from '#bff/login/open-session';
import type { SocialProfile } from '#bff/social/social-profile';
import { SocialSignInFailed } from '#bff/social/social-sign-in-failed';
import { rememberSignIn } from '#bff/users/own-user';
import { ownUserAsItCame } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** What the platform checks with the provider: Google's identity token, or Facebook's access token. */
export type SocialCredential = { readonly idToken: string } | { readonly authToken: string };

/**
 * Opens a session for the patient whom a provider identifies; the platform opens an account for a new e-mail. Refuses a
 * professional, since this way is for patients only, and a user the platform refuses (SOCIAL-06).
 */
export async function signInWithProfile(
  context: Context,
  profile: SocialProfile,
  credential: SocialCredential,
): Promise<void> {
  const user = await vouchedUser(context, { ...profile, ...credential });
  if (userTypeOf(user) !== 'patient') throw new SocialSignInFailed('not_a_patient');
  await openSession(context, user, { remembered: false });
}

async function vouchedUser(context: Context, vouched: SocialProfile & SocialCredential): Promise<LegacyUser> {
  try {
    const { user, userAsItCame } = await context.legacy.call(ownUserAsItCame.socialLogin, vouched);
    rememberSignIn(context, user, userAsItCame);
    return user;
  } catch (failure) {
    throw isRefusal(failure) ? new SocialSignInFailed('platform_refused') : failure;
  }
}
