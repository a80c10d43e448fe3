import * as z from 'zod/mini';
import { type DiaryEntry, entryFields } from '#contracts/diary/diary.api';
import { isMood, moods } from '#contracts/diary/moods';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import type { DraftKind } from '#web/forms/draft-store';

const entryValues = z.object({
  mood: z.nullable(z.enum(moods)),
  comment: z.string(),
  /** `yyyy-MM-dd`, or the typed text when it is no day; null for today, whenever that is. */
  date: z.nullable(z.string()),
  /** What the entry stood at when it was read; empty for a new one, and for one that is gone. */
  revision: z.string(),
});

/** What the form of an entry holds. */
export type EntryValues = z.output<typeof entryValues>;

/** The draft of a new entry, or of the changes of one. */
export function entryDraft(entry: string | undefined): DraftKind<EntryValues> {
  return { name: `diary-entry:${entry ?? 'new'}`, version: 1, schema: entryValues };
}

/** What the form of an entry begins with; a word that is no mood of ours has to be chosen anew. */
export function valuesOf(entry: DiaryEntry | undefined): EntryValues {
  if (!entry) return { mood: null, comment: '', date: null, revision: '' };
  const { mood, comment, date, revision } = entry;
  return { mood: isMood(mood) ? mood : null, comment, date: date ?? '', revision };
}

const believableYears = 10;

/** Why a day looks mistyped; one so long ago may still be meant. */
export function dayDoubt(day: CivilDate, today: CivilDate): string | undefined {
  const isOld = Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - believableYears;
  return isOld ? `È un giorno di più di ${believableYears} anni fa: controlla l’anno.` : undefined;
}

/** Why an entry cannot be saved as it is. */
export type EntryFault = 'no-mood' | 'long-comment' | 'invisible-characters' | 'no-day' | 'day-to-come';

/** The first thing that keeps an entry from being saved; `before` is the day it had, which is not judged again. */
export function entryFault(
  { mood, comment, date }: EntryValues,
  { today, before }: { readonly today: CivilDate; readonly before: string },
): EntryFault | undefined {
  if (mood === null) return 'no-mood';
  const [issue] = z.safeParse(entryFields.comment, comment).error?.issues ?? [];
  if (issue) return issue.message === 'invisible_characters' ? 'invisible-characters' : 'long-comment';
  if (date === null) return undefined;
  const day = civilDateFrom(date);
  if (day !== date) return 'no-day';
  return day > today && day !== before ? 'day-to-come' : undefined;
}
