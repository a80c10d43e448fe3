import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { instantFromIso } from '#contracts/kernel/instant';
import { shortDate } from '#contracts/kernel/italian-format';
import type { Problem } from '#contracts/kernel/problem';
import {
  addNote,
  changeNote,
  type Note,
  type NoteOfRecord,
  noteFields,
  type SessionOfNote,
} from '#contracts/patients/patients.api';
import { noteDraft } from '#web/features/patients/notes/note-draft';
import { useDraft, useKeepDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';

const noteSchema = z.object(noteFields);
export type NoteValues = z.input<typeof noteSchema>;

const standing = changeNote.refusals.note_changed.details;

export interface NoteSetup {
  readonly patient: string;
  /** The note to change; undefined for a new one. */
  readonly note: NoteOfRecord | undefined;
  /** The session of a new one, whose day it is called by to begin with; undefined for a note of none. */
  readonly session: SessionOfNote | undefined;
  readonly onSaved: () => void;
}

/** What became of the note while it was changed here: it was changed elsewhere, or deleted. */
type Meanwhile = { readonly kind: 'changed'; readonly note: Note } | { readonly kind: 'gone' } | undefined;

/** The form of a note. Saved over the note it was begun from; one changed elsewhere is told, and neither is lost. */
export function useNoteForm({ patient, note, session, onSaved }: NoteSetup) {
  const [begunFrom] = useState({
    title: note?.title ?? (session ? `Seduta del ${shortDate(instantFromIso(session.startsAt))}` : ''),
    text: note?.text ?? '',
    revision: note?.revision ?? '',
  });
  const draft = useDraft(noteDraft(patient, { note, session }), (kept) => kept ?? begunFrom);
  const [revision, setRevision] = useState(draft.initial.revision);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const form = useForm<NoteValues>({
    resolver: zodResolver(noteSchema),
    defaultValues: { title: draft.initial.title, text: draft.initial.text },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useKeepDraft(form, draft, ({ title, text }) => ({ title, text, revision }));
  const onFailed = ({ code, details }: Problem) => {
    const found = code === 'note_changed' ? z.safeParse(standing, details) : undefined;
    if (found?.success) setMeanwhile({ kind: 'changed', note: found.data });
    if (code === 'note_gone') setMeanwhile({ kind: 'gone' });
  };
  const options = { draft, onDone: onSaved, onFailed };
  const adding = useSubmit(addNote, {
    ...options,
    contentOf: (values: NoteValues) => values,
    input: (values: NoteValues, idempotencyKey: string) => {
      const of = session?.token ?? note?.session?.token;
      return { patient, ...(of && { session: of }), ...values, idempotencyKey };
    },
  });
  const changing = useSubmit(changeNote, {
    ...options,
    input: (values: NoteValues) => ({ patient, note: note?.id ?? '', revision, ...values }),
  });
  const isNew = note === undefined || meanwhile?.kind === 'gone';
  const { submit, isSending, failed, clearFailure } = isNew ? adding : changing;
  return {
    form,
    draft,
    meanwhile,
    submit,
    isSending,
    problem: failed && !(failed.problem.code in changeNote.refusals) ? failed.problem : undefined,
    /** Goes on from what was saved elsewhere, with these words. */
    settle: (values: NoteValues, from: Note) => {
      setRevision(from.revision);
      form.reset(values);
      draft.keep({ ...values, revision: from.revision });
      setMeanwhile(undefined);
      clearFailure();
    },
    discard: () => {
      setRevision(draft.blank.revision);
      form.reset({ title: draft.blank.title, text: draft.blank.text });
      setMeanwhile(undefined);
      clearFailure();
    },
  };
}
