import type { MandatoryConsent } from '#contracts/consents/consents.api';

export type ConsentName = MandatoryConsent | 'newsletter';

/** Where the two documents can be read. */
export interface ConsentDocuments {
  readonly terms: string;
  readonly privacy: string;
}

interface ConsentText {
  /** What is ticked; goes on with the document's name where there is one. */
  readonly label: string;
  readonly document?: { readonly name: string; readonly key: keyof ConsentDocuments };
  /** What it means, in one plain sentence. */
  readonly meaning: string;
}

/** What each box says (REG-52). */
export const consentTexts: Readonly<Record<ConsentName, ConsentText>> = {
  terms: {
    label: 'Accetto i',
    document: { name: 'Termini e condizioni', key: 'terms' },
    meaning: 'Sono le regole della piattaforma: che cosa offre e che cosa chiede.',
  },
  privacy: {
    label: 'Acconsento all’uso dei miei dati di profilazione, come da',
    document: { name: 'Informativa sulla privacy', key: 'privacy' },
    meaning: 'Servono a proporre un incontro adatto tra paziente e terapeuta.',
  },
  personalData: {
    label: 'Acconsento al trattamento dei dati personali sulla salute',
    meaning: 'Servono a prenotare e svolgere le sedute, mai alla pubblicità.',
  },
  serviceFee: {
    label: 'Accetto la quota di servizio e la fatturazione',
    meaning: 'La piattaforma incassa le sedute per conto del terapeuta ed emette una fattura cumulativa.',
  },
  newsletter: {
    label: 'Voglio ricevere la newsletter (facoltativo)',
    meaning: 'Puoi cambiare idea quando vuoi.',
  },
};
