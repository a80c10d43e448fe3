import { civilDate } from '#contracts/kernel/civil-date';
import type { ExampleInput, ExamplesOf } from '#contracts/kernel/operation-examples';
import type { registerProfessional, registrationApi } from '#contracts/registration/registration.api';

const consents = { terms: true, privacy: true, personalData: true, serviceFee: true, newsletter: false } as const;

const home = {
  id: 'luogo-milano-via-garibaldi',
  formattedAddress: 'Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
  coordinates: { latitude: 45.4721, longitude: 9.1846 },
};

const person = {
  firstName: 'Lucia',
  lastName: 'De Santis',
  phone: '+39 347 555 0199',
  birthDate: civilDate(1990, 4, 12),
};

const professional = {
  idempotencyKey: 'key-register-professional-1',
  email: 'lucia.desantis@example.it',
  password: 'Lucia-2026-qui',
  ...consents,
  ...person,
  gender: 'donna',
  emergencyAvailability: 'no',
  hoursPerWeek: 'Da 15 a 30 ore',
  hearFrom: 'Passaparola',
  cardExpiry: civilDate(2031, 5, 12),
  taxCodeExpiry: civilDate(2032, 1, 31),
  taxRegime: 'forfettario',
  residence: home,
  residenceDetails: '',
  languages: ['Italiano', 'Inglese'],
  registerNumber: '03/18342',
  registerDate: civilDate(2017, 3, 21),
  region: 'Lombardia',
  education: 'Laurea magistrale in Psicologia clinica',
  institute: 'Università degli Studi di Padova',
  passedYear: '2015',
  role: 'psychotherapist',
  singlePrice: 7_000,
  couplePrice: 9_500,
  familyPrice: null,
  interventionAreas: ['Ansia', 'Lutto'],
  psychotherapy: {
    school: 'Scuola Lombarda di Psicoterapia Cognitiva',
    specialisationDate: civilDate(2021, 12, 10),
    specialisations: ['Psicoterapia', 'EMDR'],
  },
} satisfies ExampleInput<typeof registerProfessional>;

export const registrationExamples = {
  registerPatient: {
    visitor: {
      idempotencyKey: 'key-register-patient-1',
      email: 'lucia.desantis@example.it',
      password: 'Lucia-2026-qui',
      ...consents,
      ...person,
      gender: 'donna',
      address: home,
    },
  },
  registerProfessional: { visitor: professional },
  validateAccount: {
    visitor: {
      email: professional.email,
      password: professional.password,
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate,
    },
  },
} satisfies ExamplesOf<typeof registrationApi>;
