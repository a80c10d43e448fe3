import { handlers } from '#bff/operations';
import type { OperationHandler } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import { patientsApi } from '#contracts/patients/patients.api';
import type { PersonaName } from '#mocks/personas';
import type { TestPlatform } from '#mocks/start-in-vitest';

type PatientsKey = keyof typeof patientsApi;

/** Asks an operation of the feature; Rinaldi asks unless another is named. */
export function ask(platform: TestPlatform, key: PatientsKey, input: unknown, as: PersonaName | null = 'rinaldi') {
  const handler = handlers[key] as OperationHandler<Operation>;
  return platform.runAs(as, patientsApi[key] as Operation, handler, input);
}

/** A professional's records as the platform holds them. */
export function recordsOf({ db }: TestPlatform, token = 'pt-rinaldi') {
  const rows = db.users.get(token)?.public_configuration['patients'];
  return (rows ?? []) as Readonly<Record<string, unknown>>[];
}

/** Replaces Rinaldi's records, as another program does. */
export function writeRecords({ db }: TestPlatform, patients: readonly unknown[]): void {
  const row = db.users.get('pt-rinaldi');
  if (!row) throw new Error('Rinaldi is not there.');
  db.users.change('pt-rinaldi', { public_configuration: { ...row.public_configuration, patients } });
}

/** Removes patients or notes; gives back the parcels they are restored from. */
export async function removeAll(
  platform: TestPlatform,
  key: 'removePatients' | 'deleteNotes',
  input: unknown,
): Promise<string[][]> {
  const { body } = await ask(platform, key, input);
  return (body as { parcels: string[][] }).parcels;
}

/** Restores what is in the parcels, one after the other. */
export async function restoreAll(platform: TestPlatform, parcels: readonly (readonly string[])[]): Promise<void> {
  for (const parcel of parcels) await ask(platform, 'restoreRecords', { parcel });
}
