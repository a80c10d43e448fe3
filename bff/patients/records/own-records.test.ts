import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LegacyUnreadable } from '#bff/legacy/legacy-failures';
import {
  recordAtAGlance,
  recordFor,
  recordRows,
  withAnamnesis,
  withNote,
  withNotes,
} from '#bff/patients/records/own-records';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';

const note = { id: 'n-1', title: 'Primo incontro', text: 'Puntuale.', date: '03/11/2026' };
const giulia = { user_pt: 'pt-giulia', anamnesi: 'Sonno leggero.', notes: [note] };
const odd = ['odd', null, 7, { user_pt: ['pt-giulia'] }, { anamnesi: 'Di nessuno.' }];

const userWith = (patients: unknown) => ({
  public_configuration: { patients },
  manager_configuration: {},
  configuration: {},
});

describe('a list of records', () => {
  test.each([
    ['a list', [giulia], [giulia]],
    ['an object with number keys', { 1: giulia }, [giulia]],
    ['nothing', null, []],
    ['an empty text', '', []],
    ['an empty list', [], []],
  ])('may come as %s', (_form, patients, rows) => {
    expect(recordRows(userWith(patients))).toEqual(rows);
  });

  test.each(['odd', 7, true, { 0: giulia, name: 'lost' }])(
    'of another form (%j) is never taken for an empty one',
    (patients) => {
      expect(() => recordRows(userWith(patients))).toThrow(LegacyUnreadable);
    },
  );
});

describe('rows that nobody can read stay where they are', () => {
  const rows = [...odd, giulia];

  test('when an anamnesis is written', () => {
    expect(withAnamnesis(rows, 'pt-giulia', 'Nuova.')).toEqual([...odd, { ...giulia, anamnesi: 'Nuova.' }]);
    expect(withAnamnesis(odd, 'pt-giulia', 'Nuova.').slice(0, -1)).toEqual(odd);
  });

  test('when a note is added, changed or left out', () => {
    const oddNotes = { ...giulia, notes: ['odd', { title: ['x'] }, note] };
    const words = { id: 'n-2', title: 'Dopo', text: 'Sereno.' };
    expect(withNote([...odd, oddNotes], 'pt-giulia', words)).toEqual([
      ...odd,
      { ...giulia, notes: [words, ...oddNotes.notes] },
    ]);
    expect(withNotes([...odd, oddNotes], 'pt-giulia', (row, id) => (id === 'n-1' ? [] : [row]))).toEqual([
      ...odd,
      { ...giulia, notes: ['odd', { title: ['x'] }] },
    ]);
  });

  test('and are part of no record', () => {
    expect(recordFor(rows, 'pt-giulia')?.anamnesis.text).toBe('Sonno leggero.');
    expect(recordFor(odd, 'pt-giulia')).toBeUndefined();
  });
});

test.each([
  { notes: 'due parole', faults: [{ list: 'patients.notes', fields: [] }] },
  { notes: 7, faults: [{ list: 'patients.notes', fields: [] }] },
  { notes: '', faults: [] },
  { notes: null, faults: [] },
  { notes: undefined, faults: [] },
  { notes: [], faults: [] },
])('reads the notes $notes as none, and records a fault where text may be lost: $faults', ({ notes, faults }) => {
  const read = gatherRowFaults(() => recordFor([{ ...giulia, notes }], 'pt-giulia'));
  expect(read.result?.notes).toEqual([]);
  expect(read.faults).toEqual(faults);
});

test('two rows of one patient are read as one record', () => {
  const second = { user_pt: 'pt-giulia', anamnesi: 'Un’altra.', notes: [{ ...note, id: 'n-2' }] };
  const record = recordFor([{ user_pt: 'pt-giulia' }, giulia, second], 'pt-giulia');
  expect(record?.anamnesis.text).toBe('Sonno leggero.');
  expect(record?.notes.map(({ id }) => id)).toEqual(['n-1', 'n-2']);
});

test('a note without words, or that is none, is not shown; a day may come in any form', () => {
  const notes = [{ id: 'n-0' }, 'odd', { ...note, date: '2026-11-03' }, { ...note, id: 'n-2', date: 'ieri' }];
  expect(recordFor([{ ...giulia, notes }], 'pt-giulia')?.notes).toMatchObject([
    { id: 'n-1', date: '2026-11-03' },
    { id: 'n-2', date: null },
  ]);
});

test('notes alike, or that share an id, have names of their own, found without counting through those before them', () => {
  const alike = { title: 'Seduta', text: 'Come sempre.', date: '03/11/2026' };
  const notes = [note, ...Array.from({ length: 2_000 }, () => alike), { ...note, text: 'Un’altra.' }];
  const looked = vi.spyOn(Map.prototype, 'get');
  onTestFinished(() => looked.mockRestore());
  const ids = recordFor([{ ...giulia, notes }], 'pt-giulia')?.notes.map(({ id }) => id) ?? [];
  expect(looked.mock.calls.length).toBeGreaterThan(notes.length);
  expect(looked.mock.calls.length).toBeLessThan(10 * notes.length);
  expect([ids[0], ids.at(-1)]).toEqual(['n-1.1-2', 'n-1.2-2']);
  expect(ids[1]).toMatch(/^[\da-f]+-[\da-f]+\.1-2000$/);
  expect(new Set(ids).size).toBe(notes.length);
});

test('a glance at a record counts the notes that its card shows', () => {
  const notes = [
    { id: 'n-0' },
    'odd',
    { title: ['x'] },
    note,
    { ...note },
    { title: 'Senza testo' },
    { text: 'Solo testo' },
  ];
  for (const rows of [[], [{ ...giulia, notes }], [{ user_pt: 'pt-giulia' }, { ...giulia, notes }, giulia]]) {
    const record = recordFor(rows, 'pt-giulia');
    const hasAnamnesis = (record?.anamnesis.text ?? '') !== '';
    expect(recordAtAGlance(rows)).toEqual({ notes: record?.notes.length ?? 0, hasAnamnesis });
  }
});

test.each([
  [
    'notes as a text, by a new note',
    { notes: 'Un testo.' },
    (rows: readonly unknown[]) => withNote(rows, 'pt-giulia', note),
  ],
  [
    'notes by name, by a change',
    { notes: { prima: note } },
    (rows: readonly unknown[]) => withNotes(rows, 'pt-giulia', () => []),
  ],
  [
    'an anamnesis of parts',
    { anamnesi: { sonno: 'leggero' } },
    (rows: readonly unknown[]) => withAnamnesis(rows, 'pt-giulia', ''),
  ],
])('a record with %s is not replaced by what is understood of it (LEGACY-13)', (_form, odd, change) => {
  expect(() => change([{ ...giulia, ...odd }])).toThrow(LegacyUnreadable);
});
