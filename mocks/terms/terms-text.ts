import * as z from 'zod';
import type { TermsFile } from '#contracts/terms/terms-file';
import { checkedData } from '#mocks/engine/data-file';
import patientPrivacy from './patient-privacy.json' with { type: 'json' };
import patientTerms from './patient-terms.json' with { type: 'json' };
import professionalPrivacy from './professional-privacy.json' with { type: 'json' };
import professionalTerms from './professional-terms.json' with { type: 'json' };

const termsText = z.strictObject({
  title: z.string(),
  /** Names the version and the day it is valid from. */
  version: z.string(),
  /** Under each heading paragraphs, and lists as arrays of their items. */
  sections: z.array(
    z.strictObject({ heading: z.string(), text: z.array(z.union([z.string(), z.array(z.string()).min(1)])).min(1) }),
  ),
});

/** A document of the demonstration: believable, and good for nothing else. */
export type TermsText = z.infer<typeof termsText>;

/** The text of each of the four documents. */
export const termsTexts: Readonly<Record<TermsFile, TermsText>> = {
  'Patient_Termini_e_Condizioni.docx': read('patient-terms.json', patientTerms),
  'Patient_Privacy.docx': read('patient-privacy.json', patientPrivacy),
  'Professional_Termini_e_Condizioni.docx': read('professional-terms.json', professionalTerms),
  'Professional_Privacy.docx': read('professional-privacy.json', professionalPrivacy),
};

function read(file: string, content: unknown): TermsText {
  return checkedData(`mocks/terms/${file}`, termsText, content);
}

/** Opens each document, so that it is not taken for the real thing. */
export const demonstrationNote =
  'Questo è un testo dimostrativo. Serve a mostrare come appaiono i documenti: non è un contratto e non impegna nessuno. Il testo vero lo scrive chi gestisce la piattaforma, con il proprio consulente.';
