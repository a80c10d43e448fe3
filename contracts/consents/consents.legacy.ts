import { phpBoolean, phpLenient } from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** The mandatory consents a user has given, in the public part of the user. */
export const consentFlagFields = {
  isTerms: readBy(phpLenient(phpBoolean(), 'isTerms'), 'owner'),
  isPrivacy: readBy(phpLenient(phpBoolean(), 'isPrivacy'), 'owner'),
  isPersonalData: readBy(phpLenient(phpBoolean(), 'isPersonalData'), 'owner'),
  isServiceFee: readBy(phpLenient(phpBoolean(), 'isServiceFee'), 'owner'),
};
