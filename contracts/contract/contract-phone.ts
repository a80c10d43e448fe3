import * as z from 'zod/mini';
import { requiredPhone } from '#contracts/kernel/form-fields';

/**
 * A number to send a text message to, as it was written: prefix first. Messages are codes: `required`; `invalid` for
 * what is no international number of seven to fifteen digits.
 */
export const contractPhone = requiredPhone(30).check(
  z.refine((text) => text === '' || /^\+[1-9]\d{6,14}$/.test(prefixAndNumber(text)), 'invalid'),
);

/** The number as it is sent: prefix and digits, without spaces, hyphens, dots and brackets (CONTRACT-08). */
export function prefixAndNumber(phone: string): string {
  return phone.replaceAll(/[ ().-]/g, '');
}
