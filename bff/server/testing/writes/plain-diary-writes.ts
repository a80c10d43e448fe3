import { expect } from 'vitest';
import { withoutEntries } from '#bff/diary/deleted-rows';
import { listedEntries, shownEntry } from '#bff/diary/diary-rows';
import { createTextSeal, keptByBrowser } from '#bff/server/session/text-seal';
import { change, published } from '#bff/server/testing/plain-records';
import type { PlainWorld, PlainWrite } from '#bff/server/testing/plain-world';
import { testConfig } from '#bff/server/testing/test-app';
import { rowsOf } from '#e2e/plain-platform/php-values';
import type { PlainPlatform } from '#e2e/plain-platform/start';

const calm = { id: 'umore-2', status: 'Rilassato', comment: 'Sole', date: '20/11/2026', unknown: 'kept' };
const tired = { id: 'umore-1', status: 'Stanco', comment: '', date: '2026-11-18' };
const entry = { mood: 'Grato', comment: 'Pranzo con mia sorella.', date: '2026-11-22' };
const row = { status: entry.mood, comment: entry.comment, date: '22/11/2026' };

const [read] = listedEntries([calm]).map((listed) => shownEntry(listed.entry));
const { deleted } = withoutEntries([calm, tired], [calm.id]);
const sealed = createTextSeal(testConfig().sessionKeys, keptByBrowser).seal(
  JSON.stringify({ owner: 'pt-giulia', deleted }),
);

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
    ...{ ...ofGiulia, prepare: holding(tired), input: { parcel: [sealed] } },
    after: [calm, tired],
  },
};
