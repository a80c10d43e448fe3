import * as z from 'zod/mini';
import type { CivilDate } from '#contracts/kernel/civil-date';
import { missingProfileParts } from '#contracts/profile/missing-profile-parts';
import { type ProfileField, profileFields, type RequiredProfilePart } from '#contracts/profile/profile-fields';
import { isOfAge } from '#contracts/registration/is-of-age';
import { changedFields, dayIn, type ProfileFormValues, sent } from '#web/features/profile/form/profile-values';
import { typedIn } from '#web/fields/address/address-value';

export interface ProfileProblem {
  readonly field: ProfileField;
  /** The row of a list of addresses. */
  readonly row?: number;
  readonly code: string;
}

interface Judged {
  readonly values: ProfileFormValues;
  /** The values as they are saved: what is not changed is not judged, as the platform has it already. */
  readonly saved: ProfileFormValues;
  readonly hasPicture: boolean;
  readonly today: CivilDate;
}

/** What is wrong with the form, at most one problem a field, and what the profile lacks (PROF-58). */
export function profileProblems({ values, saved, hasPicture, today }: Judged) {
  const changed = changedFields(values, saved);
  const missing = missingProfileParts({ ...values, hasPicture, residence: writtenResidence(values) });
  const lacking = missing.flatMap((part): ProfileProblem[] => {
    const field = fieldOf(part);
    return field ? [{ field, code: 'required' }] : [];
  });
  const wrong = changed.flatMap((field) =>
    field === 'studioAddresses' ? wrongStudios(values) : wrongField(values, field),
  );
  const isYoung = changed.includes('birthDate') && !isOfAge(dayIn(values.birthDate), today);
  const young: readonly ProfileProblem[] = isYoung ? [{ field: 'birthDate', code: 'under_age' }] : [];
  const isToCome = changed.includes('specialisationDate') && dayIn(values.specialisationDate) > today;
  const toCome: readonly ProfileProblem[] = isToCome ? [{ field: 'specialisationDate', code: 'date_to_come' }] : [];
  const taken = new Set<string>();
  const problems = [...wrong, ...young, ...toCome, ...lacking].filter(({ field, row }) => {
    const key = `${field}.${row ?? ''}`;
    return taken.has(key) ? false : taken.add(key);
  });
  return { problems, missing };
}

/** The field in which a required part is given; the photo is no field of the form. */
export function fieldOf(part: RequiredProfilePart): ProfileField | undefined {
  if (part === 'picture') return undefined;
  return part === 'prices' ? 'singlePrice' : part;
}

function wrongField(values: ProfileFormValues, field: ProfileField): ProfileProblem[] {
  const value = sent(values, field);
  const { error } = z.safeParse(profileFields[field], value);
  const [issue] = error?.issues ?? [];
  if (!issue) return [];
  // What was typed but cannot be read, such as a date that does not exist, is not missing.
  const isWritten = typeof value === 'string' && value.trim() !== '';
  return [{ field, code: issue.message === 'required' && isWritten ? 'invalid' : issue.message }];
}

function wrongStudios({ studioAddresses }: ProfileFormValues): ProfileProblem[] {
  return studioAddresses.flatMap((address, row) =>
    typedIn(address) === '' ? [] : [{ field: 'studioAddresses' as const, row, code: 'not_chosen' }],
  );
}

/** Words that are not chosen yet are not missing: their own rule speaks of them where they are new. */
function writtenResidence({ residence }: ProfileFormValues): string {
  return residence && ('id' in residence ? residence.formattedAddress : residence.typed) ? 'written' : '';
}
