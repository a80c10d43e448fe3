import { consentFlags } from '#bff/consents/consent-flags';
import { missingConsents } from '#bff/consents/missing-consents';
import { withGivenConsents } from '#bff/consents/with-given-consents';
import type { OperationHandler } from '#bff/run-operation';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { giveConsents } from '#contracts/consents/consents.api';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { legacyUser } from '#contracts/users/users.legacy';

/**
 * Sets the mandatory flags that are missing, and records which and when. Flags already set and the newsletter are not
 * changed. Fails with `changed_elsewhere` when the user was changed at the same moment (GDPR-07).
 */
export const handleGiveConsents: OperationHandler<typeof giveConsents> = async (context) => {
  const at = secondsFromInstant(context.now());
  await updateOwnUser(context, (user) => {
    const missing = missingConsents(legacyUser.parse(user));
    if (missing.length === 0) return {};
    return {
      public_configuration: Object.fromEntries(missing.map((consent) => [consentFlags[consent], true])),
      configuration: withGivenConsents(user, missing, at),
    };
  });
  return {};
};
