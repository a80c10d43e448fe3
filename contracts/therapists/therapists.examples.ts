import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { searchApi } from '#contracts/therapists/search.api';
import { noFilter, type TherapistFilter } from '#contracts/therapists/therapist-filter';
import type { therapistsApi } from '#contracts/therapists/therapists.api';

const filter: TherapistFilter = {
  ...noFilter,
  therapy: 'online+studio',
  language: ['Italiano', 'Inglese'],
  gender: ['donna', 'uomo'],
  age: ['under35', '35-50', 'over50'],
  service: ['single', 'couple'],
  interventions: ['Ansia', 'Lutto'],
  address: { latitude: 45.4642, longitude: 9.19 },
};

export const therapistsExamples = {
  therapistDetail: {
    visitor: { therapist: 'pt-rinaldi' },
    patient: { therapist: 'pt-rinaldi' },
    professional: { therapist: 'pt-serafini' },
  },
  searchTherapists: {
    visitor: { visit: 'first-visit', filter: noFilter, sort: 'default', page: 0 },
    patient: { visit: 'first-visit', filter, sort: 'price', page: 0 },
    professional: { visit: 'first-visit', filter: noFilter, sort: 'rating', page: 1 },
  },
  countTherapists: { visitor: { filter }, patient: { filter }, professional: { filter: noFilter } },
  filterChoices: { visitor: {}, patient: {}, professional: {} },
  recordProfileView: { patient: { therapist: 'pt-rinaldi' } },
} satisfies ExamplesOf<typeof searchApi & typeof therapistsApi>;
