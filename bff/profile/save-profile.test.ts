import { expect, test } from 'vitest';
import { handleOwnProfile } from '#bff/profile/own-profile';
import { handleSaveProfile } from '#bff/profile/save-profile';
import { civilDate } from '#contracts/kernel/civil-date';
import { type OwnProfile, ownProfile, type ProfileChanges, saveProfile } from '#contracts/profile/profile.api';
import type { ProfileField } from '#contracts/profile/profile-fields';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

const setUp = () => createTestPlatform({ scenario: 'personas-only' });

/** Saves these changes, each on what the profile said a moment ago unless other revisions are given. */
async function save(
  platform: TestPlatform,
  changes: ProfileChanges,
  { as = 'rinaldi', read }: { readonly as?: PersonaName; readonly read?: OwnProfile } = {},
) {
  const { revisions: all } = read ?? (await readProfile(platform, as));
  const revisions = all.filter(({ field }) => field in changes);
  return platform.runAs(as, saveProfile, handleSaveProfile, { changes, revisions });
}

async function readProfile(platform: TestPlatform, as: PersonaName = 'rinaldi') {
  const { body } = await platform.runAs(as, ownProfile, handleOwnProfile, {});
  return (body as { readonly value: OwnProfile }).value;
}

function rowOf({ db }: TestPlatform, token = 'pt-rinaldi') {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row;
}

type Row = ReturnType<typeof rowOf>;

/** Puts other values into the public part of a user. */
function change(platform: TestPlatform, fields: object, token = 'pt-rinaldi') {
  const row = rowOf(platform, token);
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...fields } } as Row);
}

const studio = {
  id: 'luogo-milano-via-garibaldi',
  formattedAddress: 'Via Giuseppe Garibaldi 12, 20121 Milano MI, Italia',
  coordinates: { latitude: 45.4721, longitude: 9.1846 },
};

const workplace = { ...studio, id: 'luogo-bologna', formattedAddress: 'Via Larga 1, 40121 Bologna BO, Italia' };

const storedStudio = {
  id: studio.id,
  formatted_address: studio.formattedAddress,
  coordinates: [45.4721, 9.1846],
  type: 'Point',
};

test('stores what was changed where the platform has it, and leaves all else as it was (LEGACY-13, AMB-14, PROF-60, PDATA-02)', async () => {
  const platform = setUp();
  const before = rowOf(platform);
  const answer = await save(platform, {
    firstName: 'Andrea Maria',
    birthDate: civilDate(1979, 1, 31),
    gender: 'altro',
    residence: studio,
    workplace,
    cardExpiry: civilDate(2033, 4, 1),
    phone: '+39 399 000 1122',
    studioAddresses: [studio],
    registerNumber: '03/99999',
    region: 'Piemonte',
    school: 'Altra scuola',
    specialisationDate: civilDate(2010, 1, 2),
    languages: ['Italiano', 'Tedesco'],
    biography: 'Ricevo a Milano.',
    newsletter: true,
  });
  expect(answer).toEqual({ status: 200, body: { firstCompletion: false } });
  const after = rowOf(platform);
  expect(after).toEqual({
    ...before,
    public_configuration: {
      ...before.public_configuration,
      nome: 'Andrea Maria',
      dob: '1979-01-31',
      gender: 'altro',
      current_address: storedStudio,
      address: { ...storedStudio, id: workplace.id, formatted_address: workplace.formattedAddress },
      card_expiry: '2033-04-01',
      telefono: '+39 399 000 1122',
      studio_address: [storedStudio],
      register_defination: '03/99999',
      region: 'Piemonte',
      correct_name: 'Altra scuola',
      specialization_date: '2010-01-02',
      languages: ['Italiano', 'Tedesco'],
      biografia: 'Ricevo a Milano.',
      isNewsLetter: true,
    },
  });
});

