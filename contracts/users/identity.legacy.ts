import { phpLenientText, phpOptional, phpText } from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/** What identifies a user to others. */
export const identityFields = {
  public_token: readBy(phpText(), 'owner', 'visitor', 'chat-partner', 'treating-professional'),
  email: readBy(phpOptional(phpText()), 'owner', 'patient-of-premium', 'treating-professional'),
  picture: readBy(phpLenientText('picture'), 'owner', 'visitor', 'chat-partner'),
};
