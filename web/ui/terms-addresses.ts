import { type TermsAudience, type TermsDocument, termsFile } from '#contracts/terms/terms-file';
import { paths } from '#web/routing/paths';

const words = { patient: 'paziente', professional: 'professionista' } as const satisfies Record<TermsAudience, string>;

/** Where a document is read on screen: a path behind the hash. */
export function termsAddress(document: TermsDocument, audience: TermsAudience): string {
  return `${document === 'terms' ? paths.terms : paths.privacy}?per=${words[audience]}`;
}

/** Whose document an address asks for; undefined when it does not say. */
export function termsAudienceIn(parameters: URLSearchParams): TermsAudience | undefined {
  const word = parameters.get('per');
  if (word === words.professional) return 'professional';
  return word === words.patient ? 'patient' : undefined;
}

/** Where the document's file is downloaded (REG-17, REG-18). */
export function termsDownload(document: TermsDocument, audience: TermsAudience): string {
  return `/files/terms/${termsFile(audience, document)}`;
}
