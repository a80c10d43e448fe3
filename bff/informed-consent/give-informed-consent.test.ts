import { expect, test } from 'vitest';
import { handleGiveInformedConsent } from '#bff/informed-consent/give-informed-consent';
import { runOperation } from '#bff/run-operation';
import { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { isoFromInstant, secondsFromInstant } from '#contracts/kernel/instant';
import {
  beforeFirstSession,
  consentsIn,
  details,
  rowOf,
  timesWritten,
} from '#mocks/informed-consent/before-first-session';
import type { PersonaName } from '#mocks/personas';
import { type TestPlatform, testNow } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const input = { ...details, accepted: true };
const given = { status: 200, body: { at: isoFromInstant(testNow), hasDocument: true } };
const nothing = { updateUser: 0, informedConsent: 0, alert: 0 };
const each = { updateUser: 1, informedConsent: 1, alert: 1 };

function give(platform: TestPlatform, asked: object = input, as: PersonaName | null = 'marco') {
  return platform.runAs(as, giveInformedConsent, handleGiveInformedConsent, asked);
}

test('the platform signs, and patient and therapist both have the consent (CONSENT-03, LEG-19)', async () => {
  const { platform, received } = beforeFirstSession();
  const ofOthers = consentsIn(platform, 'pt-rinaldi');
  expect(await give(platform)).toEqual(given);
  const entry = { file: expect.stringContaining('/assets/documents/'), created_at: secondsFromInstant(testNow) };
  expect(consentsIn(platform, 'pt-marco')).toEqual([{ ...entry, user_pt: 'pt-rinaldi' }]);
  expect(consentsIn(platform, 'pt-rinaldi')).toEqual([...ofOthers, { ...entry, user_pt: 'pt-marco' }]);
  expect(timesWritten(received)).toEqual(each);
});

test('the platform is asked at its own spelling, with the places as they are written (LEG-14, LEG-15, C-42)', async () => {
  const { platform } = beforeFirstSession();
  const { context, sentTo } = observeCalls(platform, 'marco');
  await runOperation(giveInformedConsent, handleGiveInformedConsent, context, input);
  const body = {
    private_token: 'secret-marco',
    user_pt: 'pt-rinaldi',
    birth_place: 'Como CO, Italia',
    current_place: 'Via Padova 120, 20132 Milano MI, Italia',
    cap: '20132',
    download_only: false,
  };
  expect(sentTo('informedConsent')).toEqual([
    { call: 'informedConsent', base: 'php', method: 'POST', path: '/custom.php/conseso-informato', body },
  ]);
});

test('the document is made of the places as they are written, the postal code and who signs for whom (C-42)', async () => {
  const { platform } = beforeFirstSession();
  await give(platform);
  expect(platform.db.consentDocuments.list(({ patient }) => patient === 'pt-marco')).toEqual([
    {
      name: expect.stringMatching(/\.pdf$/),
      patient: 'pt-marco',
      therapist: 'pt-rinaldi',
      birth_place: 'Como CO, Italia',
      current_place: 'Via Padova 120, 20132 Milano MI, Italia',
      cap: '20132',
      signed: true,
      created_timestamp: secondsFromInstant(testNow),
    },
  ]);
});

test('the profile is saved before the platform signs, and nothing else of it changes (CONSENT-16, LEG-16)', async () => {
  const { platform, received } = beforeFirstSession();
  const before = rowOf(platform, 'pt-marco').public_configuration;
  await give(platform);
  expect(received.indexOf('updateUser')).toBeLessThan(received.indexOf('informedConsent'));
  expect(rowOf(platform, 'pt-marco').public_configuration).toEqual({
    ...before,
    birth_address: {
      id: 'luogo-como',
      formatted_address: 'Como CO, Italia',
      coordinates: [45.8081, 9.0852],
      type: 'Point',
    },
    current_address: {
      id: 'luogo-milano-via-padova-120',
      formatted_address: 'Via Padova 120, 20132 Milano MI, Italia',
      coordinates: [45.4971, 9.2301],
      type: 'Point',
    },
    cap: '20132',
    consenso_informato: expect.any(Array),
  });
});

test('the therapist is told once that it was signed (CONSENT-19, CONSENT-20)', async () => {
  const { platform } = beforeFirstSession();
  await give(platform);
  await give(platform);
  const alertsOf = (token: string) =>
    (rowOf(platform, token).public_configuration['alerts'] as { title: string; seen: unknown }[]).filter(
      ({ title, seen }) => title === 'Firma consenso' && seen === '0',
    );
  expect(alertsOf('pt-rinaldi')).toMatchObject([
    { title: 'Firma consenso', message: 'Marco Ferri ha firmato il consenso informato.', file: [], seen: '0' },
  ]);
  expect(alertsOf('pt-marco')).toEqual([]);
});

test('a consent already given counts as success, and nothing is written again (CONSENT-02, C-43)', async () => {
  const { platform, received } = beforeFirstSession();
  const before = rowOf(platform, 'pt-giulia');
  const [consent] = consentsIn(platform, 'pt-giulia');
  expect(await give(platform, input, 'giulia')).toEqual({
    status: 200,
    body: { at: new Date((consent?.created_at ?? 0) * 1000).toISOString(), hasDocument: true },
  });
  expect(timesWritten(received)).toEqual(nothing);
  expect(rowOf(platform, 'pt-giulia')).toEqual(before);
});

test('what stands in the therapist’s list alone is no consent (C-43)', async () => {
  const { platform } = beforeFirstSession();
  await give(platform);
  const { public_configuration } = rowOf(platform, 'pt-marco');
  platform.db.users.change('pt-marco', { public_configuration: { ...public_configuration, consenso_informato: [] } });
  platform.advance(60_000);
  expect(await give(platform)).toMatchObject({ status: 200, body: { at: '2026-11-23T09:01:00.000Z' } });
});

test('two presses at once sign once, and both are told so (CONSENT-19)', async () => {
  const { platform, received } = beforeFirstSession();
  expect(await Promise.all([give(platform), give(platform)])).toEqual([given, given]);
  expect(timesWritten(received)).toEqual(each);
});

test('a consent given elsewhere while the profile was saved is not signed again, nor told again (CONSENT-19)', async () => {
  const { platform, received } = beforeFirstSession({
    onCall({ name }) {
      if (name !== 'updateUser') return;
      const { public_configuration } = rowOf(platform, 'pt-marco');
      const consenso_informato = [{ user_pt: 'pt-rinaldi', file: '', created_at: secondsFromInstant(testNow) }];
      platform.db.users.change('pt-marco', { public_configuration: { ...public_configuration, consenso_informato } });
    },
  });
  expect(await give(platform)).toEqual({ status: 200, body: { ...given.body, hasDocument: false } });
  expect(timesWritten(received)).toEqual({ updateUser: 1, informedConsent: 0, alert: 0 });
});

test('a refusal of the platform is told as not signed: the profile is kept, nobody is told, a retry signs (LEG-19)', async () => {
  const { platform, received } = beforeFirstSession();
  const therapist = rowOf(platform, 'pt-rinaldi');
  // The platform signs for no therapist who is none.
  const public_configuration = { ...therapist.public_configuration, type: 'paziente' as const };
  platform.db.users.change('pt-rinaldi', { public_configuration });
  expect(await give(platform)).toMatchObject({ status: 409, body: { code: 'not_signed' } });
  expect(timesWritten(received)).toEqual({ updateUser: 1, informedConsent: 1, alert: 0 });
  expect(rowOf(platform, 'pt-marco').public_configuration['cap']).toBe('20132');
  expect(consentsIn(platform, 'pt-marco')).toEqual([]);
  platform.db.users.put(therapist);
  expect(await give(platform)).toEqual(given);
});

test.each(['status-500', 'connection-lost-before'] as const)(
  'with %s nothing was signed: the outcome is told as unknown, and a retry signs once (LEG-19)',
  async (fault) => {
    const { platform, received } = beforeFirstSession();
    platform.faults.set('informedConsent', [fault]);
    expect(await give(platform)).toMatchObject({
      status: 503,
      body: { code: 'legacy_unavailable', outcomeUnknown: true },
    });
    expect(timesWritten(received)).toEqual({ updateUser: 1, informedConsent: 1, alert: 0 });
    platform.faults.set('informedConsent', []);
    expect(await give(platform)).toEqual(given);
    expect(consentsIn(platform, 'pt-marco')).toHaveLength(1);
  },
);

test.each(['connection-lost-after', 'html-page', 'cut-short', 'empty-body'] as const)(
  'signed with the answer lost by %s: the patient’s list says so, and the therapist is told (CONSENT-19, C-43)',
  async (fault) => {
    const { platform, received } = beforeFirstSession();
    platform.faults.set('informedConsent', [fault]);
    expect(await give(platform)).toEqual(given);
    expect(timesWritten(received)).toEqual(each);
    expect(consentsIn(platform, 'pt-marco')).toHaveLength(1);
  },
);

test('a lost answer that cannot be settled either stays unknown, and a retry finds the consent (C-43)', async () => {
  const { platform, received } = beforeFirstSession({
    onCall: ({ name }) => name === 'informedConsent' && platform.faults.set('session', ['status-500']),
  });
  platform.faults.set('informedConsent', ['connection-lost-after']);
  expect(await give(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  platform.faults.load({});
  expect(await give(platform)).toEqual(given);
  expect(timesWritten(received).informedConsent).toBe(1);
});

test('signed with the list out of reach afterwards: it stays unknown, nobody is told, and a retry finds it (LEG-19)', async () => {
  const { platform, received } = beforeFirstSession({
    onCall: ({ name }) => name === 'informedConsent' && platform.faults.set('session', ['status-500']),
  });
  expect(await give(platform)).toMatchObject({ status: 502, body: { outcomeUnknown: true } });
  expect(timesWritten(received)).toEqual({ ...each, alert: 0 });
  platform.faults.load({});
  expect(await give(platform)).toEqual(given);
  expect(timesWritten(received).informedConsent).toBe(1);
});

test.each(['status-500', 'connection-lost-before'] as const)(
  'with %s at the profile nothing is signed (CONSENT-16, LEG-16)',
  async (fault) => {
    const { platform, received } = beforeFirstSession();
    platform.faults.set('updateUser', [fault]);
    expect(await give(platform)).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
    expect(timesWritten(received)).toEqual({ updateUser: 1, informedConsent: 0, alert: 0 });
    expect(consentsIn(platform, 'pt-marco')).toEqual([]);
  },
);

test('a profile saved with the answer lost is read again, and the platform signs (CONSENT-16)', async () => {
  const { platform, received } = beforeFirstSession();
  platform.faults.set('updateUser', ['connection-lost-after']);
  expect(await give(platform)).toEqual(given);
  expect(timesWritten(received)).toEqual(each);
});

test('a profile changed elsewhere at the same moment is told, and nothing is signed (CONSENT-16)', async () => {
  const { platform, received } = beforeFirstSession({
    onCall({ name }) {
      if (name !== 'updateUser') return;
      const { public_configuration } = rowOf(platform, 'pt-marco');
      platform.db.users.change('pt-marco', { public_configuration: { ...public_configuration, cap: '00100' } });
    },
  });
  expect(await give(platform)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
  expect(timesWritten(received).informedConsent).toBe(0);
});

test.each(['status-500', 'connection-lost-before', 'connection-lost-after', 'html-page'] as const)(
  'an alert that fails by %s is logged, sent once, and takes nothing from the consent (CONSENT-19)',
  async (fault) => {
    const { platform, received } = beforeFirstSession();
    platform.faults.set('alert', [fault]);
    expect(await give(platform)).toEqual(given);
    expect(timesWritten(received)).toEqual(each);
    expect(platform.logged.filter(({ event }) => event === 'alert_not_sent')).toHaveLength(1);
  },
);

test.each([
  { who: 'a therapist the patient only writes with', scenario: 'everyday', therapist: 'pt-rinaldi' },
  { who: 'a therapist the patient has nothing to do with', therapist: 'pt-serafini' },
  { who: 'a therapist awaiting approval', therapist: 'pt-serra' },
  { who: 'another patient', therapist: 'pt-giulia' },
  { who: 'oneself', therapist: 'pt-marco' },
  { who: 'the administration', therapist: 'pt-amministrazione' },
  { who: 'nobody', therapist: 'pt-nobody' },
] as const)('$who cannot be signed for, and is not found', async ({ therapist, ...setup }) => {
  const { platform, received } = beforeFirstSession(setup);
  const answer = await give(platform, { ...input, therapist });
  expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  expect(timesWritten(received)).toEqual(nothing);
});

test('a session that was denied opens no way to its therapist', async () => {
  const { platform, received } = beforeFirstSession();
  for (const event of platform.db.events.list(({ targets }) => targets.includes('pt-marco'))) {
    platform.db.events.change(event.public_token, { configuration: { ...event.configuration, status: 'denied' } });
  }
  expect(await give(platform)).toMatchObject({ status: 404 });
  expect(timesWritten(received)).toEqual(nothing);
});

test('only patients give a consent, and only signed in', async () => {
  const { platform, received } = beforeFirstSession();
  expect(await give(platform, input, null)).toMatchObject({ status: 401 });
  expect(await give(platform, input, 'rinaldi')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(received).toEqual([]);
});

test.each([
  { id: 'CONSENT-03', what: 'a consent not accepted', field: 'accepted', change: { accepted: false } },
  { id: 'CONSENT-03', what: 'acceptance left out', field: 'accepted', change: { accepted: undefined } },
  { id: 'CONSENT-22', what: 'a postal code of four digits', field: 'postalCode', change: { postalCode: '2013' } },
  { id: 'CONSENT-22', what: 'a postal code with letters', field: 'postalCode', change: { postalCode: '2013A' } },
  { id: 'CONSENT-14', what: 'no postal code', field: 'postalCode', change: { postalCode: ' ' } },
  { id: 'CONSENT-12', what: 'no place of birth', field: 'birthPlace', change: { birthPlace: null } },
  { id: 'CONSENT-13', what: 'no residence', field: 'residence', change: { residence: undefined } },
  {
    id: 'CONSENT-12',
    what: 'a place that was typed in and not chosen',
    field: 'birthPlace.coordinates',
    change: { birthPlace: { id: 'x', formattedAddress: 'Como' } },
  },
])('refuses $what before anything is asked ($id)', ({ field, change }) => expectRefused(field, change));

test.each([
  { what: 'a field nobody asked for', field: '', change: { download_only: true } },
  { what: 'a token that could not be one', field: 'therapist', change: { therapist: '../pt' } },
])('refuses $what before anything is asked', ({ field, change }) => expectRefused(field, change));

async function expectRefused(field: string, change: object): Promise<void> {
  const { platform, received } = beforeFirstSession();
  expect(await give(platform, { ...input, ...change })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
  });
  expect(received).toEqual([]);
}

test('a postal code typed with spaces around it is taken without them (CONSENT-22)', async () => {
  const { platform } = beforeFirstSession();
  expect(await give(platform, { ...input, postalCode: ' 20132 ' })).toEqual(given);
  expect(rowOf(platform, 'pt-marco').public_configuration['cap']).toBe('20132');
});
