import type { PatientField } from '#contracts/patient-profile/patient-profile-fields';
import { type FieldTexts, fieldText } from '#web/fields/field-texts';

/** The tabs of the profile, by their names in the address (PATIENT-02..09). */
export const patientTabs = ['informazioni', 'fatturazione', 'documenti', 'psicoterapia', 'preferiti'] as const;

/** What each is called. */
export const patientTabLabels = {
  informazioni: 'Informazioni',
  fatturazione: 'Fatturazione',
  documenti: 'Documenti',
  psicoterapia: 'Psicoterapia',
  preferiti: 'Preferiti',
} as const satisfies Record<PatientTab, string>;

export type PatientTab = (typeof patientTabs)[number];

/** The tabs that share the form. */
export type DataTab = Extract<PatientTab, 'informazioni' | 'fatturazione'>;

/** The tab each field stands in. */
export const tabOf: Readonly<Record<PatientField, DataTab>> = {
  phone: 'informazioni',
  terms: 'informazioni',
  privacy: 'informazioni',
  personalData: 'informazioni',
  serviceFee: 'informazioni',
  newsletter: 'informazioni',
  address: 'fatturazione',
  taxCode: 'fatturazione',
  deductCost: 'fatturazione',
};

export const patientLabels = {
  phone: 'Telefono',
  terms: 'Termini e condizioni',
  privacy: 'Privacy e profilazione',
  personalData: 'Dati personali sulla salute',
  serviceFee: 'Quota di servizio e fatturazione',
  newsletter: 'Newsletter',
  address: 'Indirizzo di fatturazione',
  taxCode: 'Codice fiscale',
  deductCost: 'Sistema Tessera Sanitaria',
} as const satisfies Record<PatientField, string>;

const texts: Partial<Record<PatientField, FieldTexts>> = {
  phone: { invalid: 'Scrivi un numero di telefono, ad esempio +39 347 555 0199.' },
  taxCode: { too_short: 'Deve contenere almeno 8 caratteri' },
};

/** The words for a problem of a field. */
export function patientText(field: PatientField, code: string): string {
  return fieldText(code, texts[field]) ?? '';
}
