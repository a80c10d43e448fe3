import { describe, expect, test } from 'vitest';
import { withoutNotes, withoutPatients, withRestoredRecords } from '#bff/patients/removal/removed-records';
import { removeInParcels, rowsInParcel } from '#bff/removal/parcels';
import { longestText, restoreRecords } from '#contracts/patients/patients.api';
import { longestPiece, mostPieces } from '#contracts/removal/parcels';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { ask, recordsOf, removeAll, restoreAll, writeRecords } from '#mocks/testing/ask-patients';
import { whileReadingFails } from '#mocks/testing/lost-writes';
import { longestSealed } from '#mocks/testing/parcels';

const first = { id: 'n-1', title: 'Primo incontro', text: 'Segreto confidato.', date: '03/11/2026', mood: 'kept' };
const older = { id: 'n-0', title: 'Avvio', text: 'Obiettivi.', date: '12/10/2026' };
const giulia = { user_pt: 'pt-giulia', anamnesi: 'Sonno leggero.', notes: [first, older], colour: 'kept' };
const marco = { user_pt: 'pt-marco', anamnesi: '', notes: '' };
const greco = { user_pt: 'pt-greco' };
const words = { title: 'Dopo', text: 'Riscritta.' };

function withRecords(...records: readonly object[]): TestPlatform {
  const platform = createTestPlatform();
  writeRecords(platform, records.length > 0 ? records : [greco, giulia, marco]);
  return platform;
}

const chosen = { patients: ['pt-giulia', 'pt-greco'] };
const deleted = { patient: 'pt-giulia', notes: ['n-1'] };
const remove = (platform: TestPlatform) => removeAll(platform, 'removePatients', chosen);
const deleteFirst = (platform: TestPlatform) => removeAll(platform, 'deleteNotes', deleted);
const stored = ({ db }: TestPlatform) => JSON.stringify(db.users.get('pt-rinaldi'));

describe('patients who are removed', () => {
  test('leave the list with anamnesis and notes; chat and appointments stay (CARD-05, CARD-15)', async () => {
    const platform = withRecords();
    const before = platform.db.snapshot();
    expect(await ask(platform, 'removePatients', chosen)).toMatchObject({ status: 200, body: { isComplete: true } });
    expect(recordsOf(platform)).toEqual([marco]);
    const { tables } = platform.db.snapshot();
    for (const table of ['chats', 'messages', 'events', 'invoices']) {
      expect(tables[table]?.length).toBeGreaterThan(0);
      expect(tables[table]).toEqual(before.tables[table]);
    }
  });

  test('come back as they were, where they were, with what nobody here knows, and once (CARD-15)', async () => {
    const platform = withRecords();
    const parcels = await remove(platform);
    await Promise.all([1, 2].map(() => restoreAll(platform, parcels)));
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
    await restoreAll(platform, parcels);
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });

  test('and whom another tab added again meanwhile have one record, with what either says, and once', async () => {
    const platform = withRecords();
    const parcels = await remove(platform);
    await ask(platform, 'addNote', { patient: 'pt-giulia', ...words, idempotencyKey: 'key-of-note' });
    const { anamnesis } = (await cardOf(platform, 'pt-giulia')).treatment;
    await ask(platform, 'saveAnamnesis', {
      patient: 'pt-giulia',
      revision: anamnesis.revision,
      text: 'Riposa meglio.',
    });
    for (let time = 1; time <= 2; time += 1) {
      await restoreAll(platform, parcels);
      const [, , record] = recordsOf(platform);
      expect(recordsOf(platform).map(({ user_pt }) => user_pt)).toEqual(['pt-greco', 'pt-marco', 'pt-giulia']);
      expect(record).toEqual({
        ...giulia,
        anamnesi: 'Sonno leggero.\n\nRiposa meglio.',
        notes: [expect.objectContaining(words), first, older],
      });
    }
  });

  test('and are gone already are passed over; of two tabs one can bring them back', async () => {
    const platform = withRecords();
    const parcels = (await Promise.all([remove(platform), remove(platform)])).flat();
    expect(parcels).toHaveLength(1);
    expect(recordsOf(platform)).toEqual([marco]);
    await restoreAll(platform, parcels);
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });

  test('five hundred with what is written of them, leave in parcels of one request each, and come back', async () => {
    const many = Array.from({ length: 500 }, (_, at) => recordNumber(at, 5, 600));
    const context = createTestPlatform().contextFor('rinaldi');
    let left: readonly unknown[] = many;
    const { parcels } = await removeInParcels(
      context,
      restoreRecords,
      async (change) => {
        left = change(many);
      },
      (rows) => withoutPatients(rows, new Set(many.map(({ user_pt }) => user_pt))),
    );
    expect(left).toEqual([]);
    expect(longestSealed(context, parcels)).toBeLessThanOrEqual(longestPiece * mostPieces);
    for (const parcel of parcels) left = withRestoredRecords(left, rowsInParcel(context, restoreRecords, parcel));
    expect(left).toEqual(many);
  });

  test('one of whom more is written than a request takes comes back whole', async () => {
    const long = { ...recordNumber(1, 12, longestText), colour: 'kept' };
    const platform = withRecords(greco, long, marco);
    const parcels = await removeAll(platform, 'removePatients', { patients: [long.user_pt] });
    expect(parcels.length).toBeGreaterThan(1);
    await restoreAll(platform, parcels);
    await restoreAll(platform, parcels);
    expect(recordsOf(platform)).toEqual([greco, long, marco]);
  });
});

