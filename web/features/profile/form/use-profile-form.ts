import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { OwnProfile } from '#contracts/profile/profile.api';
import { type ProfileField, profileFieldNames } from '#contracts/profile/profile-fields';
import { type ProfileProblem, profileProblems } from '#web/features/profile/form/profile-problems';
import { profileText } from '#web/features/profile/form/profile-texts';
import { changedFields, draftedValues, type ProfileFormValues } from '#web/features/profile/form/profile-values';
import {
  afterSaving,
  picked,
  rebasedOn,
  renewedProfile,
  type SavedProfile,
  savedProfile,
  savedUnderDraft,
} from '#web/features/profile/form/saved-profile';
import type { DraftKind } from '#web/forms/draft-store';
import type { Revisions } from '#web/forms/field-revisions';
import { type Draft, useDraft, useFormChange } from '#web/forms/use-draft';
import { useToday } from '#web/ui/use-today';

/** What is kept of a form that was not saved: the changed fields, and what each change was based on. */
interface ProfileDraft {
  readonly values: Partial<ProfileFormValues>;
  readonly revisions: Revisions<ProfileField>;
}

const profileDraft: DraftKind<ProfileDraft> = {
  name: 'profile',
  version: 1,
  schema: z.object({
    values: draftedValues,
    revisions: z.record(z.string(), z.string()),
  }) as z.ZodMiniType<ProfileDraft>,
};

const nothingDrafted: ProfileDraft = { values: {}, revisions: {} };

export interface ProfileForm {
  readonly form: UseFormReturn<ProfileFormValues>;
  readonly saved: SavedProfile;
  readonly draft: Draft<ProfileDraft>;
  /** The fields that differ from what is saved, at this moment. */
  readonly changedNow: () => ProfileField[];
  /** What the profile cannot be saved without, of what is typed, and of what is saved. */
  readonly missingNow: () => ReturnType<typeof profileProblems>['missing'];
  readonly missingSaved: () => ReturnType<typeof profileProblems>['missing'];
  /** Puts the whole form back to what is saved. */
  readonly startAfresh: () => void;
  /** Counts these fields as saved, with the values they were sent with. */
  readonly markSaved: (sent: ProfileFormValues, fields: readonly ProfileField[]) => void;
  /** Counts the changes of these fields from the profile as it is now, which their next save replaces knowingly. */
  readonly rebase: (fresh: OwnProfile, fields: readonly ProfileField[]) => void;
  /** Gives a field its saved value in the place of what was typed. */
  readonly takeSaved: (field: ProfileField) => void;
}

/**
 * The form of the profile, its draft, and what its changes are counted from. A field is validated on leaving it, then
 * at each change until it is valid.
 */
export function useProfileForm(profile: OwnProfile): ProfileForm {
  const today = useToday();
  const draft = useDraft(profileDraft, (kept = nothingDrafted) => kept);
  const [saved, setSaved] = useState(() => savedUnderDraft(profile, draft.initial.revisions));
  const savedNow = useRef(saved);
  const keepSaved = (next: SavedProfile) => {
    savedNow.current = next;
    setSaved(next);
  };
  const hasPicture = profile.pictureUrl !== null;
  const judge = (values: ProfileFormValues) =>
    profileProblems({ values, saved: savedNow.current.values, hasPicture, today });
  const form = useForm<ProfileFormValues>({
    defaultValues: { ...saved.values, ...draft.initial.values },
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    resolver: (values) => ({ values: {}, errors: errorsOf(judge(values).problems) }),
  });
  const changedNow = () => changedFields(form.getValues(), savedNow.current.values);
  const keepDraft = () => {
    const values = form.getValues();
    const fields = changedFields(values, savedNow.current.values);
    draft.keep({ values: picked(values, fields), revisions: picked(savedNow.current.revisions, fields) });
  };
  useFormChange(form, () => {
    keepDraft();
    // A change may make a wrong field valid, also when it depends on another field: one price is enough of three.
    const wrong = profileFieldNames.filter((field) => form.getFieldState(field).error);
    if (wrong.length > 0) void form.trigger(wrong);
  });

  const takeSaved = (field: ProfileField) =>
    form.setValue(field, savedNow.current.values[field], { shouldValidate: true });
  const renew = useEffectEvent((fresh: OwnProfile) => {
    const next = renewedProfile(savedNow.current, form.getValues(), fresh);
    keepSaved(next.saved);
    for (const field of next.renewed) form.setValue(field, next.saved.values[field]);
  });
  useEffect(() => renew(profile), [profile]);

  return {
    form,
    saved,
    draft,
    changedNow,
    missingNow: () => judge(form.getValues()).missing,
    missingSaved: () => judge(saved.values).missing,
    startAfresh: () => {
      keepSaved(savedProfile(profile));
      form.reset(savedNow.current.values);
      draft.discard();
    },
    markSaved: (sent, fields) => {
      keepSaved(afterSaving(savedNow.current, sent, fields));
      // What was typed while the save was under way is not saved yet.
      keepDraft();
    },
    rebase: (fresh, fields) => keepSaved(rebasedOn(savedNow.current, savedProfile(fresh), fields)),
    takeSaved,
  };
}

function errorsOf(problems: readonly ProfileProblem[]): FieldErrors<ProfileFormValues> {
  const errors: Record<string, unknown> = {};
  for (const { field, row, code } of problems) {
    const error = { type: code, message: profileText(field, code) };
    if (row === undefined) errors[field] = error;
    else {
      const rows = (errors[field] as unknown[] | undefined) ?? [];
      rows[row] = error;
      errors[field] = rows;
    }
  }
  return errors as FieldErrors<ProfileFormValues>;
}
