import { expect } from 'vitest';
import { listedEntries, shownEntry } from '#bff/diary/diary-rows';
import { withoutRows } from '#bff/removal/removed-rows';
import { parcelOf } from '#bff/server/testing/parcel-of';
import { change, published } from '#bff/server/testing/plain-records';
import type { PlainWorld, PlainWrite } from '#bff/server/testing/plain-world';
import { restoreEntries } from '#contracts/diary/diary.api';
import { rowsOf } from '#e2e/plain-platform/php-values';
import type { PlainPlatform } from '#e2e/plain-platform/start';

const calm = { id: 'umore-2', status: 'Rilassato', comment: 'Sole', date: '20/11/2026', unknown: 'kept' };
const tired = { id: 'umore-1', status: 'Stanco', comment: '', date: '2026-11-18' };
const entry = { mood: 'Grato', comment: 'Pranzo con mia sorella.', date: '2026-11-22' };
const row = { status: entry.mood, comment: entry.comment, date: '22/11/2026' };

const [read] = listedEntries([calm]).map((listed) => shownEntry(listed.entry));
const { removed } = withoutRows([calm, tired], (row) => row === calm);
const parcel = parcelOf('pt-giulia', restoreEntries, removed);

const stands = (platform: PlainPlatform) => rowsOf(published(platform, 'giulia')['diary']);
const holding =
  (...diary: readonly object[]) =>
  ({ platform }: PlainWorld) =>
    change(platform, 'giulia', 'public_configuration', { diary });
const ofGiulia = { as: 'giulia', prepare: holding(calm, tired), writes: ['updateUser'], stands } as const;

/** What a patient does to the diary. */
export const diaryWrites: Readonly<Record<string, PlainWrite>> = {
  'diary/add-entry': {
    ...{ ...ofGiulia, input: { idempotencyKey: 'key-of-an-entry', ...entry } },
    after: [{ id: expect.stringMatching(/^key-of-an-entry\./), ...row }, calm, tired],
  },
  'diary/change-entry': {
    ...{ ...ofGiulia, input: { entry: calm.id, revision: read?.revision, ...entry } },
    after: [{ ...calm, ...row }, tired],
  },
  'diary/delete-entries': { ...ofGiulia, input: { entries: [calm.id] }, after: [tired] },
  'diary/restore-entries': {
    ...{ ...ofGiulia, prepare: holding(tired), input: { parcel } },
    after: [calm, tired],
  },
};