describe('notes that are deleted', () => {
  test('leave the record, whose other notes and anamnesis stay (CARD-41)', async () => {
    const platform = withRecords();
    expect(await ask(platform, 'deleteNotes', deleted)).toMatchObject({ status: 200, body: { isComplete: true } });
    expect(recordsOf(platform)).toEqual([greco, { ...giulia, notes: [older] }, marco]);
  });

  test('come back to their place, with what nobody here knows, and once (CARD-41)', async () => {
    const platform = withRecords();
    const parcels = await removeAll(platform, 'deleteNotes', { ...deleted, notes: ['n-0', 'n-1'] });
    await Promise.all([1, 2].map(() => restoreAll(platform, parcels)));
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });

  test('leave the other note of their id, also when they are deleted again, and come back to their place', async () => {
    const twice = { ...giulia, notes: [first, { ...first, text: 'Un’altra.' }, older] };
    const platform = withRecords(twice);
    const input = { ...deleted, notes: ['n-1.1-2'] };
    const parcels = await removeAll(platform, 'deleteNotes', input);
    expect(await removeAll(platform, 'deleteNotes', input)).toEqual([]);
    expect(recordsOf(platform)).toEqual([{ ...twice, notes: twice.notes.slice(1) }]);
    await restoreAll(platform, parcels);
    expect(recordsOf(platform)).toEqual([twice]);
  });

  test('come back though their patient was removed meanwhile', async () => {
    const platform = withRecords();
    const parcels = await deleteFirst(platform);
    await remove(platform);
    await restoreAll(platform, parcels);
    expect(recordsOf(platform)).toEqual([marco, { user_pt: 'pt-giulia', anamnesi: '', notes: [first] }]);
  });

  test('and are gone already are passed over, without a write', async () => {
    const platform = withRecords();
    const parcels = await deleteFirst(platform);
    platform.faults.set('updateUser', ['status-500']);
    for (const patient of ['pt-giulia', 'pt-marco']) {
      const answer = await ask(platform, 'deleteNotes', { ...deleted, patient });
      expect(answer).toMatchObject({ status: 200, body: { parcels: [] } });
      const rows = recordsOf(platform);
      expect(withoutNotes(rows, patient, new Set(deleted.notes)).left).toBe(rows);
    }
    platform.faults.set('updateUser', []);
    await restoreAll(platform, parcels);
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });
});

