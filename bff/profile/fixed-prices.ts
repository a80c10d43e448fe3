import { recordIn } from '#bff/users/php-parts';
import type { ProfileValues } from '#contracts/profile/profile.api';
import { priceFields } from '#contracts/profile/profile-fields';
import type { UserRecord } from '#contracts/users/own-user.legacy';

type PriceField = (typeof priceFields)[number];

/** The platform's name of each price. */
export const legacyPrices = {
  singlePrice: 'single_seat',
  couplePrice: 'couple_session',
  familyPrice: 'family_session',
} as const satisfies Record<PriceField, string>;

/**
 * The prices that stand already. One that cannot be read stands too: nobody knows what it was, so nobody but the
 * administration may put another in its place (AMB-34).
 */
export function fixedPrices({ public_configuration: profile }: UserRecord, values: ProfileValues): PriceField[] {
  const stored = recordIn(profile['prices']);
  return priceFields.filter((field) => values[field] !== null || !isNothing(stored[legacyPrices[field]]));
}

function isNothing(price: unknown): boolean {
  return price === undefined || price === null || price === '' || Number(price) === 0;
}
