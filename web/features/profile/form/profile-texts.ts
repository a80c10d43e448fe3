import type { ProfileField } from '#contracts/profile/profile-fields';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';

/** The panels of the information tab in their order, and their titles (PROF-04). */
export const profilePanels = {
  account: 'Il Tuo Account',
  personal: 'Informazioni personali',
  contacts: 'Contatti',
  qualifications: 'Qualifiche professionali',
  performance: 'Impostazioni Prestazioni',
  biography: 'Biografia',
  studies: 'Formazione professionale',
  work: 'Esperienze lavorative',
  consents: 'Consensi',
} as const;

export type PanelName = keyof typeof profilePanels;

export const panelNames = Object.keys(profilePanels) as PanelName[];

/** The panel each field stands in, in the order of the form. */
export const panelOf: Readonly<Record<ProfileField, PanelName>> = {
  firstName: 'personal',
  lastName: 'personal',
  birthDate: 'personal',
  gender: 'personal',
  residence: 'personal',
  cardExpiry: 'personal',
  taxCodeExpiry: 'personal',
  phone: 'contacts',
  studioAddresses: 'contacts',
  registerNumber: 'qualifications',
  region: 'qualifications',
  workplace: 'qualifications',
  school: 'qualifications',
  specialisationDate: 'qualifications',
  specialisations: 'qualifications',
  interventionAreas: 'qualifications',
  languages: 'performance',
  singlePrice: 'performance',
  couplePrice: 'performance',
  familyPrice: 'performance',
  biography: 'biography',
  terms: 'consents',
  privacy: 'consents',
  personalData: 'consents',
  serviceFee: 'consents',
  newsletter: 'consents',
};

export const profileLabels = {
  firstName: 'Nome',
  lastName: 'Cognome',
  birthDate: 'Data di nascita',
  gender: 'Genere',
  residence: 'Indirizzo di residenza',
  cardExpiry: 'Scadenza del documento d’identità',
  taxCodeExpiry: 'Scadenza della tessera del codice fiscale',
  phone: 'Telefono',
  studioAddresses: 'Indirizzi dello studio',
  registerNumber: 'Numero di iscrizione all’Albo',
  region: 'Regione dell’Albo',
  workplace: 'Indirizzo del luogo di lavoro',
  school: 'Scuola di psicoterapia',
  specialisationDate: 'Data di specializzazione',
  specialisations: 'Specializzazioni',
  interventionAreas: 'Aree di intervento',
  languages: 'Lingue in cui tieni le sedute',
  singlePrice: 'Seduta singola',
  couplePrice: 'Seduta di coppia',
  familyPrice: 'Seduta familiare',
  biography: 'La tua biografia',
  terms: 'Termini e condizioni',
  privacy: 'Privacy e profilazione',
  personalData: 'Dati personali sulla salute',
  serviceFee: 'Quota di servizio e fatturazione',
  newsletter: 'Newsletter',
} as const satisfies Record<ProfileField, string>;

const shorterName = 'Se il tuo è più corto, scrivici da «Segnala un problema», in fondo alla pagina.';
const notADay = 'Scrivi una data che esiste, come 21/03/1990.';
const notAPrice = { invalid: 'Scrivi un prezzo in euro, come 70 o 70,50.' };

const texts: Partial<Record<ProfileField, FieldTexts>> = {
  firstName: { too_short: `Il nome deve contenere almeno 3 lettere. ${shorterName}`, invalid: tooLong(80) },
  lastName: { too_short: `Il cognome deve contenere almeno 3 lettere. ${shorterName}`, invalid: tooLong(80) },
  birthDate: { under_age: 'Devi avere compiuto 18 anni.', invalid: notADay },
  cardExpiry: { invalid: notADay },
  taxCodeExpiry: { invalid: notADay },
  phone: { invalid: 'Scrivi un numero di telefono, ad esempio +39 347 555 0199.' },
  registerNumber: { invalid: tooLong(40) },
  school: { invalid: tooLong(200) },
  specialisationDate: { invalid: notADay },
  specialisations: { required: 'Per favore aggiungi almeno una specializzazione.' },
  interventionAreas: { required: 'scegline almeno uno' },
  singlePrice: { required: 'il campo è obbligatorio: basta uno dei tre prezzi', ...notAPrice },
  couplePrice: notAPrice,
  familyPrice: notAPrice,
  biography: { invalid: 'Usa al massimo 5000 caratteri.' },
};

function tooLong(longest: number): string {
  return `Usa al massimo ${longest} caratteri.`;
}

/** The words for a problem of a field. */
export function profileText(field: ProfileField, code: string): string {
  return fieldText(code, texts[field]) ?? '';
}
