import { safeParse } from 'zod/v4/core';
import type { Context } from '#bff/context';
import { logFaults } from '#bff/legacy/legacy-client';
import { patientOf, recordRows } from '#bff/patients/records/own-records';
import { compiled } from '#contracts/kernel/compiled';
import { gatherRowFaults, noteDroppedRow } from '#contracts/kernel/platform/row-faults';
import { session as sessionCall } from '#contracts/login/login.legacy';
import { patientRow } from '#contracts/patients/patients.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';

/** Reads a professional's own records; what cannot be read of them is logged, never with values. */
export function readRecords<Result>(
  { log }: Pick<Context, 'log'>,
  user: UserRecord,
  read: (rows: readonly unknown[]) => Result,
): Result {
  const rows = recordRows(user);
  const { result, faults } = gatherRowFaults(() => {
    for (const row of rows) if (patientOf(row) === undefined) noteRow(row);
    return read(rows);
  });
  logFaults(log, sessionCall, faults);
  return result;
}

/** Notes a row that does not say whose it is. */
function noteRow(row: unknown): void {
  const { error } = safeParse(compiled(patientRow), row);
  if (error) noteDroppedRow('patients', error.issues);
}
