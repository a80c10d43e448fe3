import type { FilterName, TherapistSort } from '#contracts/therapists/therapist-filter';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/** The names of the filters, also shown before a chosen value. */
export const filterLabels: Readonly<Record<FilterName, string>> = {
  therapy: 'Tipo di terapia',
  language: 'Lingua',
  gender: 'Genere',
  age: 'Età',
  service: 'Servizio',
  interventions: 'Area',
  address: 'Indirizzo',
};

export const therapyOptions = [
  { value: 'online', label: 'Online' },
  { value: 'online+studio', label: 'Online + studio' },
] as const;

export const genderOptions = [
  { value: 'uomo', label: 'Uomo' },
  { value: 'donna', label: 'Donna' },
  { value: 'altro', label: 'Altro' },
] as const;

export const ageOptions = [
  { value: 'under35', label: 'Under 35' },
  { value: '35-50', label: '35-50' },
  { value: 'over50', label: 'Over 50' },
] as const;

export const serviceOptions = [
  { value: 'single', label: 'Singola' },
  { value: 'couple', label: 'Di coppia' },
  { value: 'family', label: 'Familiare' },
] as const;

export const sortOptions: readonly Option<TherapistSort>[] = [
  { value: 'default', label: 'Seleziona' },
  { value: 'rating', label: 'Valutazione' },
  { value: 'price', label: 'Prezzo crescente' },
];
