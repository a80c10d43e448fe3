import type { ProfessionalValues } from '#web/features/registration/professional/professional-values';
import type { ChosenFile } from '#web/fields/documents/chosen-file';

/** A chosen file with the given name. */
export function paperOf(name: string): ChosenFile {
  const type = name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg';
  return { id: `key-${name}`, file: new File(['…'], name, { type }), displayName: name };
}

/** Valid values of every field, including those only a psychotherapist has. */
export const goodProfessional: ProfessionalValues = {
  email: 'lucia.desantis@example.it',
  emailConfirmation: 'lucia.desantis@example.it',
  password: 'Lucia-2026-qui',
  passwordConfirmation: 'Lucia-2026-qui',
  terms: true,
  privacy: true,
  personalData: true,
  serviceFee: true,
  newsletter: false,
  lastName: 'De Santis',
  firstName: 'Lucia',
  phone: '+39 347 555 0199',
  birthDate: '1990-04-12',
  gender: 'donna',
  emergencyAvailability: 'no',
  hoursPerWeek: 'Da 15 a 30 ore',
  hearFrom: 'Passaparola',
  identityDocuments: [paperOf('carta.jpg')],
  cardExpiry: '2031-05-12',
  taxCodeExpiry: '2032-01-31',
  taxRegime: 'forfettario',
  residence: {
    id: 'luogo-milano-via-garibaldi',
    formattedAddress: 'Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
    coordinates: { latitude: 45.4721, longitude: 9.1846 },
  },
  residenceDetails: 'Scala B',
  languages: ['Italiano'],
  registerNumber: '03/18342',
  registerDate: '2017-03-21',
  region: 'Lombardia',
  education: 'Laurea magistrale in Psicologia clinica',
  institute: 'Università degli Studi di Padova',
  passedYear: '2015',
  certificates: [paperOf('laurea.pdf')],
  role: 'psychologist',
  school: 'Scuola Lombarda di Psicoterapia Cognitiva',
  specialisationDate: '2021-12-10',
  specialisations: ['EMDR'],
  psychotherapyCertificates: [paperOf('diploma.pdf')],
  singlePrice: 7_000,
  couplePrice: null,
  familyPrice: null,
  interventionAreas: ['Ansia'],
};
