import { expect, test } from 'vitest';
import { detailFrom, directoryEntryFrom } from '#bff/therapists/therapists-mapping';
import { instantFromIso } from '#contracts/kernel/instant';
import { type LegacyUser, type LegacyUserOnWire, listUsers } from '#contracts/users/users.legacy';

const mediaBase = 'https://platform.example/media';

/** A Premium therapist as PHP sends her: numbers as text, lists as objects, empty objects as `[]`. */
const dirty = {
  public_token: 'pt-neri',
  private_token: 'secret-neri',
  email: 'neri@example.it',
  username: 'neri@example.it',
  picture: `${mediaBase}/neri.jpg`,
  registration_timestamp: '1700000000',
  configuration: [],
  manager_configuration: {
    autorizzazioni: 'accettato',
    wallet: '12.50',
    current_plan: { type: 'online+studio', payment_completed: '1', date: '1762765200', coupon: [] },
    sign_doc: { '0': { type: 'online+studio', accepted: 'true', signature: 'contract-neri' } },
  },
  public_configuration: {
    type: 'dottore',
    role: '',
    nome: ' Anna ',
    cognome: 'Neri',
    telefono: '+39 06 5551234',
    biografia: 'Lavoro con gli adulti.',
    languages: ['Italiano', 'Inglese'],
    intervations: { '1': 'Ansia', '2': 'Lutto', '3': 'Stress', '5': 'Coppia', '6': 'Lavoro', '8': 'Sonno' },
    specialization: null,
    prices: { single_seat: '49.899999999999999', couple_session: 0, family_session: '' },
    qualifications: [
      { passed_year: 2004, education: 'Laurea in Psicologia', institute: 'Padova' },
      { passed_year: '', education: '', institute: '' },
      { passed_year: '2010', education: 'Specializzazione', institute: 'Roma' },
      { education: 'Corso breve' },
    ],
    work_experience: [
      { start_date: '01/09/2008', end_date: '30/06/2012', description: 'Consultorio' },
      { start_date: '2012-07-01', end_date: '', ongoing: '1', description: 'Studio privato' },
      { start_date: 'boh', description: 'Data illeggibile' },
    ],
    studio_address: { '0': { id: 'ref', formatted_address: 'Via Roma 1, Milano', coordinates: ['45.4', '9.1'] } },
    register_defination: 12345,
    region: 'Lombardia',
    rating: [
      { owner: 'pt-maria', rating: '4', count: '3', description: 'Mi ha aiutata.', created_at: '1760000000' },
      { owner: 'pt-gone', rating: 5, count: '', created_at: 1770000000000 },
      { owner: 'pt-odd', rating: '9', created_at: 1 },
      { owner: 'pt-half', rating: '3.5' },
    ],
    of_another_program: 'unknown to us',
  },
} satisfies LegacyUserOnWire & Record<string, unknown>;

const reader = { isPatient: false, reviewers: new Map<string, LegacyUser>(), chat: null, isFavourite: false };

test('a dirty answer becomes a clean card of what a card shows, and no more (SEARCH-78, SEARCH-79, SEARCH-81, LEG-87)', () => {
  expect(entry().card).toEqual({
    token: 'pt-neri',
    name: 'Anna Neri',
    role: 'psychologist',
    pictureUrl: '/files/media/neri.jpg',
    areas: ['Ansia', 'Lutto', 'Stress', 'Coppia', 'Lavoro'],
    areasCount: 6,
    lowestPriceCents: 4990,
    rating: { average: 4.5, count: 2 },
    languages: ['Italiano', 'Inglese'],
    premium: true,
    register: { number: '12345', region: 'Lombardia' },
    requestsPaused: false,
  });
});

test('studies and work come newest first, undated ones last, without empty rows (THER-32, THER-34, THER-35, LEG-87)', () => {
  const { education, work } = detailFrom(entry(), reader);
  expect(education).toEqual([
    { year: '2010', title: 'Specializzazione', institute: 'Roma' },
    { year: '2004', title: 'Laurea in Psicologia', institute: 'Padova' },
    { year: null, title: 'Corso breve', institute: '' },
  ]);
  expect(work).toEqual([
    { start: '2012-07-01', end: null, ongoing: true, description: 'Studio privato' },
    { start: '2008-09-01', end: '2012-06-30', ongoing: false, description: 'Consultorio' },
    { start: null, end: null, ongoing: false, description: 'Data illeggibile' },
  ]);
});

