import type { MandatoryConsent } from '#contracts/consents/consents.api';
import type { TermsAudience } from '#contracts/terms/terms-file';

export type ConsentName = MandatoryConsent | 'newsletter';

interface ConsentText {
  /** The statement to agree to; the document's name follows it, if there is one. */
  readonly label: string;
  readonly document?: { readonly name: string; readonly key: 'terms' | 'privacy' };
  /** Its meaning, in one plain sentence, or one for each audience. */
  readonly meaning: string | Readonly<Record<TermsAudience, string>>;
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
    meaning: {
      patient: 'Servono a prenotare e svolgere le sedute, mai alla pubblicità.',
      professional: 'Servono a seguire i tuoi pazienti sulla piattaforma, mai alla pubblicità.',
    },
  },
  serviceFee: {
    label: 'Accetto la quota di servizio e la fatturazione',
    meaning: {
      patient:
        'La piattaforma incassa per conto del terapeuta, che emette la fattura della seduta. Per te non c’è nulla da pagare in più.',
      professional:
        'La piattaforma incassa le sedute per tuo conto e ti fattura il costo del servizio. Al paziente fatturi tu.',
    },
  },
  newsletter: {
    label: 'Voglio ricevere la newsletter (facoltativo)',
    meaning: 'Puoi cambiare idea quando vuoi.',
  },
};
