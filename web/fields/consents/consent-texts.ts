import type { MandatoryConsent } from '#contracts/consents/consents.api';

export type ConsentName = MandatoryConsent | 'newsletter';

/** The addresses of the two documents. */
export interface ConsentDocuments {
  readonly terms: string;
  readonly privacy: string;
}

interface ConsentText {
  /** The statement to agree to; the document's name follows it, if there is one. */
  readonly label: string;
  readonly document?: { readonly name: string; readonly key: keyof ConsentDocuments };
  /** Its meaning, in one plain sentence. */
  readonly meaning: string;
}

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
