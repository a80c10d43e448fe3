import { describe, expect, test } from 'vitest';
import { updateOwnUser } from '#bff/users/update-own-user';
import { largestUser, largestWithLists } from '#bff/users/user-size';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { ask, recordsOf, writeRecords } from '#mocks/testing/ask-patients';
import { observeCalls } from '#mocks/testing/observe-calls';

/** A platform whose Rinaldi is about that large, by the text of one record. */
function withUserOf(bytes: number): TestPlatform {
  const platform = createTestPlatform();
  writeRecords(platform, []);
  const rest = JSON.stringify(platform.db.users.get('pt-rinaldi')).length;
  // A letter of two bytes, so that bytes are counted and not letters.
  writeRecords(platform, [{ user_pt: 'pt-giulia', anamnesi: 'è'.repeat((bytes - rest) / 2), notes: [] }]);
  return platform;
}

const addNote = (platform: TestPlatform) =>
  ask(platform, 'addNote', {
    ...{ patient: 'pt-giulia', title: 'Dopo', text: 'a'.repeat(9_000) },
    idempotencyKey: 'key-of-note',
  });

describe('a user that is saved whole', () => {
  test('is never made larger than the platform takes: what would is refused, and nothing is sent', async () => {
    const platform = withUserOf(largestWithLists - 5_000);
    const before = recordsOf(platform);
    expect(await addNote(platform)).toMatchObject({ status: 422, body: { code: 'account_full' } });
    expect(recordsOf(platform)).toEqual(before);
    expect(await addNote(withUserOf(largestWithLists - 20_000))).toMatchObject({ status: 200 });
  });

  test('keeps room for everything else when its lists are full', async () => {
    const platform = withUserOf(largestWithLists);
    const billing = { public_configuration: { cap: '20124' } };
    await updateOwnUser(platform.contextFor('rinaldi'), () => billing);
    expect(platform.db.users.get('pt-rinaldi')?.public_configuration.cap).toBe('20124');
    const { context, sentTo } = observeCalls(withUserOf(largestUser), 'rinaldi');
    const long = { public_configuration: { biography: 'a'.repeat(2_000) } };
    await expect(updateOwnUser(context, () => long)).rejects.toMatchObject({ code: 'account_full' });
    expect(sentTo('updateUser')).toEqual([]);
  });

  test('that is too large already can be made smaller', async () => {
    const platform = withUserOf(largestUser + 100_000);
    expect(await ask(platform, 'removePatients', { patients: ['pt-giulia'] })).toMatchObject({ status: 200 });
    expect(recordsOf(platform)).toEqual([]);
  });
});
