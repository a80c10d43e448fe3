import { describe, expect, test } from 'vitest';
import { seal, unseal } from '#bff/patients/removal/sealing';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { ask, recordsOf, writeRecords } from '#mocks/testing/ask-patients';

const first = { id: 'n-1', title: 'Primo incontro', text: 'Segreto confidato.', date: '03/11/2026', mood: 'kept' };
const older = { id: 'n-0', title: 'Avvio', text: 'Obiettivi.', date: '12/10/2026' };
const giulia = { user_pt: 'pt-giulia', anamnesi: 'Sonno leggero.', notes: [first, older], colour: 'kept' };
const marco = { user_pt: 'pt-marco', anamnesi: '', notes: [] };
const greco = { user_pt: 'pt-greco' };
const undoKey = '0123456789abcdef0123456789abcdef';
const another = 'fedcba9876543210fedcba9876543210';

function withRecords(): TestPlatform {
  const platform = createTestPlatform();
  writeRecords(platform, [greco, giulia, marco]);
  return platform;
}

const removed = { patients: ['pt-giulia', 'pt-greco'], undoKey };
const deleted = { patient: 'pt-giulia', notes: ['n-1'], undoKey };
const stored = ({ db }: TestPlatform) => JSON.stringify(db.users.get('pt-rinaldi'));

describe('patients who are removed', () => {
  test('leave the list with anamnesis and notes; chat and appointments stay (CARD-05, CARD-15)', async () => {
    const platform = withRecords();
    const before = platform.db.snapshot();
    expect(await ask(platform, 'removePatients', removed)).toEqual({ status: 200, body: {} });
    expect(recordsOf(platform)).toEqual([marco]);
    const { tables } = platform.db.snapshot();
    for (const table of ['chats', 'messages', 'events', 'invoices']) {
      expect(tables[table]?.length).toBeGreaterThan(0);
      expect(tables[table]).toEqual(before.tables[table]);
    }
  });

  test('are restored as they were, where they were, with what nobody here knows', async () => {
    const platform = withRecords();
    await ask(platform, 'removePatients', removed);
    expect(await ask(platform, 'restorePatients', { undoKey })).toEqual({ status: 200, body: {} });
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
    expect(await ask(platform, 'restorePatients', { undoKey })).toEqual({ status: 200, body: {} });
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });

  test('and written of again meanwhile keep both', async () => {
    const platform = withRecords();
    await ask(platform, 'removePatients', removed);
    const words = { title: 'Dopo', text: 'Riscritta.' };
    await ask(platform, 'addNote', { patient: 'pt-giulia', ...words, idempotencyKey: 'key-of-note' });
    await ask(platform, 'restorePatients', { undoKey });
    const [, , record] = recordsOf(platform);
    expect(recordsOf(platform).map(({ user_pt }) => user_pt)).toEqual(['pt-greco', 'pt-marco', 'pt-giulia']);
    expect(record).toMatchObject({ ...giulia, notes: [words, first, older] });
  });

  test('are removed once: sent again after a lost answer it is done, and can still be undone', async () => {
    const platform = withRecords();
    platform.faults.set('updateUser', ['connection-lost-after']);
    await ask(platform, 'removePatients', removed);
    platform.faults.set('updateUser', []);
    expect(await ask(platform, 'removePatients', removed)).toEqual({ status: 200, body: {} });
    await ask(platform, 'restorePatients', { undoKey });
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });

  test('are all refused when one of them is not in the list, and nothing is removed', async () => {
    const platform = withRecords();
    const answer = await ask(platform, 'removePatients', { patients: ['pt-giulia', 'pt-pini'], undoKey });
    expect(answer).toMatchObject({ status: 404 });
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });
});

describe('notes that are deleted', () => {
  test('leave the record, whose other notes and anamnesis stay (CARD-41)', async () => {
    const platform = withRecords();
    expect(await ask(platform, 'deleteNotes', deleted)).toEqual({ status: 200, body: { deleted: 1 } });
    expect(recordsOf(platform)).toEqual([greco, { ...giulia, notes: [older] }, marco]);
  });

  test('are restored in their place', async () => {
    const platform = withRecords();
    await ask(platform, 'deleteNotes', { ...deleted, notes: ['n-0', 'n-1'] });
    await ask(platform, 'restoreNotes', { undoKey });
    expect(recordsOf(platform)).toEqual([greco, giulia, marco]);
  });

  test('and were deleted elsewhere already are no failure', async () => {
    const platform = withRecords();
    await ask(platform, 'deleteNotes', deleted);
    const answer = await ask(platform, 'deleteNotes', { ...deleted, undoKey: another });
    expect(answer).toEqual({ status: 200, body: { deleted: 0 } });
    expect(await ask(platform, 'restoreNotes', { undoKey })).toEqual({ status: 200, body: {} });
  });
});

describe('what was removed', () => {
  test('can be read by nobody who has not the key, the platform included (GUARD-70)', async () => {
    const platform = withRecords();
    await ask(platform, 'deleteNotes', deleted);
    expect(stored(platform)).not.toContain('Segreto');
    expect(stored(platform)).not.toContain(undoKey);
    expect(JSON.stringify(platform.logged)).not.toContain(undoKey);
    expect(await ask(platform, 'restoreNotes', { undoKey: another })).toMatchObject({
      status: 410,
      body: { code: 'undo_gone' },
    });
  });

  test('can be undone until something else is removed', async () => {
    const platform = withRecords();
    await ask(platform, 'deleteNotes', deleted);
    await ask(platform, 'removePatients', { patients: ['pt-marco'], undoKey: another });
    expect(await ask(platform, 'restoreNotes', { undoKey })).toMatchObject({ body: { code: 'undo_gone' } });
    expect(await ask(platform, 'restorePatients', { undoKey: another })).toMatchObject({ status: 200 });
  });

  test('is dropped with the first change of a record an hour later', async () => {
    const platform = withRecords();
    await ask(platform, 'deleteNotes', deleted);
    const words = { patient: 'pt-giulia', title: 'Dopo', text: 'Un’ora.' };
    platform.advance(3_600_000);
    await ask(platform, 'addNote', { ...words, idempotencyKey: 'key-of-note' });
    expect(stored(platform)).toContain('"sealed"');
    platform.advance(1_000);
    await ask(platform, 'addNote', { ...words, idempotencyKey: 'key-of-another' });
    expect(stored(platform)).not.toContain('"sealed"');
  });

  test('is never taken from what somebody tampered with', async () => {
    const sealed = await seal(undoKey, 'Un testo, lungo o breve.');
    expect(await unseal(undoKey, sealed)).toBe('Un testo, lungo o breve.');
    expect(await unseal(another, sealed)).toBeUndefined();
    expect(await unseal(undoKey, `${sealed.slice(0, -6)}AAAAA=`)).toBeUndefined();
    expect(await seal(undoKey, 'Un testo, lungo o breve.')).not.toBe(sealed);
  });
});
