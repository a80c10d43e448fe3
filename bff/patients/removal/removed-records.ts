import { anamnesisToChange, notesToChange, patientOf, withNote, withNotes } from '#bff/patients/records/own-records';
import { fitsParcel } from '#bff/removal/parcels';
import { type Removal, type RemovedRow, rowName, withoutRows, withRestored } from '#bff/removal/removed-rows';
import { recordIn } from '#bff/users/php-parts';

type Rows = readonly unknown[];

/** The records without those of some patients; those that are gone already are passed over. */
export function withoutPatients(rows: Rows, patients: ReadonlySet<string>): Removal {
  const { left, removed } = withoutRows(rows, (row) => patients.has(patientOf(row) ?? ''), recordName);
  return { left, removed: removed.flatMap(inParts) };
}

/** The records without some notes of a patient; those that are gone already are passed over. */
export function withoutNotes(rows: Rows, patient: string, notes: ReadonlySet<string>): Removal {
  const leaving = new Set<unknown>();
  const left = withNotes(rows, patient, (row, id) => {
    if (id === undefined || !notes.has(id)) return [row];
    leaving.add(row);
    return [];
  });
  const all = rows.filter((row) => patientOf(row) === patient).flatMap(notesToChange);
  const removed = notesOf(
    patient,
    withoutRows(all, (row) => leaving.has(row)),
  );
  return { left: removed.length === 0 ? rows : left, removed };
}

/** The records with what is missing of those that were removed; the same records where nothing is missing. */
export function withRestoredRecords(rows: Rows, removed: readonly RemovedRow[]): Rows {
  return removed.reduce<Rows>(
    (restored, one) => (one.inside === null ? withPatient(restored, one) : withNoteBack(restored, one.inside, one)),
    rows,
  );
}

/** A record as one row where it fits a parcel, else its notes follow it one by one. */
function inParts(record: RemovedRow): readonly RemovedRow[] {
  if (fitsParcel(record)) return [record];
  const notes = withoutRows(notesToChange(record.row), () => true);
  return [{ ...record, row: { ...recordIn(record.row), notes: [] } }, ...notesOf(record.name, notes)];
}

function notesOf(patient: string, { removed }: Removal): RemovedRow[] {
  return removed.map((note) => ({ ...note, inside: patient }));
}

/** A patient who is in the list again meanwhile has one record, with what either says. */
function withPatient(rows: Rows, removed: RemovedRow): Rows {
  const present = rows.find((row) => recordName(row) === removed.name);
  if (present === undefined) return withRestored(rows, [removed], recordName);
  const anamnesi = joined(anamnesisToChange(recordIn(removed.row)), anamnesisToChange(recordIn(present)));
  const notes = withRestored(notesToChange(present), withoutRows(notesToChange(removed.row), () => true).removed);
  const both: Readonly<Record<string, unknown>> = {
    ...recordIn(removed.row),
    ...recordIn(present),
    ...(anamnesi === anamnesisToChange(recordIn(present)) ? {} : { anamnesi }),
    ...(notes.length === notesToChange(present).length ? {} : { notes }),
  };
  return rows.map((row) => (row === present ? both : row));
}

function withNoteBack(rows: Rows, patient: string, removed: RemovedRow): Rows {
  const record = rows.find((row) => patientOf(row) === patient);
  if (record === undefined) return withNote(rows, patient, recordIn(removed.row));
  const before = notesToChange(record);
  const notes = withRestored(before, [removed]);
  return notes === before ? rows : rows.map((row) => (row === record ? { ...recordIn(record), notes } : row));
}

function joined(older: string, newer: string): string {
  if (newer.includes(older)) return newer;
  return older.includes(newer) ? older : `${older}\n\n${newer}`;
}

function recordName(row: unknown): string {
  return patientOf(row) ?? rowName(row);
}
