import { phpInstant, phpLenient } from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

/**
 * Stored by this program in a professional: since when they take no new requests. Others see that it is so, not since
 * when. A value that cannot be read counts as none: patients are turned away only on the professional's word.
 */
export const requestsPausedField = {
  requests_paused_at: readBy(phpLenient(phpInstant(), 'requests_paused_at'), 'owner', 'visitor'),
};
