import type { TermsAudience } from '#contracts/terms/terms-file';
import type { ConsentDocuments } from '#web/fields/consent-texts';
import { termsAddress, termsDownload } from '#web/ui/terms-addresses';

export type Audience = TermsAudience;

/** Where the two documents can be read on screen. */
export function consentDocuments(audience: Audience): ConsentDocuments {
  return { terms: `#${termsAddress('terms', audience)}`, privacy: `#${termsAddress('privacy', audience)}` };
}

/** The files of both, prefixed by whose they are (REG-17, REG-18). */
export function termsFiles(audience: Audience): readonly { readonly label: string; readonly href: string }[] {
  return [
    { label: 'Termini e condizioni (.docx)', href: termsDownload('terms', audience) },
    { label: 'Privacy (.docx)', href: termsDownload('privacy', audience) },
  ];
}
