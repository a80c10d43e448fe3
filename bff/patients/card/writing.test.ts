import { describe, expect, test } from 'vitest';
import { noteRevision } from '#bff/patients/records/listed-notes';
import { versionOf } from '#bff/version-of';
import { mostNotes } from '#contracts/patients/patients.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { ask, recordsOf, writeRecords } from '#mocks/testing/ask-patients';

const first = { id: 'n-1', title: 'Primo incontro', text: 'Puntuale.', date: '03/11/2026', mood: 'kept' };
const older = { id: 'n-0', title: 'Avvio', text: 'Obiettivi.', date: '12/10/2026' };
const giulia = { user_pt: 'pt-giulia', anamnesi: 'Sonno leggero.', notes: [first, older], colour: 'kept' };
const words = { title: 'Secondo incontro', text: 'Più disteso.' };
const ofGiulia = { patient: 'pt-giulia' };
const asRead = { ...ofGiulia, revision: versionOf(giulia.anamnesi) };
const ofFirst = { ...ofGiulia, note: 'n-1', revision: noteRevision(first) };

function withGiulia(): TestPlatform {
  const platform = createTestPlatform();
  writeRecords(platform, [giulia]);
  return platform;
}

describe('the anamnesis', () => {
  test('is saved in the therapist’s own record, and nothing else changes (CARD-21, LEG-68, LEG-71)', async () => {
    const platform = withGiulia();
    const before = platform.db.users.get('pt-rinaldi');
    const answer = await ask(platform, 'saveAnamnesis', { ...asRead, text: ' Dorme meglio. \n' });
    expect(answer).toEqual({ status: 200, body: { revision: versionOf('Dorme meglio.') } });
    expect(platform.db.users.get('pt-rinaldi')).toEqual({
      ...before,
      public_configuration: {
        ...before?.public_configuration,
        patients: [{ ...giulia, anamnesi: 'Dorme meglio.' }],
      },
    });
  });

  test('changed elsewhere meanwhile is refused with what stands, and nothing is written', async () => {
    const platform = withGiulia();
    await ask(platform, 'saveAnamnesis', { ...asRead, text: 'Dall’altra finestra.' });
    expect(await ask(platform, 'saveAnamnesis', { ...asRead, text: 'Da questa.' })).toMatchObject({
      status: 409,
      body: {
        code: 'anamnesis_changed',
        details: { text: 'Dall’altra finestra.', revision: versionOf('Dall’altra finestra.') },
      },
    });
    expect(recordsOf(platform)[0]).toMatchObject({ anamnesi: 'Dall’altra finestra.' });
  });

  test('sent again after a lost answer is no conflict', async () => {
    const platform = withGiulia();
    for (const _time of [1, 2]) {
      expect(await ask(platform, 'saveAnamnesis', { ...asRead, text: 'Dorme.' })).toMatchObject({ status: 200 });
    }
  });

  test('and a note, saved in two windows at once, both last', async () => {
    const platform = withGiulia();
    const answers = await Promise.all([
      ask(platform, 'saveAnamnesis', { ...asRead, text: 'Dorme meglio.' }),
      ask(platform, 'changeNote', { ...ofFirst, ...words }),
      ask(platform, 'addNote', { ...ofGiulia, ...words, idempotencyKey: 'key-of-note' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(recordsOf(platform)[0]).toMatchObject({
      anamnesi: 'Dorme meglio.',
      notes: [{ id: 'key-of-note' }, { ...first, ...words }, older],
    });
  });

  test('begins the record of a patient who has an appointment and none', async () => {
    const platform = createTestPlatform();
    writeRecords(platform, []);
    const input = { patient: 'pt-greco', revision: versionOf(''), text: 'Percorso di coppia.' };
    expect(await ask(platform, 'saveAnamnesis', input)).toMatchObject({ status: 200 });
    expect(recordsOf(platform)).toEqual([{ user_pt: 'pt-greco', anamnesi: 'Percorso di coppia.', notes: [] }]);
  });

  test('of two rows of one patient is written where it is read', async () => {
    const platform = createTestPlatform();
    writeRecords(platform, [
      { user_pt: 'pt-giulia', notes: [older] },
      { ...giulia, notes: [first] },
    ]);
    await ask(platform, 'saveAnamnesis', { ...asRead, text: 'Una sola.' });
    expect(recordsOf(platform)).toMatchObject([{ notes: [older] }, { anamnesi: 'Una sola.', notes: [first] }]);
    expect(recordsOf(platform)[0]).not.toHaveProperty('anamnesi');
  });
});

describe('a note', () => {
  test('that is new stands on top, of today, with the key for its id (CARD-37, CARD-38)', async () => {
    const platform = withGiulia();
    const answer = await ask(platform, 'addNote', { ...ofGiulia, ...words, idempotencyKey: 'key-of-note' });
    expect(answer).toEqual({ status: 200, body: { id: 'key-of-note' } });
    const added = { id: 'key-of-note', ...words, date: '23/11/2026' };
    expect(recordsOf(platform)).toEqual([{ ...giulia, notes: [added, first, older] }]);
  });

  test('sent twice is one; the same key with other words is refused (CARD-37)', async () => {
    const platform = withGiulia();
    const input = { ...ofGiulia, ...words, idempotencyKey: 'key-of-note' };
    await Promise.all([ask(platform, 'addNote', input), ask(platform, 'addNote', input)]);
    expect((recordsOf(platform)[0] as typeof giulia).notes).toHaveLength(3);
    expect(await ask(platform, 'addNote', { ...input, text: 'Altro.' })).toMatchObject({
      status: 409,
      body: { code: 'key_reused' },
    });
  });

  test('sent again after another program doubled it is not added once more', async () => {
    const platform = withGiulia();
    const input = { ...ofGiulia, ...words, idempotencyKey: 'key-of-note' };
    await ask(platform, 'addNote', input);
    const [{ notes }] = recordsOf(platform) as [typeof giulia];
    writeRecords(platform, [{ ...giulia, notes: [...notes.slice(0, 1), ...notes] }]);
    expect(await ask(platform, 'addNote', input)).toMatchObject({ status: 200 });
    expect((recordsOf(platform)[0] as typeof giulia).notes).toHaveLength(4);
  });

  test('whose key was sent with another patient’s is refused, and added to nobody', async () => {
    const platform = withGiulia();
    writeRecords(platform, [giulia, { user_pt: 'pt-valli', anamnesi: '', notes: [] }]);
    const input = { ...words, idempotencyKey: 'key-of-note' };
    await ask(platform, 'addNote', { ...ofGiulia, ...input });
    const before = recordsOf(platform);
    const answer = await ask(platform, 'addNote', { patient: 'pt-valli', ...input });
    expect(answer).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect(recordsOf(platform)).toEqual(before);
    expect(await ask(platform, 'addNote', { ...ofGiulia, ...input })).toMatchObject({ status: 200 });
  });

  test('changed keeps its place, its day and what nobody here knows (CARD-36)', async () => {
    const platform = withGiulia();
    const input = { ...ofGiulia, note: 'n-0', revision: noteRevision(older), ...words };
    expect(await ask(platform, 'changeNote', input)).toEqual({ status: 200, body: {} });
    expect(recordsOf(platform)).toEqual([{ ...giulia, notes: [first, { ...older, ...words }] }]);
  });

  test('changed elsewhere meanwhile is refused with what stands', async () => {
    const platform = withGiulia();
    await ask(platform, 'changeNote', { ...ofFirst, ...words });
    const answer = await ask(platform, 'changeNote', { ...ofFirst, title: 'Mio', text: 'Mio testo.' });
    const details = { id: 'n-1', ...words, date: '2026-11-03', revision: noteRevision(words) };
    expect(answer).toMatchObject({ status: 409, body: { code: 'note_changed', details } });
  });

  test('deleted elsewhere meanwhile is told as such', async () => {
    const platform = withGiulia();
    await ask(platform, 'deleteNotes', { ...ofGiulia, notes: ['n-1'] });
    expect(await ask(platform, 'changeNote', { ...ofFirst, ...words })).toMatchObject({
      status: 409,
      body: { code: 'note_gone' },
    });
  });

  test('needs both title and text; otherwise nothing is saved (CARD-33)', async () => {
    const platform = withGiulia();
    for (const empty of [{ title: ' ' }, { text: '\n' }]) {
      const added = await ask(platform, 'addNote', { ...ofGiulia, ...words, ...empty, idempotencyKey: 'key-of-note' });
      const changed = await ask(platform, 'changeNote', { ...ofFirst, ...words, ...empty });
      expect([added, changed]).toMatchObject([{ status: 400 }, { status: 400 }]);
    }
    expect(recordsOf(platform)).toEqual([giulia]);
  });

  test('beyond the most is refused', async () => {
    const platform = createTestPlatform();
    const notes = Array.from({ length: mostNotes }, (_, at) => ({ ...first, id: `n-${at}` }));
    writeRecords(platform, [{ ...giulia, notes }]);
    const answer = await ask(platform, 'addNote', { ...ofGiulia, ...words, idempotencyKey: 'key-of-note' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'list_full' } });
  });

  test('without an id, or with that of another, is changed alone', async () => {
    const platform = createTestPlatform();
    const nameless = { title: 'Senza', text: 'nome' };
    writeRecords(platform, [{ ...giulia, notes: [first, { ...older, id: 'n-1' }, nameless] }]);
    const { body } = await ask(platform, 'readPatient', ofGiulia);
    const { notes } = (body as { value: { treatment: { notes: { id: string; revision: string }[] } } }).value.treatment;
    expect(new Set(notes.map(({ id }) => id)).size).toBe(3);
    const [, second, third] = notes;
    await ask(platform, 'changeNote', { ...ofGiulia, note: second?.id, revision: second?.revision, ...words });
    await ask(platform, 'changeNote', { ...ofGiulia, note: third?.id, revision: third?.revision, ...words });
    expect(recordsOf(platform)).toMatchObject([{ notes: [first, { id: 'n-1', ...words }, words] }]);
  });
});

test('nothing can be written of somebody who only wrote: it would open their data (CARD-29)', async () => {
  const platform = withGiulia();
  const ofMarco = { patient: 'pt-marco' };
  const answers = await Promise.all([
    ask(platform, 'saveAnamnesis', { ...ofMarco, revision: versionOf(''), text: 'Chi è?' }),
    ask(platform, 'addNote', { ...ofMarco, ...words, idempotencyKey: 'key-of-note' }),
    ask(platform, 'tickMinorCheck', { ...ofMarco, check: 'guardian-document', isDone: true }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(recordsOf(platform)).toEqual([giulia]);
});

test('what was seen of a patient under age is kept with its day, each by itself', async () => {
  const platform = createTestPlatform();
  const tick = (check: string, isDone: boolean) => ask(platform, 'tickMinorCheck', { ...ofGiulia, check, isDone });
  const at = '2026-11-23T09:00:00.000Z';
  expect((await tick('guardian-document', true)).body).toEqual({ guardianDocument: at, parentsConsent: null });
  platform.advance(60_000);
  expect((await tick('guardian-document', true)).body).toEqual({ guardianDocument: at, parentsConsent: null });
  const later = '2026-11-23T09:01:00.000Z';
  expect((await tick('parents-consent', true)).body).toEqual({ guardianDocument: at, parentsConsent: later });
  expect((await tick('guardian-document', false)).body).toEqual({ guardianDocument: null, parentsConsent: later });
});
