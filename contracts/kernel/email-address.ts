import * as z from 'zod/mini';
import { withoutIgnorable, withoutInvisibleCharacters } from '#contracts/kernel/text-fields';

const pattern = /^[^\s@<>()",;:\\]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;
const longestAddress = 254;
const internationalDomain = /^[\p{L}\p{M}\p{N}.-]*[^\0-\x7f][\p{L}\p{M}\p{N}.-]*$/u;

/** The address with the domain that mail servers know: `info@università.it` becomes `info@xn--universit-y1a.it`. */
export function withAsciiDomain(address: string): string {
  const [domain = ''] = address.split('@').slice(-1);
  // A longer text is no address, and the search in it could take seconds.
  if (address.length > longestAddress || !internationalDomain.test(domain)) return address;
  try {
    return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/**
 * Local part, @, domain, top-level domain of at least two letters; at most 254 characters, all visible. Ignorable
 * characters are dropped (LOGIN-17).
 */
export const emailAddress = z
  .string()
  .check(
    z.overwrite(withoutIgnorable),
    z.overwrite(withAsciiDomain),
    z.maxLength(longestAddress),
    withoutInvisibleCharacters,
    z.regex(pattern),
  );

/** Whether the text is an e-mail address by the rule above. */
export function isEmailAddress(text: string): boolean {
  return emailAddress.safeParse(text).success;
}