describe('what was removed', () => {
  test.each([
    ['removePatients', remove],
    ['deleteNotes', deleteFirst],
  ] as const)('by %s waits nowhere: neither the platform nor the log holds it (GUARD-70)', async (_key, act) => {
    const platform = withRecords();
    const before = platform.db.users.get('pt-rinaldi')?.configuration;
    await act(platform);
    expect(stored(platform)).not.toContain('Segreto');
    expect(platform.db.users.get('pt-rinaldi')?.configuration).toEqual(before);
    expect(JSON.stringify(platform.logged)).not.toContain('Segreto');
  });

  test('is nobody else’s to bring back, and nothing is written for it (GUARD-70)', async () => {
    const platform = withRecords();
    const [parcel] = await remove(platform);
    const before = platform.db.snapshot();
    const answer = await ask(platform, 'restoreRecords', { parcel }, 'serafini');
    expect(answer).toMatchObject({ status: 410, body: { code: 'parcel_unreadable' } });
    expect(JSON.stringify(answer)).not.toContain('Segreto');
    expect(platform.db.snapshot()).toEqual(before);
  });
});

describe('a platform that fails at the write', () => {
  test.each(['status-500', 'connection-lost-before', 'success-without-effect'] as const)(
    '(%s) leaves the records as they are, and what was removed can still be brought back',
    async (fault) => {
      const platform = withRecords();
      platform.faults.set('updateUser', [fault]);
      expect((await ask(platform, 'removePatients', chosen)).status).toBeGreaterThanOrEqual(500);
      expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
      platform.faults.set('updateUser', []);
      const parcels = await remove(platform);
      platform.faults.set('updateUser', [fault]);
      expect((await ask(platform, 'restoreRecords', { parcel: parcels[0] })).status).toBeGreaterThanOrEqual(500);
      expect(recordsOf(platform)).toEqual([marco]);
      platform.faults.set('updateUser', []);
      await restoreAll(platform, parcels);
      expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
    },
  );

  test.each([
    ['removePatients', chosen, [marco]],
    ['deleteNotes', deleted, [greco, { ...giulia, notes: [older] }, marco]],
  ] as const)(
    'and by %s leaves nobody knowing hands out the way back with the refusal (CARD-15, CARD-41)',
    async (key, input, left) => {
      const platform = withRecords();
      const answer = await whileReadingFails(platform, () => ask(platform, key, input));
      expect(answer).toMatchObject({ status: 503, body: { code: 'removal_unconfirmed', outcomeUnknown: true } });
      expect(JSON.stringify(answer)).not.toContain('Segreto');
      expect(recordsOf(platform)).toEqual(left);
      expect(await ask(platform, key, input)).toMatchObject({ status: 200, body: { parcels: [], isComplete: true } });
      await restoreAll(platform, (answer.body as { details: { parcels: string[][] } }).details.parcels);
      expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
    },
  );

  test('and loses its answer alone is read again: removed and restored once, with the way back', async () => {
    const platform = withRecords();
    platform.faults.set('updateUser', ['connection-lost-after']);
    const parcels = await remove(platform);
    expect(recordsOf(platform)).toEqual([marco]);
    await restoreAll(platform, parcels);
    await restoreAll(platform, parcels);
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });
});

async function cardOf(platform: TestPlatform, patient: string) {
  const { body } = await ask(platform, 'readPatient', { patient });
  return (body as { value: { treatment: { anamnesis: { revision: string } } } }).value;
}

/** A record with notes as long as that. */
function recordNumber(at: number, notes: number, length: number) {
  const token = `pt-molti-${at}`;
  const noteNumber = (number: number) => ({
    ...{ id: `${token}-${number}`, title: `Incontro ${number}`, text: 'è'.repeat(length), date: '03/11/2026' },
  });
  return {
    user_pt: token,
    anamnesi: 'è'.repeat(length),
    notes: Array.from({ length: notes }, (_, n) => noteNumber(n)),
  };
}
