import { expect, test } from 'vitest';
import { handleGiveInformedConsent } from '#bff/informed-consent/give-informed-consent';
import { handleOwnInformedConsent } from '#bff/informed-consent/own-informed-consent';
import { giveInformedConsent, ownInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { beforeFirstSession, details, rowOf } from '#mocks/informed-consent/before-first-session';
import type { PersonaName } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';

const withRinaldi = { therapist: 'pt-rinaldi' };

function ask(platform: TestPlatform, input: object = withRinaldi, as: PersonaName | null = 'marco') {
  return platform.runAs(as, ownInformedConsent, handleOwnInformedConsent, input);
}

/** Marco with other fields in his profile. */
function changeMarco(platform: TestPlatform, fields: object): void {
  const { public_configuration } = rowOf(platform, 'pt-marco');
  platform.db.users.change('pt-marco', { public_configuration: { ...public_configuration, ...fields } });
}

test('before the first session no consent is there, and the form begins with what the profile knows (CONSENT-02, CONSENT-23)', async () => {
  const { platform } = beforeFirstSession();
  expect(await ask(platform)).toEqual({
    status: 200,
    body: {
      therapistName: 'Andrea Rinaldi',
      given: null,
      birthPlace: {
        id: 'luogo-milano',
        formattedAddress: 'Milano MI, Italia',
        coordinates: { latitude: 45.4642, longitude: 9.19 },
      },
      residence: {
        id: 'casa-pt-marco',
        formattedAddress: 'Via Padova 118, 20131 Milano MI, Italia',
        coordinates: { latitude: 45.4969, longitude: 9.2296 },
      },
      postalCode: '20131',
    },
  });
});

test('once given, it is told with its moment, and the form begins with what was given (CONSENT-02, CONSENT-23)', async () => {
  const { platform } = beforeFirstSession();
  await platform.runAs('marco', giveInformedConsent, handleGiveInformedConsent, { ...details, accepted: true });
  const { therapist: _asked, ...kept } = details;
  expect(await ask(platform)).toMatchObject({
    status: 200,
    body: { given: { at: '2026-11-23T09:00:00.000Z', hasDocument: true }, ...kept },
  });
});

test.each([
  { what: 'is there not', place: undefined },
  { what: 'is an empty object', place: {} },
  { what: 'has no position', place: { id: 'a', formatted_address: 'Como CO', coordinates: [] } },
  { what: 'has no reference', place: { formatted_address: 'Como CO', coordinates: [45.8, 9.1] } },
  { what: 'has no written form', place: { id: 'a', formatted_address: '', coordinates: [45.8, 9.1] } },
  { what: 'holds signs of markup', place: { id: 'a', formatted_address: '<b>Como', coordinates: [45.8, 9.1] } },
  { what: 'lies off the earth', place: { id: 'a', formatted_address: 'Como CO', coordinates: [910_001, 9.1] } },
])('a place that $what is left for the patient to choose (CONSENT-12, CONSENT-23)', async ({ place }) => {
  const { platform } = beforeFirstSession();
  changeMarco(platform, { birth_address: place, cap: undefined });
  expect(await ask(platform)).toMatchObject({ status: 200, body: { birthPlace: null, postalCode: '' } });
});

test('a residence the profile lacks is the address given at registration (CONSENT-23)', async () => {
  const { platform } = beforeFirstSession();
  changeMarco(platform, { current_address: undefined });
  expect(await ask(platform)).toMatchObject({
    body: { residence: { formattedAddress: 'Via Padova 118, 20131 Milano MI, Italia' } },
  });
  changeMarco(platform, { current_address: undefined, indirizzo: { formatted_address: 'Via Padova 118' } });
  expect(await ask(platform)).toMatchObject({ body: { residence: null } });
});

test('a consent without moment or file is a consent all the same (CONSENT-02)', async () => {
  const { platform } = beforeFirstSession();
  changeMarco(platform, { consenso_informato: [{ user_pt: 'pt-rinaldi' }] });
  expect(await ask(platform)).toMatchObject({ status: 200, body: { given: { at: null, hasDocument: false } } });
});

test('a consent for somebody else is none for this therapist (CONSENT-02)', async () => {
  const { platform } = beforeFirstSession();
  changeMarco(platform, { consenso_informato: [{ user_pt: 'pt-serafini', file: '', created_at: 1 }] });
  expect(await ask(platform)).toMatchObject({ status: 200, body: { given: null } });
});

test('a consent keeps its therapist within reach also when no session is left (CONSENT-02)', async () => {
  const { platform } = beforeFirstSession();
  for (const { public_token } of platform.db.events.list()) platform.db.events.remove(public_token);
  expect(await ask(platform, withRinaldi, 'giulia')).toMatchObject({ status: 200, body: { given: {} } });
  expect(await ask(platform)).toMatchObject({ status: 404 });
});

test('a therapist the platform no longer tells of has no name, and the form opens all the same', async () => {
  const { platform } = beforeFirstSession();
  platform.db.users.remove('pt-rinaldi');
  expect(await ask(platform)).toMatchObject({ status: 200, body: { therapistName: 'Terapeuta' } });
});

test.each(['pt-serafini', 'pt-giulia', 'pt-nobody', 'pt-amministrazione'])(
  'nothing is told of %s, with whom the patient has no session',
  async (therapist) => {
    const { platform, received } = beforeFirstSession();
    expect(await ask(platform, { therapist })).toEqual({
      status: 404,
      body: { code: 'not_found', requestId: expect.any(String) },
    });
    expect(received).not.toContain('listUsers');
  },
);

test('only patients ask, only signed in, and only for a therapist', async () => {
  const { platform, received } = beforeFirstSession();
  expect(await ask(platform, withRinaldi, null)).toMatchObject({ status: 401 });
  expect(await ask(platform, withRinaldi, 'rinaldi')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await ask(platform, { ...withRinaldi, patient: 'pt-giulia' })).toMatchObject({ status: 400 });
  expect(received).toEqual([]);
});
