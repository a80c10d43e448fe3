import { describe, expect, test } from 'vitest';
import { handleCompleteBillingData } from '#bff/billing/complete-billing-data';
import { handleOwnBillingData } from '#bff/billing/own-billing-data';
import { handleSaveBillingData } from '#bff/billing/save-billing-data';
import { handleOwnProfile } from '#bff/profile/own-profile';
import { handleSaveProfile } from '#bff/profile/save-profile';
import { completeBillingData, ownBillingData, saveBillingData } from '#contracts/billing/billing.api';
import { billingExamples } from '#contracts/billing/billing.examples';
import type { OperationOutput } from '#contracts/kernel/operation';
import { type OwnProfile, ownProfile, type ProfileChanges, saveProfile } from '#contracts/profile/profile.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const setUp = () => createTestPlatform({ scenario: 'personas-only' });

async function readProfile(platform: TestPlatform, as: 'rinaldi' | 'bassani' = 'rinaldi') {
  const { body } = await platform.runAs(as, ownProfile, handleOwnProfile, {});
  return (body as { readonly value: OwnProfile }).value;
}

/** Saves on what a page had read. */
function saveOn(
  platform: TestPlatform,
  { revisions }: OwnProfile,
  changes: ProfileChanges,
  as: 'rinaldi' | 'bassani' = 'rinaldi',
) {
  const known = revisions.filter(({ field }) => field in changes);
  return platform.runAs(as, saveProfile, handleSaveProfile, { changes, revisions: known });
}

function published({ db }: TestPlatform, token = 'pt-rinaldi') {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row.public_configuration;
}

