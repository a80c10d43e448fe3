import { ownAddress } from '#contracts/addresses/addresses.legacy';
import {
  phpBoolean,
  phpDay,
  phpLenient,
  phpLenientList,
  phpLenientText,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** What a professional's profile holds and only the professional sees, in the public part of the user. */
export const profileFields = {
  /** The workplace; the residence is `current_address`, which patients have too (AMB-14). */
  address: ownAddress('address'),
  card_expiry: readBy(phpLenient(phpDay(), 'card_expiry'), 'owner'),
  tax_code_expiry: readBy(phpLenient(phpDay(), 'tax_code_expiry'), 'owner'),
  identity_documents: phpLenientList(readBy(phpText(), 'owner'), 'identity_documents'),
  register_date: readBy(phpLenient(phpDay(), 'register_date'), 'owner'),
  /** A psychotherapist's school (DATA-19). */
  correct_name: readBy(phpLenientText('correct_name'), 'owner'),
  specialization_date: readBy(phpLenient(phpDay(), 'specialization_date'), 'owner'),
  isNewsLetter: readBy(phpLenient(phpBoolean(), 'isNewsLetter'), 'owner'),
};
