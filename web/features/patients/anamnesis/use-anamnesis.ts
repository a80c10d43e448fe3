import { useState } from 'react';
import * as z from 'zod/mini';
import type { Problem } from '#contracts/kernel/problem';
import { anamnesisText, readPatient, saveAnamnesis, type Treatment } from '#contracts/patients/patients.api';
import { cacheWrite } from '#web/api/query-cache';
import { serverNow } from '#web/api/server-clock';
import type { DraftKind } from '#web/forms/draft-store';
import { useDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';

export type Anamnesis = Treatment['anamnesis'];

/** What is kept of an anamnesis that was not saved: the text, and the revision it is based on. */
export function anamnesisDraft(patient: string): DraftKind<Anamnesis> {
  return { name: `anamnesis:${patient}`, version: 1, schema: z.object({ text: z.string(), revision: z.string() }) };
}

const standing = saveAnamnesis.refusals.anamnesis_changed.details;

interface AnamnesisSetup {
  readonly patient: string;
  readonly stored: Anamnesis;
  /** Called when what is typed stands; `at` is when it was saved, undefined where there was nothing to save. */
  readonly onLeft: (at?: number) => void;
}

/**
 * The anamnesis while it is written. It is saved over the text it was begun from; one that was saved elsewhere
 * meanwhile is told, and neither is lost (CARD-21).
 */
export function useAnamnesis({ patient, stored, onLeft }: AnamnesisSetup) {
  const [begunFrom] = useState(stored);
  const draft = useDraft(anamnesisDraft(patient), (kept) => kept ?? begunFrom);
  const [typed, setTyped] = useState(draft.initial);
  const [other, setOther] = useState<Anamnesis>();
  const { submit, isSending, failed, clearFailure } = useSubmit(saveAnamnesis, {
    draft,
    isRepeatable: true,
    input: (values: Anamnesis) => ({ patient, ...values }),
    writes: ({ revision }, { text }) => [
      cacheWrite(readPatient, (before, asked) =>
        asked.patient === patient && before.treatment
          ? { ...before, treatment: { ...before.treatment, anamnesis: { text, revision } } }
          : undefined,
      ),
    ],
    onDone: () => onLeft(serverNow()),
    onFailed: ({ code, details }: Problem) => {
      const found = code === 'anamnesis_changed' ? z.safeParse(standing, details) : undefined;
      if (found?.success) setOther(found.data);
    },
  });
  const write = (next: Anamnesis) => {
    setTyped(next);
    draft.keep(next);
  };
  const fault = z.safeParse(anamnesisText, typed.text).error?.issues[0]?.message;
  const save = () => {
    const { data: text } = z.safeParse(anamnesisText, typed.text);
    if (text === undefined) return;
    if (text === stored.text) {
      draft.forget();
      onLeft();
    } else void submit({ ...typed, text });
  };
  return {
    typed,
    draft,
    fault,
    isChanged: typed.text !== stored.text,
    isSending,
    problem: failed && failed.problem.code !== 'anamnesis_changed' ? failed.problem : undefined,
    other,
    write: (text: string) => write({ ...typed, text }),
    save,
    /** Goes on from what was saved elsewhere, with this text. */
    settle: (text: string) => {
      if (!other) return;
      write({ text, revision: other.revision });
      setOther(undefined);
      clearFailure();
    },
    discard: () => {
      setTyped(stored);
      setOther(undefined);
      clearFailure();
    },
  };
}