test('reviews come newest first, by first name and initial, impossible ratings left out (THER-36, REV-08, LEG-90)', () => {
  const maria = userFrom({
    public_token: 'pt-maria',
    public_configuration: { type: 'paziente', nome: 'Maria', cognome: 'Rossi' },
  });
  const { reviews } = detailFrom(entry(), { ...reader, reviewers: new Map([['pt-maria', maria]]) });
  expect(reviews).toEqual([
    { reviewer: 'Paziente', writtenAt: '2026-02-02T02:40:00.000Z', sessions: null, rating: 5, text: null },
    { reviewer: 'Maria R.', writtenAt: '2025-10-09T08:53:20.000Z', sessions: 3, rating: 4, text: 'Mi ha aiutata.' },
  ]);
});

test('a price that is not set is told as none (THER-21, SEARCH-82)', () => {
  const { prices, lowestPriceCents } = detailFrom(entry(), reader);
  expect(prices).toEqual({ singleCents: 4990, coupleCents: null, familyCents: null });
  expect(lowestPriceCents).toBe(4990);
});

test('a price that cannot be read is told as none, and is no reason to be found for less (THER-21, SEARCH-82)', () => {
  const prices = { single_seat: 'da concordare', couple_session: '80,00', family_session: '95,000' };
  const { profile, card } = entry({ ...dirty, public_configuration: { ...dirty.public_configuration, prices } });
  expect(profile.prices).toEqual({ singleCents: null, coupleCents: 8000, familyCents: null });
  expect(card.lowestPriceCents).toBe(8000);
});

test.each([
  { kept: '1760000000', isPaused: true },
  { kept: null, isPaused: false },
  { kept: '', isPaused: false },
  { kept: 'da ieri', isPaused: false },
  { kept: '[]', isPaused: false },
])('a pause of new requests that reads $kept is told on card, page and search: $isPaused', ({ kept, isPaused }) => {
  const configuration = { ascolto: { requests_paused_at: kept as string } };
  const { card, profile, facts } = entry({ ...dirty, configuration });
  expect([card, profile, facts].map(({ requestsPaused }) => requestsPaused)).toEqual(Array(3).fill(isPaused));
});

test('shows the studio of a Premium therapist to patients only (GUARD-68, PROF-26, THER-25)', () => {
  const studio = { phone: '+39 06 5551234', email: 'neri@example.it', addresses: ['Via Roma 1, Milano'] };
  expect(detailFrom(entry(), { ...reader, isPatient: true }).studio).toEqual(studio);
  expect(detailFrom(entry(), { ...reader, isPatient: false }).studio).toBeNull();
});

test('drops contacts and studio of a Basic therapist (GUARD-68, PROF-26)', () => {
  const basic = entry({
    ...dirty,
    manager_configuration: { ...dirty.manager_configuration, current_plan: { type: 'online', payment_completed: '1' } },
  });
  expect(detailFrom(basic, { ...reader, isPatient: true }).studio).toBeNull();
  const kept = JSON.stringify(basic);
  for (const secret of ['5551234', 'neri@example.it', 'Via Roma']) expect(kept).not.toContain(secret);
});

test('nothing of the user travels that the directory does not name (GUARD-69)', () => {
  const kept = JSON.stringify(entry());
  for (const secret of ['secret-neri', 'contract-neri', 'unknown to us', '12.5', 'wallet']) {
    expect(kept).not.toContain(secret);
  }
});

test('a picture that stands elsewhere is not shown, and a token that cannot travel leaves its user out', () => {
  expect(entry({ ...dirty, picture: 'https://elsewhere.example/neri.jpg' }).card.pictureUrl).toBeNull();
  expect(directoryEntryFrom(userFrom({ ...dirty, public_token: 'pt neri/..' }), mediaBase)).toBeUndefined();
});

test('the end of the plan travels along, so that it is seen while the directory is kept (SEARCH-66)', () => {
  const expiry = entry().planExpiry;
  expect(expiry).toBe(instantFromIso('2025-12-10T09:00:00.000Z'));
});

test('an empty list of users may come as an empty array or not at all', () => {
  expect(listUsers.answer.parse([]).users).toEqual([]);
  expect(listUsers.answer.parse({ users: null }).users).toEqual([]);
});

function userFrom(onWire: LegacyUserOnWire): LegacyUser {
  const [user] = listUsers.answer.parse({ users: [onWire] }).users;
  if (!user) throw new Error('The sample does not decode.');
  return user;
}

function entry(onWire: LegacyUserOnWire = dirty) {
  const mapped = directoryEntryFrom(userFrom(onWire), mediaBase);
  if (!mapped) throw new Error('The sample has a token that cannot travel.');
  return mapped;
}
