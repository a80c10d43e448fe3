import { ascoltoToChange, withAscolto } from '#bff/users/ascolto-part';
import { listToChange, objectToChange } from '#bff/users/php-parts';
import type { MandatoryConsent } from '#contracts/consents/consents.api';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** The version of the texts that consent is given to now. */
const version = 1;

/**
 * The user's record of consents with the new ones at its end, `at` in Unix seconds. Earlier content is kept as it came;
 * a new user has none.
 */
export function withGivenConsents(
  user: Pick<UserRecord, 'configuration'>,
  consents: readonly MandatoryConsent[],
  at: number,
) {
  const record = objectToChange(ascoltoToChange(user)['consents'], 'consents');
  const given = [
    ...listToChange(record['given'], 'consents.given'),
    ...consents.map((consent) => ({ consent, at, version })),
  ];
  return withAscolto(user, { consents: { ...record, version, given } });
}
