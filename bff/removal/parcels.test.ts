import { describe, expect, test } from 'vitest';
import { removeInParcels, rowsInParcel } from '#bff/removal/parcels';
import { withoutRows } from '#bff/removal/removed-rows';
import { restoreEntries } from '#contracts/diary/diary.api';
import { restoreRecords } from '#contracts/patients/patients.api';
import { longestPiece, mostPieces, parcelLastsMs } from '#contracts/removal/parcels';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { longestSealed } from '#mocks/testing/parcels';

const unreadable = expect.objectContaining({ code: 'parcel_unreadable' });

/** Removes all of the rows; the test's platform holds none of them. */
function removeAll(platform: TestPlatform, rows: readonly unknown[]) {
  return removeInParcels(
    platform.contextFor('giulia'),
    restoreEntries,
    async (change) => change(rows),
    (all) => withoutRows(all, () => true),
  );
}

const open = (platform: TestPlatform, parcel: readonly string[] = [], as: PersonaName = 'giulia') =>
  rowsInParcel(platform.contextFor(as), restoreEntries, parcel).map(({ row }) => row);

describe('a parcel of removed rows', () => {
  const rows = [{ id: 'a', secret: 'kept' }, 'odd', { id: 'b' }];

  test('holds them whole, for the user they were taken from', async () => {
    const platform = createTestPlatform();
    const { parcels, isComplete } = await removeAll(platform, rows);
    expect(parcels.map((parcel) => open(platform, parcel))).toEqual([rows]);
    expect(isComplete).toBe(true);
  });

  test('is opened for nobody else', async () => {
    const platform = createTestPlatform();
    const [parcel] = (await removeAll(platform, rows)).parcels;
    expect(() => open(platform, parcel, 'marco')).toThrow(unreadable);
  });

  test('is opened by no other operation: a diary never becomes records', async () => {
    const platform = createTestPlatform();
    const [parcel = []] = (await removeAll(platform, rows)).parcels;
    expect(() => rowsInParcel(platform.contextFor('giulia'), restoreRecords, parcel)).toThrow(unreadable);
  });

  test('is not opened when a sign of it was changed, or another text is sent', async () => {
    const platform = createTestPlatform();
    const [[piece = ''] = []] = (await removeAll(platform, rows)).parcels;
    for (const text of [`${piece}A`, piece.slice(1), 'never-sealed']) {
      expect(() => open(platform, [text])).toThrow(unreadable);
    }
  });

  test('is not what was sealed here for something else', () => {
    const platform = createTestPlatform();
    for (const text of ['no JSON', '7', '[]']) {
      expect(() => open(platform, [platform.contextFor('giulia').sealedTexts.seal(text)])).toThrow(unreadable);
    }
  });

  test('can be opened for a day, and then says that it is too late', async () => {
    const platform = createTestPlatform();
    const [parcel] = (await removeAll(platform, rows)).parcels;
    platform.advance(parcelLastsMs);
    expect(open(platform, parcel)).toEqual(rows);
    platform.advance(1_000);
    expect(() => open(platform, parcel)).toThrow(expect.objectContaining({ code: 'parcel_expired' }));
  });

  test('never holds more than a request takes, however the rows fall', async () => {
    const platform = createTestPlatform();
    const lengths = [46_000, 1_000, 30_000, 30_000, 5, 46_500, 46_600];
    const long = lengths.map((length, at) => ({ id: `r${at}`, text: 'x'.repeat(length) }));
    const { parcels, isComplete } = await removeAll(platform, long);
    expect(longestSealed(platform.contextFor('giulia'), parcels)).toBeLessThanOrEqual(longestPiece * mostPieces);
    expect(parcels.flatMap((parcel) => open(platform, parcel))).toEqual(long);
    expect(isComplete).toBe(true);
  });

  test('a row too long for a request is in none, and the answer says that something is missing', async () => {
    const platform = createTestPlatform();
    const { parcels, isComplete } = await removeAll(platform, [...rows, { id: 'c', text: 'x'.repeat(60_000) }]);
    expect(parcels.flatMap((parcel) => open(platform, parcel))).toEqual(rows);
    expect(isComplete).toBe(false);
  });
});
