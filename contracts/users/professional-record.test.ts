import { expect, test } from 'vitest';
import { legacyCoupon } from '#contracts/plans/plans.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

const moment = { stored: '1795424400', read: Date.parse('2026-11-23T09:00:00Z') };

/** The record of a professional with those parts, in the manner of PHP, as it is read. */
function read(parts: object) {
  return legacyUser.parse({
    public_token: 'pt-prova',
    email: 'prova@example.it',
    public_configuration: { type: 'dottore' },
    manager_configuration: [],
    configuration: [],
    ...parts,
  });
}

test('a professional has identity, documents, addresses, titles, prices, consents, billing data, alerts and reviews (PDATA-01)', () => {
  const place = {
    id: 'casa',
    formatted_address: 'Via Larga 1, Bologna',
    coordinates: ['44.49', '11.34'],
    type: 'Point',
  };
  const { public_configuration } = read({
    public_configuration: {
      ...{
        type: 'dottore',
        role: 'psychotherapist',
        nome: 'Ada',
        cognome: 'Prova',
        dob: '31/01/1980',
        gender: 'donna',
      },
      ...{ identity_documents: { '0': 'carta.pdf' }, card_expiry: '01/04/2033', tax_code_expiry: '2032-01-31' },
      ...{ address: place, current_address: place, studio_address: { '2': place } },
      ...{ correct_name: 'Scuola', specialization_date: '02/01/2010', specialization: { '0': 'EMDR' } },
      ...{ languages: { '0': 'Italiano' }, intervations: { '0': 'Ansia' }, prices: { single_seat: '70' } },
      qualifications: { '0': { education: 'Laurea', institute: 'Bologna', passed_year: 2003 } },
      work_experience: { '0': { start_date: '01/09/2006', end_date: '', description: 'Reparto', ongoing: '1' } },
      ...{ isTerms: '1', company: { codice_fiscale: 'PRVDAA80A71A944X' }, payment_detail: { codice_iban: 'IT60' } },
      alerts: { '0': { title: 'Avviso', message: 'Testo', seen: '0' } },
      rating: { '0': { owner: 'pt-giulia', rating: '5' } },
    },
  });
  const readPlace = { formatted_address: 'Via Larga 1, Bologna', coordinates: [44.49, 11.34] };
  expect(public_configuration).toMatchObject({
    ...{ type: 'dottore', role: 'psychotherapist', nome: 'Ada', cognome: 'Prova', dob: '1980-01-31', gender: 'donna' },
    ...{ identity_documents: ['carta.pdf'], card_expiry: '2033-04-01', tax_code_expiry: '2032-01-31' },
    ...{ address: readPlace, current_address: readPlace, studio_address: [readPlace] },
    ...{ correct_name: 'Scuola', specialization_date: '2010-01-02', specialization: ['EMDR'] },
    ...{ languages: ['Italiano'], intervations: ['Ansia'], prices: { single_seat: 7000 } },
    qualifications: [{ education: 'Laurea', institute: 'Bologna', passed_year: '2003' }],
    work_experience: [{ start_date: '2006-09-01', description: 'Reparto', ongoing: true }],
    ...{ isTerms: true, company: { codice_fiscale: 'PRVDAA80A71A944X' }, payment_detail: { codice_iban: 'IT60' } },
    alerts: [{ title: 'Avviso', message: 'Testo', seen: false }],
    rating: [{ owner: 'pt-giulia', rating: 5 }],
  });
});

test('the telephone of the contract, the mark of the administration and the count of views stand with them (PDATA-04)', () => {
  const stored = { type: 'dottore', contract_phone: 393475550199, privilege: '0', profile_views: '318' };
  expect(read({ public_configuration: stored }).public_configuration).toMatchObject({
    contract_phone: '393475550199',
    privilege: false,
    profile_views: '318',
  });
});

test('plan and contract are published as well (PDATA-03)', () => {
  const current_plan = { type: 'online', amount: '0', payment_completed: '1' };
  const published = { type: 'dottore', current_plan, sign_doc: { '0': { type: 'online', accepted: '1' } } };
  const { public_configuration } = read({ public_configuration: published });
  expect(public_configuration).toMatchObject({
    current_plan: { type: 'online', amount: 0, payment_completed: true },
    sign_doc: [{ type: 'online', accepted: true }],
  });
});

test('the administration keeps the plan with its payment and coupon, and the contracts with their signatures (PDATA-08, PDATA-09)', () => {
  const { manager_configuration } = read({
    manager_configuration: {
      current_plan: {
        ...{ type: 'online+studio', amount: '49', payment_completed: '1' },
        ...{ date: moment.stored, last_payment_date: moment.stored, coupon: { id: 'c-1', value: '49', expiry: '2' } },
      },
      sign_doc: [
        { type: 'online+studio', signature: 'firma.pdf', accepted: '1', accepted_at: moment.stored, is_invalid: '0' },
      ],
    },
  });
  expect(manager_configuration).toMatchObject({
    current_plan: {
      ...{ type: 'online+studio', amount: 4900, payment_completed: true },
      ...{ date: moment.read, last_payment_date: moment.read, coupon: { value: 49, expiry: 2 } },
    },
    sign_doc: [
      { type: 'online+studio', signature: 'firma.pdf', accepted: true, accepted_at: moment.read, is_invalid: false },
    ],
  });
});

test('the coupon in use and the moment of registration stand in the user (PDATA-10, PDATA-13)', () => {
  const user = read({
    registration_timestamp: moment.stored,
    manager_configuration: { corsi: { applied_coupon: 17 } },
  });
  expect(user).toMatchObject({
    registration_timestamp: moment.read,
    manager_configuration: { corsi: { applied_coupon: '17' } },
  });
});

test('a coupon has name, kind, value, count, end and owner (PDATA-14)', () => {
  const stored = { id: 7, name: 'ESTATE', type: 'fixed', value: '12,50', count: '3', active: '1' };
  expect(legacyCoupon.parse({ ...stored, expiration: '23/11/2026', owner: 'pt-prova' })).toEqual({
    ...{ id: '7', name: 'ESTATE', type: 'fixed', value: 1250, count: 3, active: true },
    ...{ expiration: '2026-11-23', owner: 'pt-prova' },
  });
});

test('a review says whose it is, after how many sessions, and when (PDATA-15)', () => {
  const review = { owner: 'pt-giulia', created_at: moment.stored, count: '8', rating: '5', description: 'Grazie.' };
  const { public_configuration } = read({ public_configuration: { type: 'dottore', rating: { '3': review } } });
  expect(public_configuration.rating).toMatchObject([
    { owner: 'pt-giulia', created_at: moment.read, count: 8, rating: 5, description: 'Grazie.' },
  ]);
});
