import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import {
  afterSaving,
  picked,
  rebasedOn,
  renewedFields,
  type SavedFields,
  savedUnderDraft,
} from '#web/forms/by-field/saved-fields';
import type { DraftKind } from '#web/forms/draft-store';
import type { Revisions } from '#web/forms/field-revisions';
import { type Draft, useDraft, useFormChange } from '#web/forms/use-draft';

/** What is kept of a form that was not saved: the changed fields, and what each change was based on. */
export interface FieldDraft<Values, Field extends string> {
  readonly values: { readonly [Name in keyof Values]?: Values[Name] | undefined };
  readonly revisions: Revisions<Field>;
}

/** One form that is saved by field. */
export interface FieldFormKind<Answer, Values extends FieldValues, Field extends string> {
  readonly draft: DraftKind<FieldDraft<Values, Field>>;
  readonly fieldNames: readonly Field[];
  readonly savedOf: (answer: Answer) => SavedFields<Values, Field>;
  /** The fields in which one differs from the other, in the order of the form. */
  readonly changedFields: (one: Values, other: Values) => Field[];
  /** What is wrong, in words: what is not changed is not judged, as the platform has it already. */
  readonly errorsOf: (values: Values, saved: Values) => FieldErrors<Values>;
}

export interface FieldForm<Answer, Values extends FieldValues, Field extends string> {
  readonly form: UseFormReturn<Values>;
  readonly saved: SavedFields<Values, Field>;
  readonly draft: Draft<FieldDraft<Values, Field>>;
  /** The fields that differ from what is saved, at this moment. */
  readonly changedNow: () => Field[];
  /** Puts the whole form back to what is saved. */
  readonly startAfresh: () => void;
  /** Counts these fields as saved, with the values they were sent with. */
  readonly markSaved: (sent: Values, fields: readonly Field[]) => void;
  /** Counts the changes of these fields from what stands now, which their next save replaces knowingly. */
  readonly rebase: (fresh: Answer, fields: readonly Field[]) => void;
  /** Gives a field its saved value in the place of what was typed. */
  readonly takeSaved: (field: Field) => void;
}

/**
 * A form that is saved by field: its draft, and what its changes are counted from. A field is validated on leaving it,
 * then at each change until it is valid.
 */
export function useFieldForm<Answer, Values extends FieldValues, Field extends Path<Values>>(
  answer: Answer,
  kind: FieldFormKind<Answer, Values, Field>,
): FieldForm<Answer, Values, Field> {
  const { fieldNames, changedFields, savedOf } = kind;
  const draft = useDraft(kind.draft, (kept = { values: {}, revisions: {} } as FieldDraft<Values, Field>) => kept);
  const [saved, setSaved] = useState(() => savedUnderDraft(savedOf(answer), draft.initial.revisions));
  const savedNow = useRef(saved);
  const keepSaved = (next: SavedFields<Values, Field>) => {
    savedNow.current = next;
    setSaved(next);
  };
  const form = useForm<Values>({
    // The values of a form are whole: those of the draft take the place of the saved ones.
    defaultValues: { ...saved.values, ...draft.initial.values } as never,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: (values) => ({ values: {}, errors: kind.errorsOf(values, savedNow.current.values) }),
  });
  const setField = (field: Field, shouldValidate: boolean) =>
    form.setValue(field, savedNow.current.values[field] as PathValue<Values, Field>, { shouldValidate });
  const changedNow = () => changedFields(form.getValues(), savedNow.current.values);
  const keepDraft = () => {
    const fields = changedNow();
    const { revisions } = savedNow.current;
    draft.keep({ values: picked(form.getValues(), fields), revisions: picked(revisions, fields) as Revisions<Field> });
  };
  useFormChange(form, () => {
    keepDraft();
    // A change may make a wrong field valid, also when it depends on another field.
    const wrong = fieldNames.filter((field) => form.getFieldState(field).error);
    if (wrong.length > 0) void form.trigger(wrong);
  });
  const renew = useEffectEvent((fresh: Answer) => {
    const next = renewedFields(savedNow.current, savedOf(fresh), { all: fieldNames, changing: changedNow() });
    keepSaved(next.saved);
    for (const field of next.renewed) setField(field, false);
  });
  useEffect(() => renew(answer), [answer]);

  return {
    form,
    saved,
    draft,
    changedNow,
    startAfresh: () => {
      keepSaved(savedOf(answer));
      form.reset(savedNow.current.values);
      draft.discard();
    },
    markSaved: (sent, fields) => {
      keepSaved(afterSaving(savedNow.current, sent, fields));
      // What was typed while the save was under way is not saved yet.
      keepDraft();
    },
    rebase: (fresh, fields) => keepSaved(rebasedOn(savedNow.current, savedOf(fresh), fields)),
    takeSaved: (field) => setField(field, true),
  };
}
