import { type FormEvent, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Problem } from '#contracts/kernel/problem';
import { ownWorkingHours, saveWorkingHours, type WorkingTimes } from '#contracts/working-hours/working-hours.api';
import { cacheWrite } from '#web/api/query-cache';
import {
  type AbsenceProblem,
  type AbsenceRow,
  absenceProblems,
  absenceRowsOf,
  absencesOf,
} from '#web/features/working-hours/absence-values';
import { dayNames, type HoursValues, valuesOf, weekOf, wrongRows } from '#web/features/working-hours/hours-values';
import type { DraftKind } from '#web/forms/draft-store';
import { type Draft, useDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { notifySuccess } from '#web/ui/messages/notify';
import { useToday } from '#web/ui/use-today';

interface HoursForm {
  readonly draft: Draft<WorkingTimes>;
  readonly hours: HoursValues;
  readonly absences: readonly AbsenceRow[];
  /** The ids of the wrong stretches; empty until saving was tried. */
  readonly wrong: readonly string[];
  /** The problems of the absences; empty until saving was tried. */
  readonly wrongAbsences: readonly AbsenceProblem[];
  /** How often saving was tried. */
  readonly attempt: number;
  readonly problem: Problem | undefined;
  readonly isSaving: boolean;
  readonly newId: () => string;
  readonly changeHours: (values: HoursValues) => void;
  readonly changeAbsences: (rows: readonly AbsenceRow[]) => void;
  /** Puts the form back to the hours as they are saved, and takes back what was said of it. */
  readonly startAfresh: () => void;
  readonly save: (event: FormEvent) => void;
}

/** Any texts, since a draft may still be wrong. */
const stretch = z.object({ from: z.string(), to: z.string() });

/** The draft of working times that are not saved yet. */
const hoursDraft: DraftKind<WorkingTimes> = {
  name: 'working-hours',
  version: 1,
  schema: z.object({
    week: z.nullable(z.array(z.array(stretch)).check(z.length(dayNames.length))),
    absences: z.array(stretch),
  }),
};

/** The state of one opened form. Changes are kept in this tab until they are saved. */
export function useHoursForm(times: WorkingTimes, onSaved: (absences: readonly AbsenceRow[]) => void): HoursForm {
  const own = useId();
  const last = useRef(0);
  const newId = () => `${own}${++last.current}`;
  const today = useToday();
  const draft = useDraft(hoursDraft, (kept = times) => kept);
  const [hours, setHours] = useState(() => valuesOf(draft.initial.week, newId));
  const [absences, setAbsences] = useState(() => absenceRowsOf(draft.initial.absences, newId));
  const [attempt, setAttempt] = useState(0);
  const { submit, isSending, failed, clearFailure } = useSubmit(saveWorkingHours, {
    input: (times: WorkingTimes) => times,
    // The form may stay open: what it says of the draft goes with it.
    draft: { forget: draft.discard },
    writes: (_, saved) => [cacheWrite(ownWorkingHours, () => saved)],
    // The dialog stays open where something is to be seen.
    isRepeatable: true,
    onDone: () => {
      onSaved(absences);
      notifySuccess('Orari di lavoro salvati');
    },
  });
  const wrongNow = wrongRows(hours);
  const wrongAbsencesNow = absenceProblems(absences, today);

  const changeHours = (changed: HoursValues) => {
    setHours(changed);
    draft.keep({ week: weekOf(changed), absences: absencesOf(absences) });
  };
  const changeAbsences = (changed: readonly AbsenceRow[]) => {
    setAbsences(changed);
    draft.keep({ week: weekOf(hours), absences: absencesOf(changed) });
  };
  const startAfresh = () => {
    setHours(valuesOf(draft.blank.week, newId));
    setAbsences(absenceRowsOf(draft.blank.absences, newId));
    setAttempt(0);
    clearFailure();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (wrongNow.length === 0 && wrongAbsencesNow.length === 0)
      void submit({ week: weekOf(hours), absences: absencesOf(absences) });
  };
  return {
    draft,
    hours,
    absences,
    wrong: attempt > 0 ? wrongNow : [],
    wrongAbsences: attempt > 0 ? wrongAbsencesNow : [],
    attempt,
    problem: failed?.problem,
    isSaving: isSending,
    newId,
    changeHours,
    changeAbsences,
    startAfresh,
    save,
  };
}
