import { describe, expect, test } from 'vitest';
import { longestComment, mostEntries } from '#contracts/diary/diary.api';
import { longestPiece, mostPieces } from '#contracts/removal/parcels';
import type { TestPlatform } from '#mocks/start-in-vitest';
import {
  adding,
  ask,
  asRead,
  content,
  deleteAll,
  extended,
  keepDiary,
  listed,
  platformWith,
  restoreAll,
  row,
  rowsOf,
  unreadable,
} from '#mocks/testing/giulias-diary';
import { whileReadingFails } from '#mocks/testing/lost-writes';
import { longestSealed } from '#mocks/testing/parcels';

describe('deleted entries', () => {
  const all = [row('a'), unreadable, extended, row(7, 'Deluso'), { status: 'Triste', comment: '', date: '' }, row('c')];

  test('go, and what cannot be read, what is not named and all else of the user stay (DIARY-15)', async () => {
    const platform = platformWith(all);
    await deleteAll(platform, ['b', '7', 'gone-already']);
    expect(rowsOf(platform)).toEqual([all[0], all[1], all[4], all[5]]);
  });

  test('come back as they were, at their place, with fields nobody here knows', async () => {
    const platform = platformWith(all);
    const names = (await listed(platform)).entries.map(({ id }) => id);
    for (const parcels of [await deleteAll(platform, ['b']), await deleteAll(platform, names)].reverse()) {
      await restoreAll(platform, parcels);
    }
    expect(rowsOf(platform)).toEqual(all);
  });

  test('come back below what was added since, and once, however often they are asked back', async () => {
    const platform = platformWith(all);
    const parcels = await deleteAll(platform, ['a', 'b']);
    await ask(platform, 'addEntry', adding);
    await Promise.all([1, 2].map(() => restoreAll(platform, parcels)));
    await restoreAll(platform, parcels);
    expect(rowsOf(platform)).toEqual([expect.objectContaining({ status: 'Grato' }), ...all]);
  });

  test('of two alike the one that was meant goes and comes back', async () => {
    const twins = [row('a'), row('a'), row('b')];
    const platform = platformWith(twins);
    const [, second] = (await listed(platform)).entries;
    const parcels = await deleteAll(platform, [second?.id ?? '']);
    expect(rowsOf(platform)).toEqual([row('a'), row('b')]);
    await restoreAll(platform, parcels);
    expect(rowsOf(platform)).toEqual(twins);
  });

  test('of two tabs that delete one entry at once, it goes once, and one of them can bring it back', async () => {
    const platform = platformWith(all);
    const parcels = (await Promise.all([deleteAll(platform, ['b']), deleteAll(platform, ['b'])])).flat();
    expect(parcels).toHaveLength(1);
    await restoreAll(platform, parcels);
    expect(rowsOf(platform)).toEqual(all);
  });

  test('come back to a diary that was filled again meanwhile, up to as much again as it may hold', async () => {
    const full = Array.from({ length: mostEntries }, (_, at) => row(`r${at}`));
    const platform = platformWith(full);
    const parcels = await deleteAll(platform, ['r0', 'r1']);
    keepDiary(platform, [...rowsOf(platform), row('new-1'), row('new-2')]);
    expect(await ask(platform, 'addEntry', adding)).toMatchObject({ body: { code: 'diary_full' } });
    await restoreAll(platform, parcels);
    expect(rowsOf(platform)).toHaveLength(mostEntries + 2);
    keepDiary(platform, [...full.slice(2), ...Array.from({ length: mostEntries + 2 }, (_, at) => row(`more-${at}`))]);
    const before = rowsOf(platform);
    expect(await ask(platform, 'restoreEntries', { parcel: parcels[0] })).toMatchObject({
      ...{ status: 422, body: { code: 'diary_full' } },
    });
    expect(rowsOf(platform)).toEqual(before);
  });

  test('however many and long, fit into parcels of one request each', async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      row(`r${at}`, 'Felice', { comment: 'è'.repeat(longestComment) }),
    );
    const platform = platformWith(many);
    const parcels = await deleteAll(
      platform,
      many.map(({ id }) => String(id)),
    );
    expect(rowsOf(platform)).toEqual([]);
    expect(longestSealed(platform.contextFor('giulia'), parcels)).toBeLessThan(longestPiece * mostPieces);
    expect(parcels.length).toBeGreaterThan(1);
    await restoreAll(platform, parcels);
    expect(rowsOf(platform)).toEqual(many);
  });
});

describe('a write that goes wrong', () => {
  const writes = [
    ['addEntry', async () => adding],
    ['changeEntry', async (platform: TestPlatform) => ({ ...(await asRead(platform, 'a')), ...content })],
    ['deleteEntries', async () => ({ entries: ['a'] })],
    ['restoreEntries', async (platform: TestPlatform) => ({ parcel: (await deleteAll(platform, ['b']))[0] })],
  ] as const;

  test.each(writes)('%s that the platform does not take is told, and the list stays (DIARY-20)', async (key, input) => {
    for (const fault of ['status-500', 'connection-lost-before', 'success-without-effect'] as const) {
      const platform = platformWith([row('a'), extended]);
      const sent = await input(platform);
      const before = rowsOf(platform);
      platform.faults.set('updateUser', [fault]);
      const answer = await ask(platform, key, sent);
      expect(answer.status, fault).toBeGreaterThanOrEqual(500);
      expect(rowsOf(platform), fault).toEqual(before);
    }
  });

  test('a deletion of which nobody knows hands out the way back with the refusal; sent again it finds nothing (DIARY-20)', async () => {
    const platform = platformWith([row('a'), extended]);
    const answer = await whileReadingFails(platform, () => ask(platform, 'deleteEntries', { entries: ['b'] }));
    expect(answer).toMatchObject({ status: 503, body: { code: 'removal_unconfirmed', outcomeUnknown: true } });
    expect(await deleteAll(platform, ['b'])).toEqual([]);
    expect(rowsOf(platform)).toEqual([row('a')]);
    await restoreAll(platform, (answer.body as { details: { parcels: string[][] } }).details.parcels);
    expect(rowsOf(platform)).toEqual([row('a'), extended]);
  });

  test.each(writes)('%s whose answer alone is lost is settled by reading, and done once', async (key, input) => {
    const platform = platformWith([row('a'), extended]);
    const sent = await input(platform);
    platform.faults.set('updateUser', ['connection-lost-after']);
    const first = await ask(platform, key, sent);
    expect(first).toMatchObject({ status: 200 });
    const done = rowsOf(platform);
    platform.faults.set('updateUser', []);
    await ask(platform, key, sent);
    expect(rowsOf(platform)).toEqual(done);
  });
});
