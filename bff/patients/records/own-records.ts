import { safeParse } from 'zod/v4/core';
import { type ListedNote, listedNotes, noteCount } from '#bff/patients/records/listed-notes';
import { listToChange, recordIn, rowsIn, textToChange } from '#bff/users/php-parts';
import { versionOf } from '#bff/version-of';
import { compiled } from '#contracts/kernel/compiled';
import { noteDroppedRow } from '#contracts/kernel/platform/row-faults';
import type { ListedPatient, Note, Treatment } from '#contracts/patients/patients.api';
import { patientRow } from '#contracts/patients/patients.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

type Row = Readonly<Record<string, unknown>>;

/** What a professional keeps about one patient. */
export interface OwnRecord extends Pick<Treatment, 'anamnesis'> {
  readonly notes: readonly Note[];
}

/**
 * The rows of a professional's own patients as they came; those that cannot be read are among them, and stay where they
 * are. Fails with `LegacyUnreadable` for a value that is no list: to replace it would be to erase it.
 */
export function recordRows({ public_configuration: { patients } }: UserRecord): readonly unknown[] {
  return listToChange(patients, 'patients');
}

/** Whose row it is; undefined where it names nobody. */
export function patientOf(row: unknown): string | undefined {
  return safeParse(compiled(patientRow.shape.user_pt), recordIn(row)['user_pt']).data;
}

/**
 * The record of a patient, undefined where there is none. Two rows of one patient, which another program may have left,
 * are read as one.
 */
export function recordFor(rows: readonly unknown[], patient: string): OwnRecord | undefined {
  const own = rows.filter((row) => patientOf(row) === patient).map(recordIn);
  if (own.length === 0) return undefined;
  const text = own.map(anamnesisIn).find((written) => written !== '') ?? '';
  return { anamnesis: anamnesisOf(text), notes: notesOf(rows, patient).map(({ note }) => note) };
}

/** The notes of a patient with the rows they stand in, in the order of the record. */
export function notesOf(rows: readonly unknown[], patient: string): readonly ListedNote[] {
  return listedNotes(rows.filter((row) => patientOf(row) === patient).flatMap(notesIn));
}

/** What the list says of a patient's record: how much is written, and no word of it. */
export function recordAtAGlance(own: readonly unknown[]): Pick<ListedPatient, 'notes' | 'hasAnamnesis'> {
  const rows = own.map(recordIn);
  return { notes: noteCount(rows.flatMap(notesIn)), hasAnamnesis: rows.some((row) => anamnesisIn(row) !== '') };
}

/** A record of which nothing is written yet. */
export const emptyRecord: OwnRecord = { anamnesis: anamnesisOf(''), notes: [] };

function anamnesisOf(text: string): OwnRecord['anamnesis'] {
  return { text, revision: versionOf(text) };
}

/** The anamnesis as text; empty where there is none. */
function anamnesisIn({ anamnesi }: Row): string {
  return safeParse(compiled(patientRow.shape.anamnesi), anamnesi).data ?? '';
}

/** The notes of a row as they came, for reading alone; a value that holds none is noted. */
function notesIn(row: unknown): readonly unknown[] {
  const { notes } = recordIn(row);
  if (typeof notes !== 'object' && (notes ?? '') !== '') noteDroppedRow('patients.notes', []);
  return rowsIn(notes);
}

/** The same, to be written back with a change. Fails as `listToChange` does. */
export function notesToChange(row: unknown): readonly unknown[] {
  return listToChange(recordIn(row)['notes'], 'patients.notes');
}

/** The anamnesis as text, which another is to take the place of. Fails as `textToChange` does. */
export function anamnesisToChange({ anamnesi }: Row): string {
  return textToChange(anamnesi, 'patients.anamnesi');
}

/** The rows with another anamnesis of the patient, whose record is added where there is none (CARD-21). */
export function withAnamnesis(rows: readonly unknown[], patient: string, text: string): readonly unknown[] {
  const own = rows.filter((row) => patientOf(row) === patient);
  if (own.length === 0) return [...rows, { user_pt: patient, anamnesi: text, notes: [] }];
  const written = own.find((row) => anamnesisToChange(recordIn(row)) !== '') ?? own[0];
  return rows.map((row) => (row === written ? { ...recordIn(row), anamnesi: text } : row));
}

/** The rows with a note on top of the patient's, whose record is added where there is none (CARD-37). */
export function withNote(rows: readonly unknown[], patient: string, added: Row): readonly unknown[] {
  const first = rows.find((row) => patientOf(row) === patient);
  if (first === undefined) return [...rows, { user_pt: patient, anamnesi: '', notes: [added] }];
  return rows.map((row) => {
    if (row !== first) return row;
    const record = recordIn(row);
    return { ...record, notes: [added, ...notesToChange(record)] };
  });
}

/** The rows with each note of the patient replaced by what `change` gives for it, in its place, or left out. */
export function withNotes(
  rows: readonly unknown[],
  patient: string,
  change: (row: unknown, id: string | undefined) => readonly unknown[],
): readonly unknown[] {
  const all = rows.filter((row) => patientOf(row) === patient).flatMap(notesToChange);
  const ids = new Map(listedNotes(all).map(({ row, note }) => [row, note.id]));
  return rows.map((row) => {
    if (patientOf(row) !== patient) return row;
    const record = recordIn(row);
    return { ...record, notes: notesToChange(record).flatMap((one) => change(one, ids.get(one))) };
  });
}
