import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';
import type { FieldForm } from '#web/forms/by-field/use-field-form';
import { revisionsOf } from '#web/forms/field-revisions';
import { useSubmit } from '#web/forms/use-submit';
import { notifyRefusal } from '#web/ui/messages/notify';

interface SentFields<Values, Field extends string> {
  readonly values: Values;
  readonly fields: readonly Field[];
}

interface SaveOptions<Op extends Operation, Answer, Values, Field extends string> {
  readonly operation: Op;
  readonly changesOf: (values: Values, fields: readonly Field[]) => object;
  /** Reads what stands now; undefined where it cannot be read. */
  readonly readAgain: () => Promise<Answer | undefined>;
  readonly onDone: (output: OperationOutput<Op>) => unknown;
  /** Of every failure but that of a field that was changed elsewhere. */
  readonly onFailed: (problem: Problem) => unknown;
}

/**
 * Saves the changed fields of a form. Those that were saved elsewhere meanwhile are `overtaken` until a save succeeds:
 * what was typed stays, and counts from what stands now.
 */
export function useSaveFields<Op extends Operation, Answer, Values extends FieldValues, Field extends string>(
  state: FieldForm<Answer, Values, Field>,
  { operation, changesOf, readAgain, onDone, onFailed }: SaveOptions<Op, Answer, Values, Field>,
) {
  const [overtaken, setOvertaken] = useState<readonly Field[]>([]);
  const { submit, isSending } = useSubmit(operation, {
    input: ({ values, fields }: SentFields<Values, Field>) => {
      const revisions = revisionsOf(state.saved.revisions, fields);
      return { changes: changesOf(values, fields), revisions } as OperationInput<Op>;
    },
    // The form stays open: what it says of the draft goes with it.
    draft: { forget: state.draft.discard },
    isRepeatable: true,
    onDone: async (output, { values, fields }) => {
      state.markSaved(values, fields);
      setOvertaken([]);
      await onDone(output);
    },
    onFailed: async (problem) => {
      const fields = overtakenIn<Field>(operation, problem);
      if (fields.length === 0) return onFailed(problem);
      const fresh = await readAgain();
      if (fresh) state.rebase(fresh, fields);
      setOvertaken(fields);
      notifyRefusal('Nel frattempo è cambiato altrove', 'Non abbiamo salvato nulla. Guarda l’avviso in cima.');
    },
  });
  return {
    save: () => submit({ values: state.form.getValues(), fields: state.changedNow() }),
    isSaving: isSending,
    overtaken,
    forgetOvertaken: (field: Field) => setOvertaken((before) => before.filter((one) => one !== field)),
  };
}

const named = z.object({ fields: z.array(z.string()) });

/** The fields that a refusal says were saved elsewhere. */
function overtakenIn<Field extends string>({ refusals }: Operation, { code, details }: Problem): readonly Field[] {
  if (code !== 'fields_changed' || !('fields_changed' in refusals)) return [];
  return (z.safeParse(named, details).data?.fields ?? []) as Field[];
}
