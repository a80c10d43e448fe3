import { handlers } from '#bff/operations';
import type { OperationHandler } from '#bff/run-operation';
import { type DiaryEntry, type diaryApi, mostListed } from '#contracts/diary/diary.api';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Operation } from '#contracts/kernel/operation';
import { operations } from '#contracts/operations';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

/* The diary of the persona Giulia, asked for and kept by tests. */

export const today = '2026-11-23' as CivilDate;
export const content = { mood: 'Grato', comment: 'Pranzo con mia sorella.', date: today } as const;
export const adding = { idempotencyKey: 'key-of-an-entry', ...content };

export function ask(
  platform: TestPlatform,
  key: keyof typeof diaryApi,
  input: unknown,
  as: PersonaName | null = 'giulia',
) {
  return platform.runAs(as, operations[key] as Operation, handlers[key] as OperationHandler<Operation>, input);
}

/** The rows as the platform holds them. */
export function rowsOf({ db }: TestPlatform, token = 'pt-giulia'): readonly unknown[] {
  return Object.values(db.users.get(token)?.public_configuration['diary'] ?? []);
}

/** A platform that holds that in the place of Giulia's diary, as another program may have left it. */
export function platformWith(diary: unknown): TestPlatform {
  const platform = createTestPlatform();
  keepDiary(platform, diary);
  return platform;
}

/** Puts that in the place of Giulia's diary. */
export function keepDiary(platform: TestPlatform, diary: unknown): void {
  const row = platform.db.users.get('pt-giulia');
  if (!row) throw new Error('Giulia is not there.');
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, diary } } as typeof row);
}

export async function listed(
  platform: TestPlatform,
  count = mostListed,
): Promise<{ entries: DiaryEntry[]; total: number }> {
  const { body } = await ask(platform, 'listEntries', { from: 0, count });
  return (body as { value: { entries: DiaryEntry[]; total: number } }).value;
}

export const row = (id: unknown, status: unknown = 'Felice', more: object = {}) => ({
  ...{ id, status, comment: `Nota ${String(id)}`, date: '20/11/2026' },
  ...more,
});

/** A row that no contract reads. */
export const unreadable = { id: 'altro', umore: 7 };

/** A row with fields of another program. */
export const extended = row('b', 'Stanco', { weather: 'pioggia', score: 3 });

/** The name and revision of an entry as it is listed now. */
export async function asRead(platform: TestPlatform, id: string) {
  const found = (await listed(platform)).entries.find((entry) => entry.id === id);
  return { entry: id, revision: found?.revision };
}

/** Deletes entries; gives back the parcels they are restored from. */
export async function deleteAll(platform: TestPlatform, entries: readonly string[]): Promise<string[][]> {
  const { body } = await ask(platform, 'deleteEntries', { entries });
  return (body as { parcels: string[][] }).parcels;
}

/** Restores what is in the parcels, one after the other. */
export async function restoreAll(platform: TestPlatform, parcels: readonly (readonly string[])[]): Promise<void> {
  for (const parcel of parcels) await ask(platform, 'restoreEntries', { parcel });
}
