import type { MandatoryConsent } from '#contracts/consents/consents.api';

/** What is said of a box that is not ticked, word for word (GDPR-04, AMB-06). */
export const consentRefusals: Readonly<Record<MandatoryConsent, string>> = {
  terms: 'Accettare i termini e condizioni della piattaforma',
  privacy: 'I dati di profilazione devono essere accettati',
  personalData: "Accetta la casella di controllo per l'accesso ai dati personali",
  serviceFee:
    "Attenzione: è obbligatorio compilare tutti i campi relativi alla privacy e alle condizioni d'uso per poter proseguire.",
};
