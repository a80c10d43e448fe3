import type { FieldErrors } from 'react-hook-form';
import * as z from 'zod/mini';
import type { OwnProfile } from '#contracts/profile/profile.api';
import { type ProfileField, profileFieldNames } from '#contracts/profile/profile-fields';
import { type ProfileProblem, profileProblems } from '#web/features/profile/form/profile-problems';
import { profileText } from '#web/features/profile/form/profile-texts';
import {
  changedFields,
  draftedValues,
  formValuesOf,
  type ProfileFormValues,
} from '#web/features/profile/form/profile-values';
import { type FieldDraft, type FieldForm, useFieldForm } from '#web/forms/by-field/use-field-form';
import type { DraftKind } from '#web/forms/draft-store';
import { revisionsIn } from '#web/forms/field-revisions';
import { useToday } from '#web/ui/use-today';

type ProfileDraft = FieldDraft<ProfileFormValues, ProfileField>;

const profileDraft: DraftKind<ProfileDraft> = {
  name: 'profile',
  version: 1,
  schema: z.object({
    values: draftedValues,
    revisions: z.record(z.string(), z.string()),
  }) as z.ZodMiniType<ProfileDraft>,
};

export interface ProfileForm extends FieldForm<OwnProfile, ProfileFormValues, ProfileField> {
  /** What the profile cannot be saved without, of what is typed, and of what is saved. */
  readonly missingNow: () => ReturnType<typeof profileProblems>['missing'];
  readonly missingSaved: () => ReturnType<typeof profileProblems>['missing'];
}

/** The form of the profile. One price is enough of three, so a change may make another field valid. */
export function useProfileForm(profile: OwnProfile): ProfileForm {
  const today = useToday();
  const hasPicture = profile.pictureUrl !== null;
  const judge = (values: ProfileFormValues, saved: ProfileFormValues) =>
    profileProblems({ values, saved, hasPicture, today });
  const state = useFieldForm<OwnProfile, ProfileFormValues, ProfileField>(profile, {
    draft: profileDraft,
    fieldNames: profileFieldNames,
    savedOf: ({ values, revisions }) => ({ values: formValuesOf(values), revisions: revisionsIn(revisions) }),
    changedFields,
    errorsOf: (values, saved) => errorsOf(judge(values, saved).problems),
  });
  const { saved } = state;
  return {
    ...state,
    missingNow: () => judge(state.form.getValues(), saved.values).missing,
    missingSaved: () => judge(saved.values, saved.values).missing,
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