test('what the platform keeps in an address and in the prices travels through a save that touches them', async () => {
  const platform = setUp();
  const kept = { ...storedStudio, interno: '7' };
  change(platform, { studio_address: [kept], prices: { single_seat: '70', sconto: 'x' } });
  const other = { ...studio, id: 'luogo-altro', formattedAddress: 'Via Larga 1, 40121 Bologna BO' };
  expect(await save(platform, { studioAddresses: [other, studio], couplePrice: 9_550 })).toMatchObject({ status: 200 });
  const { studio_address, prices } = rowOf(platform).public_configuration;
  expect(studio_address).toEqual([{ ...storedStudio, id: other.id, formatted_address: other.formattedAddress }, kept]);
  expect(prices).toEqual({ single_seat: '70', sconto: 'x', couple_session: 95.5 });
});

test('a fourth studio is refused, and none at all is accepted (PROF-27, PROF-57)', async () => {
  const platform = setUp();
  const before = rowOf(platform);
  expect(await save(platform, { studioAddresses: [studio, studio, studio, studio] })).toMatchObject({ status: 400 });
  expect(rowOf(platform)).toEqual(before);
  expect(await save(platform, { studioAddresses: [] })).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration.studio_address).toEqual([]);
});

const administrations = {
  autorizzazioni: 'accettato',
  privilege: true,
  current_plan: { type: 'online+studio', payment_completed: true },
  sign_doc: [{ type: 'online', accepted: true }],
  rating: [],
  wallet: 1000,
  contract: 'firmato',
  picture: 'altra.png',
  email: 'altro@example.it',
  type: 'paziente',
  role: 'psychotherapist',
  contractSigned: false,
  fixedPrices: [],
  studies: [],
  identity_documents: ['documento-pt-serafini.pdf'],
};

test.each(Object.entries(administrations))(
  '%s is no input of a save: it is refused whole, and the record is unchanged',
  async (field, value) => {
    const platform = setUp();
    const before = rowOf(platform);
    const changes = { biography: 'Ricevo a Milano.', [field]: value } as ProfileChanges;
    const inChanges = await platform.runAs('rinaldi', saveProfile, handleSaveProfile, { changes, revisions: [] });
    const beside = { changes: { biography: 'Ricevo a Milano.' }, revisions: [], [field]: value };
    const besides = await platform.runAs('rinaldi', saveProfile, handleSaveProfile, beside);
    expect([inChanges.status, besides.status]).toEqual([400, 400]);
    expect(rowOf(platform)).toEqual(before);
  },
);

test.each([null, 'giulia'] as const)(
  'a caller who is %s, and no professional, saves and reads nothing (PERM-10)',
  async (as) => {
    const platform = setUp();
    const before = [rowOf(platform), rowOf(platform, 'pt-giulia')];
    const input = { changes: { biography: 'Altro.' }, revisions: [] };
    const status = as === null ? 401 : 403;
    expect(await platform.runAs(as, saveProfile, handleSaveProfile, input)).toMatchObject({ status });
    expect(await platform.runAs(as, ownProfile, handleOwnProfile, {})).toMatchObject({ status });
    expect([rowOf(platform), rowOf(platform, 'pt-giulia')]).toEqual(before);
  },
);

test('a price that stands is not changed, sent as it stands it is no change, and an empty one is filled once (PROF-47, AMB-34, ONB-04)', async () => {
  const platform = setUp();
  change(platform, { prices: { single_seat: '70', couple_session: '' } });
  const before = rowOf(platform);
  expect(await save(platform, { singlePrice: 9_000, couplePrice: 9_000 })).toMatchObject({
    status: 422,
    body: { code: 'price_fixed', details: { fields: ['singlePrice'] } },
  });
  expect(rowOf(platform)).toEqual(before);
  expect(await save(platform, { singlePrice: 7_000, couplePrice: 9_000 })).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration.prices).toMatchObject({ couple_session: 90 });
  expect(await save(platform, { couplePrice: 9_100 })).toMatchObject({ body: { code: 'price_fixed' } });
});

