import type { TermsAudience } from '#contracts/terms/terms-file';
import type { ConsentDocuments } from '#web/fields/consents/consent-texts';
import { termsAddress } from '#web/ui/terms-addresses';

/** The addresses of the two documents on screen, for an audience. */
export function consentDocuments(audience: TermsAudience): ConsentDocuments {
  return { terms: `#${termsAddress('terms', audience)}`, privacy: `#${termsAddress('privacy', audience)}` };
}
