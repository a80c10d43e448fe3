import { consentFlags } from '#bff/consents/consent-flags';
import { missingConsents } from '#bff/consents/missing-consents';
import type { OperationHandler } from '#bff/run-operation';
import { ascoltoOf, withAscolto } from '#bff/users/ascolto-part';
import { recordIn, rowsIn } from '#bff/users/php-parts';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { giveConsents, MandatoryConsent } from '#contracts/consents/consents.api';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

/** The version of the texts that consent is given to now. */
const version = 1;

/**
 * The user's record of consents with the new ones at its end, `at` in Unix seconds. Earlier content is kept as it came.
 */
function withGivenConsents(user: UserRecord, consents: readonly MandatoryConsent[], at: number) {
  const record = recordIn(ascoltoOf(user)['consents']);
  const given = [...rowsIn(record['given']), ...consents.map((consent) => ({ consent, at }))];
  return withAscolto(user, { consents: { ...record, version, given } });
}

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
