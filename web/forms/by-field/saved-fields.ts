import type { Revisions } from '#web/forms/field-revisions';

/** What a form's changes are counted from: the saved values, and the revision each field's change is based on. */
export interface SavedFields<Values, Field extends string> {
  readonly values: Values;
  /** A field that was just saved has none until its new one is read. */
  readonly revisions: Revisions<Field>;
}

/**
 * What a form that resumes a draft counts from: a field of the draft keeps the revision that its change was based on.
 */
export function savedUnderDraft<Values, Field extends string>(
  saved: SavedFields<Values, Field>,
  drafted: Revisions<Field>,
): SavedFields<Values, Field> {
  return { ...saved, revisions: { ...saved.revisions, ...drafted } };
}

/**
 * The saved fields read anew beneath a form in use. A field that nobody is changing takes the new value, and so does
 * the base of one that was saved from here; a field that is being changed keeps its base, so that the save tells when
 * another changed it meanwhile. `renewed` names the fields whose input is to show the new value.
 */
export function renewedFields<Values extends object, Field extends string>(
  before: SavedFields<Values, Field>,
  fresh: SavedFields<Values, Field>,
  { all, changing }: { readonly all: readonly Field[]; readonly changing: readonly Field[] },
) {
  const renewed = all.filter(
    (field) => !changing.includes(field) && before.revisions[field] !== fresh.revisions[field],
  );
  const rebased = all.filter((field) => before.revisions[field] === undefined);
  return { saved: rebasedOn(before, fresh, [...renewed, ...rebased]), renewed };
}

/** The same with the values and revisions of these fields as they are in the fresh ones. */
export function rebasedOn<Values extends object, Field extends string>(
  before: SavedFields<Values, Field>,
  fresh: SavedFields<Values, Field>,
  fields: readonly Field[],
): SavedFields<Values, Field> {
  return {
    values: { ...before.values, ...picked(fresh.values, fields) },
    revisions: { ...before.revisions, ...picked(fresh.revisions, fields) },
  };
}

/** The same once these fields were saved with these values. */
export function afterSaving<Values extends object, Field extends string>(
  before: SavedFields<Values, Field>,
  values: Values,
  fields: readonly Field[],
): SavedFields<Values, Field> {
  const others = Object.entries(before.revisions).filter(([field]) => !fields.includes(field as Field));
  return {
    values: { ...before.values, ...picked(values, fields) },
    revisions: Object.fromEntries(others) as Revisions<Field>,
  };
}

/** The part of a record that these fields are. */
export function picked<Values extends object>(values: Values, fields: readonly string[]): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field))) as Partial<Values>;
}
