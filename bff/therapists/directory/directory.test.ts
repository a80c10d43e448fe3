import { expect, test } from 'vitest';
import type { LegacyHttpRequest, LegacyTransport } from '#bff/legacy/legacy-transport';
import { createDirectory } from '#bff/therapists/directory/directory';
import type { PackedDirectory } from '#bff/therapists/directory/packed-directory';
import { readDirectory } from '#bff/therapists/directory/read-directory';
import { type OwnUserChange, updateOwnUser } from '#bff/users/update-own-user';
import { type Instant, instantFromIso, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { noFilter } from '#contracts/therapists/therapist-filter';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

/** A directory over the demonstration platform that records its requests, with a clock the test moves. */
function setUp() {
  const platform = createTestPlatform();
  const asked: LegacyHttpRequest[] = [];
  const read: PackedDirectory[] = [];
  let now: Instant = testNow;
  const { log, settings } = platform.contextFor(null);
  const transport: LegacyTransport = (request) => {
    asked.push(request);
    return platform.transport(request);
  };
  const directory = createDirectory({
    read: async () => {
      const packed = await readDirectory({ transport, now, log, paths: {}, mediaBase: settings.mediaBase });
      read.push(packed);
      return packed;
    },
    now: () => now,
    freshMs: 30_000,
    log,
  });
  return {
    platform,
    directory,
    asked,
    read,
    count: () => directory.count(noFilter, now),
    find: (token: string) => directory.find(token, now),
    later: (ms: number) => {
      now = shiftInstant(now, ms);
    },
  };
}

test('a hundred questions are one call of the platform, which bears nobody’s token', async () => {
  const { count, asked } = setUp();
  await Promise.all(Array.from({ length: 100 }, count));
  expect(asked.map(({ call, body }) => ({ call, body }))).toEqual([{ call: 'listUsers', body: '{"type":"dottore"}' }]);
});

test('the platform is asked again once a reading is as old as it may be, not before', async () => {
  const { count, asked, later } = setUp();
  await count();
  later(29_999);
  await count();
  expect(asked).toHaveLength(1);
  later(1);
  await count();
  expect(asked).toHaveLength(2);
});

test('a platform that falls silent leaves the directory usable for two minutes, and the log says so', async () => {
  const { platform, count, later } = setUp();
  const before = await count();
  platform.faults.set('listUsers', ['connection-lost-before']);
  later(119_999);
  expect(await count()).toEqual(before);
  await expect.poll(() => platform.logged.map(({ event }) => event)).toContain('directory_not_refreshed');
  later(1);
  await expect(count()).rejects.toThrow('listUsers');
});

test('nobody is listed past the end of their plan, though the directory was read before it (SEARCH-66)', async () => {
  const { platform, count, find, later } = setUp();
  const row = platform.db.users.get('pt-rinaldi');
  const paid = secondsFromInstant(instantFromIso('2026-10-23T10:00:10+02:00'));
  const plan = { type: 'online+studio', amount: 49, payment_completed: true, date: paid } as const;
  platform.db.users.change('pt-rinaldi', {
    manager_configuration: { ...row?.manager_configuration, current_plan: plan },
  });
  const before = await count();
  expect(await find('pt-rinaldi')).toBeDefined();
  later(10_000);
  expect(await find('pt-rinaldi')).toBeUndefined();
  expect(await count()).toBe(before - 1);
});

test('a professional’s own change is seen by whoever asks next', async () => {
  const { platform, directory, find } = setUp();
  await find('pt-serafini');
  const context = { ...platform.contextFor('serafini'), directory };
  await updateOwnUser(context, () => ({ public_configuration: { biografia: 'Ho cambiato studio.' } }));
  expect((await find('pt-serafini'))?.profile.biography).toBe('Ho cambiato studio.');
});

test.each<{ what: string; who: PersonaName; change: OwnUserChange }>([
  { what: 'nobody looks for', who: 'serafini', change: { public_configuration: { tax_regime: 'ordinario' } } },
  { what: 'is as it was', who: 'serafini', change: { public_configuration: { nome: 'Chiara', hear_from: 'Google' } } },
  { what: 'is a patient’s', who: 'giulia', change: { public_configuration: { nome: 'Giulietta' } } },
])('a change that $what costs the platform no reading', async ({ who, change }) => {
  const { platform, directory, asked, count } = setUp();
  await count();
  await updateOwnUser({ ...platform.contextFor(who), directory }, () => change);
  await count();
  expect(asked).toHaveLength(1);
});

test('what the directory keeps holds nobody’s secret and no contact of a Basic therapist (GUARD-68)', async () => {
  const { count, read, platform } = setUp();
  await count();
  const texts = read
    .flatMap(({ cards, details }) => [cards, details])
    .map(({ bytes }) => new TextDecoder().decode(bytes));
  const kept = JSON.stringify([read, texts]);
  const { email, public_configuration: serafini } = platform.db.users.get('pt-serafini') ?? {};
  const contacts = [email, serafini?.telefono, serafini?.studio_address?.[0]?.formatted_address];
  expect(kept).toContain('andrea.rinaldi@example.it');
  for (const secret of [...contacts, 'secret-', 'IBAN', 'anamnesi', 'contratto-', 'casa-']) {
    expect(secret).toEqual(expect.any(String));
    expect(kept).not.toContain(secret);
  }
});

test('where a studio lies is kept to about a kilometre, and of a Basic therapist not at all (GUARD-68)', async () => {
  const { count, read, platform } = setUp();
  await count();
  const [packed] = read;
  const { tokens = [], studios } = packed ?? {};
  const known = [...(studios?.latitudes ?? []), ...(studios?.longitudes ?? [])];
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((degrees) => Math.abs(degrees * 100 - Math.round(degrees * 100)) > 1e-9)).toEqual([]);
  const whose = [...(studios?.rows ?? [])].map((row) => platform.db.users.get(tokens[row] ?? ''));
  const plans = whose.map((user) => user?.manager_configuration.current_plan?.type);
  expect(new Set(plans)).toEqual(new Set(['online+studio']));
});
