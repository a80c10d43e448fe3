import type { OperationExamples } from '#contracts/kernel/operation-examples';
import { registerPatient, registerProfessional, validateAccount } from '#contracts/registration/registration.api';

const consents = { terms: true, privacy: true, personalData: true, serviceFee: true, newsletter: false };

const home = {
  id: 'luogo-milano-via-garibaldi',
  formattedAddress: 'Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
  coordinates: { latitude: 45.4721, longitude: 9.1846 },
};

const person = { firstName: 'Lucia', lastName: 'De Santis', phone: '+39 347 555 0199', birthDate: '1990-04-12' };

const professional = {
  act: 'act-register-professional-1',
  email: 'lucia.desantis@example.it',
  password: 'Lucia-2026-qui',
  ...consents,
  ...person,
  gender: 'donna',
  emergencyAvailability: 'no',
  hoursPerWeek: 'Da 15 a 30 ore',
  hearFrom: 'Passaparola',
  cardExpiry: '2031-05-12',
  taxCodeExpiry: '2032-01-31',
  taxRegime: 'forfettario',
  residence: home,
  residenceDetails: '',
  languages: ['Italiano', 'Inglese'],
  registerNumber: '03/18342',
  registerDate: '2017-03-21',
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
    specialisationDate: '2021-12-10',
    specialisations: ['Psicoterapia', 'EMDR'],
  },
};

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const registrationExamples = {
  [registerPatient.name]: {
    visitor: {
      act: 'act-register-patient-1',
      email: 'lucia.desantis@example.it',
      password: 'Lucia-2026-qui',
      ...consents,
      ...person,
      gender: 'donna',
      address: home,
    },
  },
  [registerProfessional.name]: { visitor: professional },
  [validateAccount.name]: {
    visitor: {
      email: professional.email,
      password: professional.password,
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate,
    },
  },
} satisfies OperationExamples;
