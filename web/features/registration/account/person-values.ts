/** Who somebody is, as typed: a patient's second step and a professional's first one ask for it. */
export interface PersonValues {
  readonly lastName: string;
  readonly firstName: string;
  readonly phone: string;
  /** `yyyy-MM-dd`, what was typed when that is no day, or nothing. */
  readonly birthDate: string;
}

export const blankPerson: PersonValues = { lastName: '', firstName: '', phone: '', birthDate: '' };

export const personLabels = {
  lastName: 'Cognome',
  firstName: 'Nome',
  phone: 'Telefono',
  birthDate: 'Data di nascita',
} as const;
