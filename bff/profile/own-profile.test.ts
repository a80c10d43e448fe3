import { expect, test } from 'vitest';
import { handleOwnProfile } from '#bff/profile/own-profile';
import { type OwnProfile, ownProfile } from '#contracts/profile/profile.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const setUp = () => createTestPlatform({ scenario: 'personas-only' });

async function readProfile(platform: TestPlatform, as: PersonaName = 'rinaldi') {
  const { body } = await platform.runAs(as, ownProfile, handleOwnProfile, {});
  return (body as { readonly value: OwnProfile }).value;
}

function change(platform: TestPlatform, fields: object) {
  const row = platform.db.users.get('pt-rinaldi');
  if (!row) throw new Error('Rinaldi is not there.');
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, ...fields } } as typeof row);
}

test('shows all that a professional has, and what is fixed of it (PROF-08, PROF-12, PROF-25, PROF-31)', async () => {
  const profile = await readProfile(setUp());
  expect(profile).toMatchObject({
    email: 'andrea.rinaldi@example.it',
    role: 'psychotherapist',
    pictureUrl: '/files/media/ritratto-pt-rinaldi.png',
    registerDate: '2005-03-18',
    plan: 'online+studio',
    contractSigned: true,
    fixedPrices: ['singlePrice', 'couplePrice', 'familyPrice'],
    identityDocuments: ['documento-pt-rinaldi.pdf'],
    values: {
      firstName: 'Andrea',
      birthDate: '1978-05-22',
      singlePrice: 7_000,
      school: 'Scuola Lombarda di Psicoterapia Cognitiva',
      region: 'Lombardia',
      newsletter: false,
    },
  });
  expect(profile.values.studioAddresses).toEqual([
    {
      written: 'Via Lazzaro Spallanzani 16, 20129 Milano MI, Italia',
      chosen: {
        id: 'studio-pt-rinaldi',
        formattedAddress: 'Via Lazzaro Spallanzani 16, 20129 Milano MI, Italia',
        coordinates: { latitude: 45.4759, longitude: 9.2069 },
      },
    },
  ]);
});

test('an address without a position is shown, and has to be chosen again to be changed', async () => {
  const { values } = await readProfile(setUp());
  expect(values.residence).toEqual({ written: 'Via Cesare Correnti 14, 20123 Milano MI, Italia', chosen: null });
});

test('before plan and contract nothing is locked, and what is missing is empty', async () => {
  const profile = await readProfile(setUp(), 'bassani');
  expect(profile).toMatchObject({ plan: null, contractSigned: false, pictureUrl: null, fixedPrices: ['singlePrice'] });
  expect(profile.values).toMatchObject({ biography: '', couplePrice: null, studioAddresses: [], school: '' });
});

test('an entry keeps its id wherever it stands, and a changed one has another (PROF-54)', async () => {
  const platform = setUp();
  const [first, second] = (await readProfile(platform)).studies;
  const rows = [
    { education: 'Master', institute: 'Bologna', passed_year: 2011, filesList: [] },
    { education: second?.title, institute: second?.institute, passed_year: second?.year, filesList: [] },
    { education: first?.title, institute: first?.institute, passed_year: '1999', filesList: [] },
  ];
  change(platform, { qualifications: rows });
  const [, kept, changed] = (await readProfile(platform)).studies;
  expect(kept?.id).toBe(second?.id);
  expect(changed?.id).not.toBe(first?.id);
});

test('two equal entries have two ids', async () => {
  const platform = setUp();
  const row = { education: 'Master', institute: 'Bologna', passed_year: 2011, filesList: [] };
  change(platform, { qualifications: [row, row] });
  const { studies } = await readProfile(platform);
  expect(new Set(studies.map(({ id }) => id)).size).toBe(2);
});
