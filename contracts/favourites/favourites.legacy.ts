import { phpLenient, phpList, phpText } from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** The patient's favourite therapists, in the public part of the user. */
export const favouriteFields = {
  fav_therapist: phpLenient(phpList(readBy(phpText(), 'owner'), 'fav_therapist'), 'fav_therapist'),
};
