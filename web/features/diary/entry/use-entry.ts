import { useRef, useState } from 'react';
import { addEntry, changeEntry, type DiaryEntry, listEntries } from '#contracts/diary/diary.api';
import type { Mood } from '#contracts/diary/moods';
import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Problem } from '#contracts/kernel/problem';
import { cacheWrite } from '#web/api/query-cache';
import { entryFailure } from '#web/features/diary/entry/entry-failure';
import {
  type EntryFault,
  type EntryValues,
  entryDraft,
  entryFault,
  valuesOf,
} from '#web/features/diary/entry/entry-values';
import { useDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import { useToday } from '#web/ui/use-today';

export interface EntrySetup {
  /** The entry to change; undefined for a new one. */
  readonly entry: DiaryEntry | undefined;
  /** The mood a new entry begins with. */
  readonly mood?: Mood | undefined;
  readonly onDone: () => void;
}

type Sent = EntryValues & { readonly mood: Mood };

/**
 * The form of an entry. Its draft stays in this tab until the entry is saved; pressing twice saves one. One that was
 * changed elsewhere keeps what was written and counts from what stands now, so that the next save replaces it
 * knowingly; one that is gone is saved as a new one.
 */
export function useEntry({ entry, mood, onDone }: EntrySetup) {
  const today = useToday();
  const draft = useDraft(entryDraft(entry?.id), (kept) => begun(kept ?? valuesOf(entry), mood));
  const [values, setValues] = useState(draft.initial);
  const [fault, setFault] = useState<EntryFault>();
  const [overtaken, setOvertaken] = useState<{ readonly stands: DiaryEntry | null }>();
  // What stands in the form when an answer comes, which may be more than what was sent.
  const present = useRef(values);
  const take = (next: EntryValues) => {
    present.current = next;
    setValues(next);
  };
  const write = (change: Partial<EntryValues>) => {
    const next = { ...present.current, ...change };
    take(next);
    if (fault && entryFault(next, { today, before: entry?.date ?? '' }) !== fault) setFault(undefined);
    draft.keep(next);
  };
  const done = (title: string) => () => {
    notifySuccess(title);
    onDone();
  };
  const contentOf = ({ mood: chosen, comment, date }: Sent) => ({
    mood: chosen,
    comment,
    date: (date ?? today) as CivilDate,
  });
  const adding = useSubmit(addEntry, {
    input: (sent: Sent, idempotencyKey) => ({ idempotencyKey, ...contentOf(sent) }),
    contentOf,
    draft,
    writes: ({ entry: added }) => [cacheWrite(listEntries, (before) => withFirst(before, added))],
    onDone: done("Stato d'animo aggiunto con successo"),
    onFailed: (problem) => notifyFailure(addEntry, { title: 'error', advice: entryFailure(problem) }),
  });
  const changing = useSubmit(changeEntry, {
    input: (sent: Sent) => ({ entry: entry?.id ?? '', revision: sent.revision, ...contentOf(sent) }),
    draft,
    writes: ({ entry: changed }) => [cacheWrite(listEntries, (before) => withChanged(before, entry?.id, changed))],
    onDone: done('Nota salvata'),
    onFailed: (problem) => {
      const found = overtakenBy(problem);
      setOvertaken(found);
      if (!found) return notifyFailure(changeEntry, { title: 'error', advice: entryFailure(problem) });
      const next = { ...present.current, revision: found.stands?.revision ?? '' };
      take(next);
      draft.keep(next);
    },
  });
  const isNew = !entry || overtaken?.stands === null;
  const { submit, isSending, isDone } = isNew ? adding : changing;
  const save = async (): Promise<EntryFault | undefined> => {
    const found = entryFault(values, { today, before: entry?.date ?? '' });
    setFault(found);
    if (found || values.mood === null || isDone()) return found;
    await submit({ ...values, mood: values.mood });
    return undefined;
  };
  const startAfresh = () => {
    take(draft.blank);
    setFault(undefined);
    setOvertaken(undefined);
  };
  const takeStanding = (stands: DiaryEntry) => {
    take(valuesOf(stands));
    setOvertaken(undefined);
    draft.forget();
  };
  return { values, today, draft, write, fault, overtaken, takeStanding, startAfresh, save, isSending };
}

/** What a form begins with, and the mood that was pressed to open it. */
function begun(values: EntryValues, mood: Mood | undefined): EntryValues {
  return mood ? { ...values, mood } : values;
}

/** What stands in the place of an entry that was changed elsewhere; undefined for any other failure. */
function overtakenBy({ code, details }: Problem): { readonly stands: DiaryEntry | null } | undefined {
  if (code !== 'entry_changed') return undefined;
  return changeEntry.refusals.entry_changed.details.safeParse(details).data;
}

interface Listed {
  readonly entries: DiaryEntry[];
  readonly total: number;
}

/** The list with a new entry first; one that a retry found is there already. */
function withFirst({ entries, total }: Listed, added: DiaryEntry): Listed | undefined {
  if (entries.some(({ id }) => id === added.id)) return { entries, total };
  return { entries: [added, ...entries], total: total + 1 };
}

function withChanged({ entries, total }: Listed, id: string | undefined, changed: DiaryEntry): Listed {
  return { entries: entries.map((one) => (one.id === id ? changed : one)), total };
}
