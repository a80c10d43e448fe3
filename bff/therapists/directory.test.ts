import { expect, test } from 'vitest';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import { createDirectory } from '#bff/therapists/directory';
import { listedTherapists } from '#bff/therapists/listed-therapists';
import { type Instant, instantFromIso, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

/** A directory over the demonstration platform that notes what it asks, under a clock that moves when told to. */
function setUp() {
  const platform = createTestPlatform();
  const asked: LegacyHttpRequest[] = [];
  let now: Instant = testNow;
  const context = platform.contextFor('giulia');
  const directory = createDirectory({
    transport: (request) => {
      asked.push(request);
      return platform.transport(request);
    },
    now: () => now,
    log: context.log,
    paths: {},
    mediaBase: context.settings.mediaBase,
  });
  return {
    platform,
    directory,
    asked,
    context: { ...context, now: () => now, directory },
    later: (ms: number) => {
      now = shiftInstant(now, ms);
    },
  };
}

test('a hundred questions are one call of the platform, which bears nobody’s token', async () => {
  const { directory, asked } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => directory.therapists()));
  expect(asked.map(({ call, body }) => ({ call, body }))).toEqual([{ call: 'listUsers', body: '{"type":"dottore"}' }]);
});

test('the platform is asked again after thirty seconds, not before', async () => {
  const { directory, asked, later } = setUp();
  await directory.therapists();
  later(29_999);
  await directory.therapists();
  expect(asked).toHaveLength(1);
  later(1);
  await directory.therapists();
  expect(asked).toHaveLength(2);
});

test('a platform that falls silent leaves the directory usable for two minutes, and the log says so', async () => {
  const { platform, directory, later } = setUp();
  const before = await directory.therapists();
  platform.faults.set('listUsers', ['connection-lost-before']);
  later(119_999);
  expect(await directory.therapists()).toEqual(before);
  await expect.poll(() => platform.logged.map(({ event }) => event)).toContain('directory_not_refreshed');
  later(1);
  await expect(directory.therapists()).rejects.toThrow('listUsers');
});

test('nobody is listed past the end of their plan, though the directory was read before it (SEARCH-66)', async () => {
  const { context, platform, later } = setUp();
  const row = platform.db.users.get('pt-rinaldi');
  const paid = secondsFromInstant(instantFromIso('2026-10-23T10:00:10+02:00'));
  const plan = { type: 'online+studio', amount: 49, payment_completed: true, date: paid } as const;
  platform.db.users.change('pt-rinaldi', {
    manager_configuration: { ...row?.manager_configuration, current_plan: plan },
  });
  const tokens = async () => (await listedTherapists(context)).map(({ token }) => token);
  expect(await tokens()).toContain('pt-rinaldi');
  later(10_000);
  expect(await tokens()).not.toContain('pt-rinaldi');
});

test('what the directory keeps holds nobody’s secret and no contact of a Basic therapist (GUARD-68)', async () => {
  const { directory, platform } = setUp();
  const kept = JSON.stringify(await directory.therapists());
  const { email, public_configuration: serafini } = platform.db.users.get('pt-serafini') ?? {};
  const contacts = [email, serafini?.telefono, serafini?.studio_address?.[0]?.formatted_address];
  expect(kept).toContain('andrea.rinaldi@example.it');
  for (const secret of [...contacts, 'secret-', 'IBAN', 'anamnesi', 'contratto-', 'casa-']) {
    expect(secret).toEqual(expect.any(String));
    expect(kept).not.toContain(secret);
  }
});
