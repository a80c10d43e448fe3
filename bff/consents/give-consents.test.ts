import { expect, test } from 'vitest';
import { handleGiveConsents } from '#bff/consents/give-consents';
import { handleCurrentSession } from '#bff/login/current-session';
import { giveConsents } from '#contracts/consents/consents.api';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { currentSession } from '#contracts/login/login.api';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

const all = { terms: true, privacy: true, personalData: true, serviceFee: true };
const at = secondsFromInstant(testNow);

/** A platform on which Giulia has these flags, in any of PHP's forms. */
function setUp(flags: Readonly<Record<string, unknown>>, configuration: Readonly<Record<string, unknown>> = {}) {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const row = giulia(platform);
  platform.db.users.put({
    ...row,
    public_configuration: { ...row.public_configuration, ...flags },
    configuration: { ...row.configuration, ...configuration },
  });
  return platform;
}

function giulia({ db }: TestPlatform) {
  const row = db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  return row;
}

const give = (platform: TestPlatform, input: object = all) =>
  platform.runAs('giulia', giveConsents, handleGiveConsents, input);
const missingNow = async (platform: TestPlatform) => {
  const { body } = await platform.runAs('giulia', currentSession, handleCurrentSession, {});
  return (body as { signedIn: { user: { missingConsents: string[] } } }).signedIn.user.missingConsents;
};

test('the session names the missing consents in the order they are asked, and none when all four stand (GDPR-01, GDPR-04, GDPR-05)', async () => {
  const platform = setUp({ isServiceFee: '0', isTerms: '', isPrivacy: false, isPersonalData: '1' });
  expect(await missingNow(platform)).toEqual(['terms', 'privacy', 'serviceFee']);
  expect(await missingNow(setUp({ isTerms: '1', isPrivacy: 'on', isPersonalData: 1 }))).toEqual([]);
});

test('gives what was missing and nothing else: other fields and the newsletter stay as they were (GDPR-07, GDPR-08)', async () => {
  const platform = setUp({ isTerms: false, isServiceFee: '0', isPrivacy: '1' }, { unknown_setting: 'kept' });
  const before = giulia(platform);
  expect(await give(platform)).toEqual({ status: 200, body: {} });
  expect(giulia(platform).public_configuration).toEqual({
    ...before.public_configuration,
    isTerms: true,
    isServiceFee: true,
  });
  expect(giulia(platform).configuration).toMatchObject({ unknown_setting: 'kept', watched_tutorial: '1' });
  expect(await missingNow(platform)).toEqual([]);
});

test('writes down which consents were given and when, after those of before, whatever else is kept', async () => {
  const earlier = { consent: 'privacy', at: 1_700_000_000 };
  const ascolto = { billing_postponed_at: 5, consents: { version: 1, given: { 0: earlier } } };
  const platform = setUp({ isTerms: '', isPersonalData: '' }, { ascolto });
  await give(platform);
  expect(giulia(platform).configuration['ascolto']).toEqual({
    billing_postponed_at: 5,
    consents: {
      version: 1,
      given: [earlier, { consent: 'terms', at, version: 1 }, { consent: 'personalData', at, version: 1 }],
    },
  });
});

test.each(['terms', 'privacy', 'personalData', 'serviceFee'])('gives nothing while %s is not ticked', async (name) => {
  const platform = setUp({ isTerms: false });
  const before = giulia(platform);
  expect(await give(platform, { ...all, [name]: false })).toMatchObject({ status: 400 });
  expect(giulia(platform)).toEqual(before);
});

test('pressing twice, or again after a lost answer, writes one record', async () => {
  const platform = setUp({ isTerms: false }, { ascolto: {} });
  platform.faults.set('updateUser', ['connection-lost-after']);
  const answers = await Promise.all([give(platform), give(platform)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(giulia(platform).configuration['ascolto']).toMatchObject({ consents: { given: [{ consent: 'terms', at }] } });
});

test('says that it could not be done while the platform refuses to keep it', async () => {
  const platform = setUp({ isTerms: false });
  platform.faults.set('updateUser', ['status-500']);
  expect(await give(platform)).toMatchObject({ status: 503 });
  expect(await missingNow(platform)).toEqual(['terms']);
});

test('refuses a user changed elsewhere at the same moment', async () => {
  const platform = setUp({ isTerms: false });
  platform.onChange(() => {
    const row = giulia(platform);
    if (row.public_configuration['isTerms']) {
      platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, isTerms: false } });
    }
  });
  expect(await give(platform)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
});
