/* The inputs of the product's commands on the plain platform. */

export const home = {
  id: 'place-garibaldi',
  formattedAddress: 'Via Garibaldi 8, 20121 Milano MI, Italia',
  coordinates: { latitude: 45.4721, longitude: 9.1846 },
};
export const consentDetails = { therapist: 'pt-rinaldi', birthPlace: home, residence: home, postalCode: '20121' };
export const session = { kind: 'single', title: 'Seduta', date: '2027-01-15', time: '10:00', slots: 2 };
export const newcomer = {
  ...{ idempotencyKey: 'key-of-newcomer', email: 'lucia.desantis@example.it', password: 'Lucia-2026-qui' },
  ...{ terms: true, privacy: true, personalData: true, serviceFee: true, newsletter: false },
  ...{ firstName: 'Lucia', lastName: 'De Santis', phone: '+39 347 555 0199', birthDate: '1990-04-12', gender: 'donna' },
};
export const newProfessional = {
  ...newcomer,
  ...{ emergencyAvailability: 'no', hoursPerWeek: 'Da 15 a 30 ore', hearFrom: 'Passaparola', taxRegime: 'forfettario' },
  ...{ cardExpiry: '2031-05-12', taxCodeExpiry: '2032-01-31', residence: home, residenceDetails: '' },
  ...{ languages: ['Italiano'], registerNumber: '03/18342', registerDate: '2017-03-21', region: 'Lombardia' },
  ...{ education: 'Psicologia clinica', institute: 'Università di Padova', passedYear: '2015', role: 'psychologist' },
  ...{ singlePrice: 7000, couplePrice: null, familyPrice: null, interventionAreas: ['Ansia'], psychotherapy: null },
};

const { kind: _kind, ...elsewhere } = session;
export const move = {
  ...elsewhere,
  ...{ appointment: 'event-giulia-paid', startsAt: '2026-11-30T11:00:00.000Z', idempotencyKey: 'key-of-moving' },
};

const { email, password, firstName, lastName, birthDate } = newcomer;
export const announced = { email, password, firstName, lastName, birthDate };

export const billingData = {
  ...{ firstName: 'Andrea', lastName: 'Rinaldi', phone: '+39 399 873 6119', companyName: 'Studio Nuovo' },
  ...{ taxCode: 'RNLNDR78E22F205W', vatNumber: '01234567897', billingAddress: 'Via Correnti 14, Milano' },
  ...{ iban: 'IT60X0542811101000000123456', accountHolder: 'Andrea Rinaldi', bankName: 'Banca Esempio' },
};

export const profile = {
  changes: {
    ...{ biography: 'Ricevo a Milano e online.', residence: home, region: 'Lombardia', registerNumber: '03/11482' },
    ...{ familyPrice: 11_000, newsletter: true },
  },
  revisions: [],
};

export const question = {
  ...{ kind: 'specialisation', userType: 'patient', firstName: 'Lucia', lastName: '', phone: '347 555 0199' },
  ...{ email: newcomer.email, message: 'Avete chi si occupa di lutto?', subject: 'Lutto' },
};
