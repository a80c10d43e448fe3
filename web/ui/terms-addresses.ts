import { type TermsAudience, type TermsDocument, termsFile } from '#contracts/terms/terms-file';
import { paths } from '#web/routing/paths';

const words = { patient: 'paziente', professional: 'professionista' } as const satisfies Record<TermsAudience, string>;

/** The address of a document on screen: a path behind the hash. */
export function termsAddress(document: TermsDocument, audience: TermsAudience): string {
  return `${document === 'terms' ? paths.terms : paths.privacy}?per=${words[audience]}`;
}

/** The audience named in an address; undefined when it names none. */
export function termsAudienceIn(parameters: URLSearchParams): TermsAudience | undefined {
  const word = parameters.get('per');
  if (word === words.professional) return 'professional';
  return word === words.patient ? 'patient' : undefined;
}

/** The address of the document's file. */
export function termsDownload(document: TermsDocument, audience: TermsAudience): string {
  return `/files/terms/${termsFile(audience, document)}`;
}