test.each([
  { singlePrice: 1_250, single_seat: 12.5 },
  { singlePrice: 25_000, single_seat: 250 },
])('a price outside the range of the registration is taken: %j (CONST-02)', async ({ singlePrice, single_seat }) => {
  const platform = setUp();
  change(platform, { prices: {} });
  expect(await save(platform, { singlePrice })).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration.prices).toEqual({ single_seat });
});

test.each([0, -100, 70.5, 10_000_000, '7000', null])('%j is no price (AMB-01)', async (singlePrice) => {
  const platform = setUp();
  change(platform, { prices: {} });
  expect(await save(platform, { singlePrice } as ProfileChanges)).toMatchObject({ status: 400 });
});

test.each(['specialisations', 'interventionAreas'] as const)(
  'once the contract is signed %s stay as they are, also beside other changes (PROF-38, PROF-39)',
  async (list) => {
    const platform = setUp();
    const before = rowOf(platform);
    const { values } = await readProfile(platform);
    const fewer = values[list].slice(1);
    expect(await save(platform, { biography: 'Altro.', [list]: fewer })).toMatchObject({
      status: 422,
      body: { code: 'contract_signed' },
    });
    expect(rowOf(platform)).toEqual(before);
    expect(await save(platform, { biography: 'Altro.', [list]: values[list] })).toMatchObject({ status: 200 });
  },
);

/** Rinaldi before the signature. */
function unsigned(platform: TestPlatform) {
  const row = rowOf(platform);
  platform.db.users.put({
    ...row,
    public_configuration: { ...row.public_configuration, sign_doc: [] },
    manager_configuration: { ...row.manager_configuration, sign_doc: [] },
  });
  return platform;
}

test('before the signature specialisations and areas change, among what is offered or stood there before (PROF-41)', async () => {
  const platform = unsigned(setUp());
  change(platform, { intervations: ['Ansia', 'Un’area di una volta'] });
  const areas = ['Un’area di una volta', 'Lutto'];
  expect(await save(platform, { interventionAreas: areas, specialisations: ['EMDR'] })).toMatchObject({ status: 200 });
  const { intervations, specialization } = rowOf(platform).public_configuration;
  expect([intervations, specialization]).toEqual([areas, ['EMDR']]);
  for (const changes of [{ interventionAreas: ['Magia'] }, { specialisations: ['Magia'] }, { languages: ['Elfico'] }]) {
    expect(await save(platform, changes)).toMatchObject({ status: 422, body: { code: 'not_offered' } });
  }
});

test('a list names each choice once', async () => {
  const twice = { languages: ['Italiano', 'Italiano'] };
  expect(await save(setUp(), twice)).toMatchObject({ status: 400 });
});

test.each([{ school: 'Una scuola' }, { specialisationDate: civilDate(2020, 1, 1) }, { specialisations: ['EMDR'] }])(
  'a psychologist stores none of a psychotherapist’s data: %j (PROF-37, PERM-02)',
  async (changes) => {
    const platform = setUp();
    change(platform, { sign_doc: [] }, 'pt-bassani');
    expect(await save(platform, changes, { as: 'bassani' })).toMatchObject({
      status: 422,
      body: { code: 'psychotherapists_only' },
    });
  },
);

test('a birth date under eighteen years is refused, the eighteenth birthday is not (PROF-13, PROF-14)', async () => {
  const platform = createTestPlatform({ scenario: 'personas-only', now: testNow });
  const today = new Date(testNow);
  const day = civilDate(today.getUTCFullYear() - 18, today.getUTCMonth() + 1, today.getUTCDate());
  const nextDay = civilDate(today.getUTCFullYear() - 18, today.getUTCMonth() + 1, today.getUTCDate() + 1);
  expect(await save(platform, { birthDate: nextDay })).toMatchObject({ status: 422, body: { code: 'under_age' } });
  expect(await save(platform, { birthDate: day })).toMatchObject({ status: 200 });
});

