import type { OwnProfile } from '#contracts/profile/profile.api';
import { type ProfileField, profileFieldNames } from '#contracts/profile/profile-fields';
import { changedFields, formValuesOf, type ProfileFormValues } from '#web/features/profile/form/profile-values';
import { type Revisions, revisionsIn } from '#web/forms/field-revisions';

/** What the form's changes are counted from: the saved values, and the revision each field's change is based on. */
export interface SavedProfile {
  readonly values: ProfileFormValues;
  /** A field that was just saved has none until its new one is read. */
  readonly revisions: Revisions<ProfileField>;
}

export function savedProfile({ values, revisions }: OwnProfile): SavedProfile {
  return { values: formValuesOf(values), revisions: revisionsIn(revisions) };
}

/**
 * What a form that resumes a draft counts from: a field of the draft keeps the revision that its change was based on.
 */
export function savedUnderDraft(profile: OwnProfile, drafted: Revisions<ProfileField>): SavedProfile {
  const saved = savedProfile(profile);
  return { ...saved, revisions: { ...saved.revisions, ...drafted } };
}

/**
 * The profile read anew beneath a form in use. A field that nobody is changing takes the new value, and so does the
 * base of one that was saved from here; a field that is being changed keeps its base, so that the save tells when
 * another changed it meanwhile. `renewed` names the fields whose input is to show the new value.
 */
export function renewedProfile(before: SavedProfile, typed: ProfileFormValues, profile: OwnProfile) {
  const fresh = savedProfile(profile);
  const changing = new Set(changedFields(typed, before.values));
  const renewed = profileFieldNames.filter(
    (field) => !changing.has(field) && before.revisions[field] !== fresh.revisions[field],
  );
  const rebased = profileFieldNames.filter((field) => before.revisions[field] === undefined);
  return { saved: rebasedOn(before, fresh, [...renewed, ...rebased]), renewed };
}

/** The same with the values and revisions of these fields as they are in the fresh profile. */
export function rebasedOn(before: SavedProfile, fresh: SavedProfile, fields: readonly ProfileField[]): SavedProfile {
  return {
    values: { ...before.values, ...picked(fresh.values, fields) },
    revisions: { ...before.revisions, ...picked(fresh.revisions, fields) },
  };
}

/** The same once these fields were saved with these values. */
export function afterSaving(
  before: SavedProfile,
  values: ProfileFormValues,
  fields: readonly ProfileField[],
): SavedProfile {
  const others = Object.entries(before.revisions).filter(([field]) => !fields.includes(field as ProfileField));
  return { values: { ...before.values, ...picked(values, fields) }, revisions: Object.fromEntries(others) };
}

/** The part of a record that these fields are. */
export function picked<Values extends object>(values: Values, fields: readonly ProfileField[]): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.includes(field as ProfileField)),
  ) as Partial<Values>;
}
