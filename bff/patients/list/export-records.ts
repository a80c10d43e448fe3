import { type Context, sessionOf } from '#bff/context';
import { confirmedExport } from '#bff/login/confirmed-export';
import { OperationFailed } from '#bff/operation-failed';
import { type OwnRecord, recordFor } from '#bff/patients/records/own-records';
import { readRecords } from '#bff/patients/records/read-records';
import type { OperationHandler } from '#bff/run-operation';
import { findUsers } from '#bff/users/find-users';
import { fullName } from '#bff/users/full-name';
import { ownRecord } from '#bff/users/own-user';
import type { exportRecords } from '#contracts/patients/patients.api';

/**
 * Anamnesis and notes of some of the own list. Refuses as `confirmedExport` does; fails with `not_found` where
 * one of them is not in it.
 */
export const handleExportRecords: OperationHandler<typeof exportRecords> = (context, { patients, password }) =>
  confirmedExport(context, password, () => recordsOf(context, patients));

async function recordsOf(context: Context, patients: readonly string[]) {
  const user = await ownRecord(context, sessionOf(context));
  const chosen = readRecords(context, user, (rows) =>
    [...new Set(patients)].map((token) => ({ token, record: recordFor(rows, token) })),
  );
  if (chosen.some(({ record }) => record === undefined)) throw new OperationFailed('not_found');
  const users = await findUsers(context, patients);
  return {
    records: chosen.map(({ token, record }) => {
      const known = users.get(token);
      return { token, name: (known && fullName(known)) || 'Paziente', ...wordsOf(record) };
    }),
  };
}

function wordsOf(record: OwnRecord | undefined) {
  const notes = (record?.notes ?? []).map(({ title, text, date }) => ({ title, text, date }));
  return { anamnesis: record?.anamnesis.text ?? '', notes };
}