test('a specialisation is not still to come, and no date lies before 1900', async () => {
  const platform = setUp();
  const inCourse = { specialisationDate: civilDate(2026, 11, 24) };
  expect(await save(platform, inCourse)).toMatchObject({ status: 422, body: { code: 'date_to_come' } });
  expect(await save(platform, { specialisationDate: civilDate(2026, 11, 23) })).toMatchObject({ status: 200 });
  for (const field of ['birthDate', 'specialisationDate', 'cardExpiry', 'taxCodeExpiry'] as const) {
    const slip = await save(platform, { [field]: civilDate(1899, 12, 31) });
    expect(slip).toMatchObject({ status: 400, body: { fields: { [`changes.${field}`]: expect.any(String) } } });
  }
});

test('a document that has expired is saved: it is only doubted', async () => {
  expect(await save(setUp(), { cardExpiry: civilDate(2020, 1, 1) })).toMatchObject({ status: 200 });
});

test('dates that the platform holds by other rules are shown, and stand in the way of no other change', async () => {
  const platform = setUp();
  const odd = { dob: '1000-01-01', card_expiry: '1000-01-01', specialization_date: '2999-01-01' };
  change(platform, odd);
  const { birthDate, cardExpiry, specialisationDate } = (await readProfile(platform)).values;
  expect([birthDate, cardExpiry, specialisationDate]).toEqual(Object.values(odd));
  expect(await save(platform, { newsletter: true })).toMatchObject({ status: 200 });
  // Sent as it stands it is no change.
  expect(await save(platform, { specialisationDate: civilDate(2999, 1, 1) })).toMatchObject({ status: 200 });
  expect(rowOf(platform).public_configuration).toMatchObject(odd);
});

test('a consent is given and never withdrawn, with its moment on record; the newsletter goes both ways (PROF-56, AMB-07)', async () => {
  const platform = setUp();
  change(platform, { isPrivacy: '', isNewsLetter: true });
  expect(await save(platform, { privacy: true, newsletter: false })).toMatchObject({ status: 200 });
  const { public_configuration, configuration } = rowOf(platform);
  expect(public_configuration).toMatchObject({ isPrivacy: true, isNewsLetter: false });
  expect(configuration['ascolto']).toMatchObject({
    consents: { given: [{ consent: 'privacy', at: testNow / 1000 }] },
  });
  for (const consent of ['terms', 'privacy', 'personalData', 'serviceFee']) {
    expect(await save(platform, { [consent]: false } as ProfileChanges)).toMatchObject({ status: 400 });
  }
  expect(rowOf(platform).public_configuration).toMatchObject({ isTerms: true, isPrivacy: true });
});

test.each([
  ['nome', '', 'firstName'],
  ['cognome', '', 'lastName'],
  ['dob', '', 'birthDate'],
  ['gender', '', 'gender'],
  ['telefono', '', 'phone'],
  ['region', '', 'region'],
  ['register_defination', '', 'registerNumber'],
  ['prices', { single_seat: 0 }, 'prices'],
  ['biografia', ' ', 'biography'],
  ['current_address', {}, 'residence'],
] as const)('without %s nothing is saved, whatever else is (PROF-58, PROF-59)', async (field, value, part) => {
  const platform = setUp();
  change(platform, { [field]: value });
  const before = rowOf(platform);
  expect(await save(platform, { newsletter: true })).toMatchObject({
    status: 422,
    body: { code: 'required_missing', details: { parts: [part] } },
  });
  expect(rowOf(platform)).toEqual(before);
});

test('without a photo nothing is saved (PROF-58)', async () => {
  const platform = setUp();
  expect(await save(platform, { biography: 'Eccomi.', residence: studio }, { as: 'bassani' })).toMatchObject({
    status: 422,
    body: { details: { parts: ['picture'] } },
  });
});

const emptied: readonly ProfileField[] = ['firstName', 'lastName', 'phone', 'registerNumber', 'biography', 'school'];

test.each(emptied)('%s cannot be emptied', async (field) => {
  const platform = setUp();
  expect(await save(platform, { [field]: ' \u200b ' } as ProfileChanges)).toMatchObject({
    status: 400,
    body: { fields: { [`changes.${field}`]: expect.any(String) } },
  });
});
