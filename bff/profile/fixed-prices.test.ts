import { expect, test } from 'vitest';
import { fixedPrices } from '#bff/profile/fixed-prices';
import { profileValues } from '#bff/profile/profile-values';
import { userRecord } from '#contracts/users/own-user.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

test.each([
  [70, ['singlePrice']],
  ['70', ['singlePrice']],
  ['70,00 €', ['singlePrice']],
  // Nobody knows what an unreadable price was: it is not for its owner to put another there.
  ['settanta', ['singlePrice']],
  [{ euro: 70 }, ['singlePrice']],
  [0, []],
  ['0.00', []],
  ['', []],
  [null, []],
  [undefined, []],
])('a stored price of %j stands: %j (PROF-47, AMB-34)', (single_seat, fixed) => {
  const user = { public_token: 'pt-1', public_configuration: { prices: { single_seat } } };
  const values = profileValues(legacyUser.parse(user));
  expect(fixedPrices(userRecord.parse(user), values)).toEqual(fixed);
});
