import type { TermsAudience } from '#contracts/terms/terms-file';
import type { ConsentDocuments } from '#web/fields/consents/consent-texts';
import { termsAddress } from '#web/ui/terms-addresses';

/** Where the two documents can be read on screen. */
export function consentDocuments(audience: TermsAudience): ConsentDocuments {
  return { terms: `#${termsAddress('terms', audience)}`, privacy: `#${termsAddress('privacy', audience)}` };
}
