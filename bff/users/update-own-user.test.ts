import { describe, expect, test } from 'vitest';
import type { Context } from '#bff/context';
import type { LegacyClient } from '#bff/legacy/legacy-client';
import { LegacyRefused, LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { updateOwnList } from '#bff/users/update-own-list';
import { updateOwnUser } from '#bff/users/update-own-user';
import type { UserRow } from '#mocks/db/rows';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

function setUp() {
  const platform = createTestPlatform();
  return { platform, context: platform.contextFor('rinaldi') };
}

/** The same request, but right after each of its writes, or the first few, another program writes the user too. */
function meddledWith(
  { platform, context }: { platform: TestPlatform; context: Context },
  changeOf: (row: UserRow) => Partial<UserRow>,
  times = Number.POSITIVE_INFINITY,
) {
  let writes = 0;
  const call: LegacyClient['call'] = async (contract, request) => {
    const answer = await context.legacy.call(contract, request);
    if (!contract.rewrites?.includes('caller')) return answer;
    writes += 1;
    const row = platform.db.users.get('pt-rinaldi');
    if (row && writes <= times) platform.db.users.change('pt-rinaldi', changeOf(row));
    return answer;
  };
  return { context: { ...context, legacy: { ...context.legacy, call } }, writes: () => writes };
}

/** The same request, but the first readings after each of its writes fail, each in one of these ways. */
function unreadAfterWrites(context: Context, failures: readonly Error[]): Context {
  let left: Error[] = [];
  const call: LegacyClient['call'] = async (contract, request) => {
    const failure = contract.safeToRepeat ? left.shift() : undefined;
    if (failure) throw failure;
    const answer = await context.legacy.call(contract, request).finally(() => {
      if (!contract.safeToRepeat) left = [...failures];
    });
    return answer;
  };
  return { ...context, legacy: { ...context.legacy, call } };
}

const readingFailures = {
  'not answered': new LegacyUnavailable('session', 'status 500', false, 7),
  'answered unreadably': new LegacyUnreadable('session', 'html', false),
  refused: new LegacyRefused('session', 'TOKEN_NOT_VALID'),
};

function profileIn({ db }: TestPlatform): UserRow['public_configuration'] {
  const row = db.users.get('pt-rinaldi');
  if (!row) throw new Error('Rinaldi is gone.');
  return row.public_configuration;
}

const company = { ragione_sociale: 'Studio Nuovo', codice_fiscale: 'RNLNDR78E22F205W' };

describe('changing one’s own user', () => {
  test('sets the named fields and carries everything else through, unknown fields too', async () => {
    const { platform, context } = setUp();
    const before = platform.db.users.get('pt-rinaldi');
    await updateOwnUser(context, () => ({ public_configuration: { company }, configuration: { ascolto: { a: 1 } } }));
    const after = platform.db.users.get('pt-rinaldi');
    expect(after?.public_configuration).toEqual({ ...before?.public_configuration, company });
    expect(after?.manager_configuration).toEqual(before?.manager_configuration);
    expect(after?.configuration).toEqual({ ...before?.configuration, ascolto: { a: 1 } });
    expect(after?.private_token).toBe(before?.private_token);
  });

  test('two changes at once both stand', async () => {
    const { platform, context } = setUp();
    const add = (name: string) => (user: { public_configuration: Record<string, unknown> }) => ({
      public_configuration: {
        identity_documents: [...(user.public_configuration['identity_documents'] as string[]), name],
      },
    });
    await Promise.all([updateOwnUser(context, add('uno.pdf')), updateOwnUser(context, add('due.pdf'))]);
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration['identity_documents']).toEqual([
      'documento-pt-rinaldi.pdf',
      'uno.pdf',
      'due.pdf',
    ]);
  });

  test('an answer lost after the write counts as done, and is written once', async () => {
    const { platform, context } = setUp();
    platform.faults.set('updateUser', ['connection-lost-after']);
    await updateOwnUser(context, () => ({ public_configuration: { company } }));
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration['company']).toEqual(company);
  });

  test('a write that never arrived fails as unknown and changes nothing', async () => {
    const { platform, context } = setUp();
    platform.faults.set('updateUser', ['connection-lost-before']);
    const attempt = updateOwnUser(context, () => ({ public_configuration: { company } }));
    await expect(attempt).rejects.toMatchObject({ outcomeUnknown: true });
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration['company']).not.toEqual(company);
  });

  test.each([
    ['not answered', readingFailures['not answered']],
    ['answered unreadably', readingFailures['answered unreadably']],
  ])('a reading after the write that is %s once is made again, and settles it', async (_how, failure) => {
    const { platform, context } = setUp();
    await updateOwnUser(unreadAfterWrites(context, [failure]), () => ({ public_configuration: { company } }));
    expect(profileIn(platform)['company']).toEqual(company);
  });

  test.each([
    ['not answered', 'LegacyUnavailable', 7],
    ['answered unreadably', 'LegacyUnreadable', undefined],
    ['refused', 'LegacyUnreadable', undefined],
  ] as const)(
    'a write that no reading shows, since each is %s, fails as unknown: of user and list',
    async (how, name, retryAfterSeconds) => {
      const { platform, context } = setUp();
      const failure = readingFailures[how];
      const unread = () => unreadAfterWrites(context, [failure, failure]);
      const unknown = { name, outcomeUnknown: true, ...(retryAfterSeconds && { retryAfterSeconds }) };
      const ofUser = updateOwnUser(unread(), () => ({ public_configuration: { company } }));
      await expect(ofUser).rejects.toMatchObject({ call: 'updateUser', ...unknown });
      const ofList = updateOwnList(unread(), 'identity_documents', () => ['nuovo.pdf']);
      await expect(ofList).rejects.toMatchObject({ call: 'updateUserParts', ...unknown });
      expect(profileIn(platform)).toMatchObject({ company, identity_documents: ['nuovo.pdf'] });
    },
  );

  test('a reading that fails before anything is written is known to have saved nothing', async () => {
    const { platform, context } = setUp();
    platform.faults.set('session', ['status-500']);
    const attempt = updateOwnUser(context, () => ({ public_configuration: { company } }));
    await expect(attempt).rejects.toMatchObject({ outcomeUnknown: false });
    expect(profileIn(platform)['company']).not.toEqual(company);
  });

  test('a change made elsewhere at the same moment is told, not taken as saved', async () => {
    const { platform, context } = setUp();
    const meddling = meddledWith({ platform, context }, (row) => ({
      public_configuration: { ...row.public_configuration, company: { ragione_sociale: 'Altro' } },
    }));
    const attempt = updateOwnUser(meddling.context, () => ({ public_configuration: { company } }));
    await expect(attempt).rejects.toMatchObject({ code: 'changed_elsewhere' });
    expect(meddling.writes()).toBe(1);
  });

  test('a change put back by a save that began before it is made again, and the other save stands too', async () => {
    const { platform, context } = setUp();
    const before = profileIn(platform);
    const stale = { public_configuration: { ...before, biografia: 'Nuova.' } };
    const meddling = meddledWith({ platform, context }, () => stale, 1);
    await updateOwnUser(meddling.context, () => ({ public_configuration: { company } }));
    expect(profileIn(platform)).toEqual({ ...before, biografia: 'Nuova.', company });
    expect(meddling.writes()).toBe(2);
  });

  test('a change that is put back each time is told after the third', async () => {
    const { platform, context } = setUp();
    const before = profileIn(platform);
    let views = 0;
    const meddling = meddledWith({ platform, context }, () => {
      views += 1;
      return { public_configuration: { ...before, profile_views: views } };
    });
    const attempt = updateOwnUser(meddling.context, () => ({ public_configuration: { company } }));
    await expect(attempt).rejects.toMatchObject({ code: 'changed_elsewhere' });
    expect(meddling.writes()).toBe(3);
  });

  test('a success after which nothing has changed is not told as one', async () => {
    const { platform, context } = setUp();
    const before = profileIn(platform);
    const meddling = meddledWith({ platform, context }, () => ({ public_configuration: before }));
    const attempt = updateOwnUser(meddling.context, () => ({ public_configuration: { company } }));
    await expect(attempt).rejects.toMatchObject({
      ...{ name: 'LegacyUnreadable', call: 'updateUser', outcomeUnknown: true },
    });
    expect(meddling.writes()).toBe(1);
  });

  test('a list that the platform does not keep is told by the call that was to replace it (LEGACY-46)', async () => {
    const { platform, context } = setUp();
    const before = profileIn(platform);
    const meddling = meddledWith({ platform, context }, () => ({ public_configuration: before }));
    const attempt = updateOwnList(meddling.context, 'identity_documents', () => ['nuovo.pdf']);
    await expect(attempt).rejects.toMatchObject({
      ...{ name: 'LegacyUnreadable', call: 'updateUserParts', outcomeUnknown: true },
    });
  });

  test('what else was written meanwhile is named to operators, by its fields and never its values', async () => {
    const { platform, context } = setUp();
    const meddling = meddledWith({ platform, context }, (row) => ({
      manager_configuration: { ...row.manager_configuration, wallet: '60.00' },
      public_configuration: { ...row.public_configuration, alerts: [{ title: 'Nuova seduta' }] },
    }));
    await updateOwnUser(meddling.context, () => ({ public_configuration: { company } }));
    const fields = ['public_configuration.alerts', 'manager_configuration.wallet'];
    expect(platform.logged.filter(({ event }) => event === 'user_changed_meanwhile')).toMatchObject([
      { level: 'warn', fields: { fields: expect.arrayContaining(fields) } },
    ]);
    expect(JSON.stringify(platform.logged)).not.toContain('Nuova seduta');
  });

  test('a change that is already so is not written', async () => {
    const { platform, context } = setUp();
    platform.faults.set('updateUser', ['status-500']);
    await updateOwnUser(context, () => ({ public_configuration: { tax_regime: 'forfettario' } }));
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration['tax_regime']).toBe('forfettario');
  });

  test.each([
    ['1700000000', '1700000000000'],
    ['05/01/2026', '2026-01-05'],
    ['1', 'true'],
    ['0', ''],
    ['false', '0'],
  ])('a text that only resembles the one that stood there is written: %j, then %j', async (earlier, typed) => {
    const { platform, context } = setUp();
    const named = (ragione_sociale: string) => ({ public_configuration: { company: { ragione_sociale } } });
    await updateOwnUser(context, () => named(earlier));
    await updateOwnUser(context, () => named(typed));
    expect(profileIn(platform)['company']).toEqual({ ragione_sociale: typed });
  });
});
