import { needsBillingData } from '#bff/billing/needs-billing-data';
import { missingConsents } from '#bff/consents/missing-consents';
import type { OperationSettings } from '#bff/context';
import { pictureUrl } from '#bff/media/picture-url';
import type { Session, UserType } from '#bff/session';
import { missingSetup } from '#bff/setup/missing-setup';
import { shownName } from '#bff/users/shown-name';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { SignedIn } from '#contracts/login/login.api';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** Our name for the platform's user type. */
export function userTypeOf(user: LegacyUser): UserType {
  return user.public_configuration.type === 'dottore' ? 'professional' : 'patient';
}

/** Whether the user may work: a professional only once the administration has accepted them. */
export function isApproved(user: LegacyUser): boolean {
  return approvalOf(user) === 'accepted';
}

/** What stands where nobody has decided yet. */
const undecided: readonly string[] = ['', 'in attesa'];

/**
 * The administration's decision on a professional; its own field takes precedence. What is neither accepted nor
 * undecided counts as refused. A patient needs none (PERM-07).
 */
export function approvalOf(user: LegacyUser): 'accepted' | 'waiting' | 'refused' {
  if (userTypeOf(user) === 'patient') return 'accepted';
  const decision = user.manager_configuration.autorizzazioni ?? user.public_configuration.autorizzazioni ?? '';
  if (decision === 'accettato') return 'accepted';
  return undecided.includes(decision.trim().toLowerCase()) ? 'waiting' : 'refused';
}

/** When the account was created; null when the platform does not say. */
export function registeredAt({ registration_timestamp: at }: LegacyUser): string | null {
  return at === undefined ? null : isoFromInstant(at);
}

/** The session as the browser may know it. */
export function signedInFrom(user: LegacyUser, session: Session, settings: OperationSettings): SignedIn {
  return {
    user: {
      token: user.public_token,
      userType: session.userType,
      firstName: shownName(user.public_configuration.nome ?? ''),
      lastName: shownName(user.public_configuration.cognome ?? ''),
      email: user.email ?? '',
      phone: user.public_configuration.telefono ?? '',
      pictureUrl: pictureUrl(user.picture, settings.mediaBase),
      missingConsents: missingConsents(user),
      needsBillingData: needsBillingData(user),
      missingSetup: missingSetup(user),
      watchedTutorial: session.userType === 'professional' || (user.configuration.watched_tutorial ?? false),
    },
    endsAt: isoFromInstant(session.endsAt),
    idleEndsAt: isoFromInstant(session.idleEndsAt),
  };
}