describe('two tabs', () => {
  test('that change different fields of one profile both last, one after the other or at once', async () => {
    const platform = setUp();
    const read = await readProfile(platform);
    await saveOn(platform, read, { biography: 'Dalla prima.' });
    const answers = await Promise.all([
      saveOn(platform, read, { phone: '+39 399 000 1122' }),
      saveOn(platform, read, { region: 'Piemonte' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(published(platform)).toMatchObject({
      biografia: 'Dalla prima.',
      telefono: '+39 399 000 1122',
      region: 'Piemonte',
    });
  });

  test('that change the same field: the second is told which, and nothing of its save is stored', async () => {
    const platform = setUp();
    const read = await readProfile(platform);
    await saveOn(platform, read, { biography: 'Dalla prima.' });
    expect(await saveOn(platform, read, { biography: 'Dalla seconda.', region: 'Piemonte' })).toMatchObject({
      status: 409,
      body: { code: 'fields_changed', details: { fields: ['biography'] } },
    });
    expect(published(platform)).toMatchObject({ biografia: 'Dalla prima.', region: 'Lombardia' });
    expect(await saveOn(platform, await readProfile(platform), { biography: 'Dalla seconda.' })).toMatchObject({
      status: 200,
    });
  });

  test('that save the same value, as one does whose answer was lost, are not in each other’s way', async () => {
    const platform = setUp();
    const read = await readProfile(platform);
    const again = { biography: 'Uguale.', newsletter: true };
    await saveOn(platform, read, again);
    expect(await saveOn(platform, read, again)).toMatchObject({ status: 200 });
  });

  test('of profile and billing data saved at once both last', async () => {
    const platform = setUp();
    const read = await readProfile(platform);
    const billing = { ...billingExamples.completeBillingData.professional, revisions: [] };
    await Promise.all([
      saveOn(platform, read, { biography: 'Del profilo.' }),
      platform.runAs('rinaldi', completeBillingData, handleCompleteBillingData, billing),
    ]);
    expect(published(platform)).toMatchObject({
      biografia: 'Del profilo.',
      company: { ragione_sociale: billing.changes.companyName },
    });
  });
});

describe('profile and billing data, which share name and phone', () => {
  async function readBoth(platform: TestPlatform) {
    const { body } = await platform.runAs('rinaldi', ownBillingData, handleOwnBillingData, {});
    return { profile: await readProfile(platform), billing: body as OperationOutput<typeof ownBillingData> };
  }
  const saveBilling = (
    platform: TestPlatform,
    { revisions }: OperationOutput<typeof ownBillingData>,
    changes: object,
  ) =>
    platform.runAs('rinaldi', saveBillingData, handleSaveBillingData, {
      changes,
      revisions: revisions.filter(({ field }) => field in changes),
    });

  test('saved at once from two tabs both last', async () => {
    const platform = setUp();
    const { profile, billing } = await readBoth(platform);
    const answers = await Promise.all([
      saveOn(platform, profile, { biography: 'Del profilo.', lastName: 'Rinaldi Rossi' }),
      saveBilling(platform, billing, { bankName: 'Banca Nuova', phone: '+39 399 000 1122' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(published(platform)).toMatchObject({
      biografia: 'Del profilo.',
      cognome: 'Rinaldi Rossi',
      telefono: '+39 399 000 1122',
      payment_detail: { banca: 'Banca Nuova' },
    });
  });

  test('the same phone changed in both: the second is told, and nothing of its save is stored', async () => {
    const platform = setUp();
    const { profile, billing } = await readBoth(platform);
    await saveOn(platform, profile, { phone: '+39 399 000 1122' });
    const second = await saveBilling(platform, billing, { phone: '+39 399 000 3344', bankName: 'Banca Nuova' });
    expect(second).toMatchObject({ status: 409, body: { code: 'fields_changed', details: { fields: ['phone'] } } });
    expect(published(platform)).toMatchObject({
      telefono: '+39 399 000 1122',
      payment_detail: { banca: 'Banca Esempio' },
    });
  });
});

describe('the first completion', () => {
  const title = 'choose_plan';
  const alertsOf = (platform: TestPlatform) =>
    (published(platform, 'pt-bassani')['alerts'] as { title: string; message: string }[]).filter(
      (alert) => alert.title === title,
    );

  /** Bassani with a photo: all that is missing is the biography. */
  function almostComplete(faults?: { readonly alert: string }) {
    const platform = setUp();
    const row = platform.db.users.get('pt-bassani');
    if (!row) throw new Error('Bassani is not there.');
    platform.db.users.put({ ...row, picture: 'ritratto-pt-rinaldi.png' });
    if (faults) platform.faults.set('alert', [faults.alert as never]);
    return platform;
  }

  async function saveBiography(platform: TestPlatform, biography: string) {
    return saveOn(platform, await readProfile(platform, 'bassani'), { biography }, 'bassani');
  }

  test('is told once and brings one alert; every later save is an ordinary one (ONB-11, ONB-12, ONB-13, ONB-14)', async () => {
    const platform = almostComplete();
    expect(await saveBiography(platform, 'Eccomi.')).toEqual({ status: 200, body: { firstCompletion: true } });
    expect(alertsOf(platform)).toEqual([expect.objectContaining({ title, message: 'Scegli il tuo piano tariffario' })]);
    expect(await saveBiography(platform, 'Eccomi ancora.')).toEqual({ status: 200, body: { firstCompletion: false } });
    expect(alertsOf(platform)).toHaveLength(1);
  });

  test('saved twice at once is told once, with one alert (ONB-11, ONB-13)', async () => {
    const platform = almostComplete();
    const read = await readProfile(platform, 'bassani');
    const answers = await Promise.all([
      saveOn(platform, read, { biography: 'Eccomi.' }, 'bassani'),
      saveOn(platform, read, { biography: 'Eccomi.' }, 'bassani'),
    ]);
    const told = answers.map(({ body }) => (body as { firstCompletion: boolean }).firstCompletion);
    expect(told.toSorted()).toEqual([false, true]);
    expect(alertsOf(platform)).toHaveLength(1);
  });

  test('comes with the studies when they are what was missing, and not before (ONB-11, AMB-53)', async () => {
    const platform = almostComplete();
    const row = platform.db.users.get('pt-bassani');
    if (!row) throw new Error('Bassani is not there.');
    const { qualifications } = row.public_configuration;
    const without = { ...row, public_configuration: { ...row.public_configuration, qualifications: [] } };
    platform.db.users.put(without);
    expect(await saveBiography(platform, 'Eccomi.')).toMatchObject({ body: { firstCompletion: false } });
    expect(alertsOf(platform)).toEqual([]);
    const saved = platform.db.users.get('pt-bassani') ?? without;
    platform.db.users.put({
      ...saved,
      public_configuration: { ...saved.public_configuration, qualifications },
    } as never);
    expect(await saveOn(platform, await readProfile(platform, 'bassani'), {}, 'bassani')).toMatchObject({
      body: { firstCompletion: true },
    });
    expect(alertsOf(platform)).toHaveLength(1);
  });

  test('is nothing to who has a paid plan, nor to who was alerted before (ONB-13)', async () => {
    const platform = almostComplete();
    const read = await readProfile(platform);
    expect(await saveOn(platform, read, { biography: 'Altro.' })).toMatchObject({ body: { firstCompletion: false } });
    const row = platform.db.users.get('pt-bassani');
    const alerts = [{ title, message: 'Scegli il tuo piano tariffario', file: [], seen: '1', timestamp: 1 }];
    if (row) platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, alerts } });
    expect(await saveBiography(platform, 'Eccomi.')).toMatchObject({ body: { firstCompletion: false } });
    expect(alertsOf(platform)).toHaveLength(1);
  });

  test('whose alert did not go out is told all the same, and the next save sends it (ONB-12)', async () => {
    const platform = almostComplete({ alert: 'status-500' });
    expect(await saveBiography(platform, 'Eccomi.')).toEqual({ status: 200, body: { firstCompletion: true } });
    expect(alertsOf(platform)).toEqual([]);
    platform.faults.set('alert', []);
    expect(await saveBiography(platform, 'Eccomi ancora.')).toEqual({ status: 200, body: { firstCompletion: false } });
    expect(alertsOf(platform)).toHaveLength(1);
  });
});

test('one save is one write of the user (LEGACY-13)', async () => {
  const platform = setUp();
  const { context, sentTo } = observeCalls(platform, 'rinaldi');
  await handleSaveProfile(context, { changes: { biography: 'Una.', newsletter: true }, revisions: [] });
  expect(sentTo('updateUser')).toHaveLength(1);
});

test('the revision of a field changes with its value alone, and not with another’s', async () => {
  const platform = setUp();
  const before = await readProfile(platform);
  await saveOn(platform, before, { biography: 'Altro.' });
  const after = await readProfile(platform);
  const moved = after.revisions.filter(
    ({ field, revision }) => before.revisions.find((one) => one.field === field)?.revision !== revision,
  );
  expect(moved.map(({ field }) => field)).toEqual(['biography']);
});
