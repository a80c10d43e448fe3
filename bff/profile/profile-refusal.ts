import { overtakenFields, revisionOf } from '#bff/field-revisions';
import { type OperationFailed, refusal } from '#bff/operation-failed';
import { fixedPrices } from '#bff/profile/fixed-prices';
import { profileValues } from '#bff/profile/profile-values';
import { signedContract } from '#bff/therapists/eligibility/is-eligible';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import type { Instant } from '#contracts/kernel/instant';
import type { OperationInput } from '#contracts/kernel/operation';
import { romeDate } from '#contracts/kernel/rome-time';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { languages } from '#contracts/options/languages';
import { specialisations } from '#contracts/options/specialisations';
import { missingProfileParts } from '#contracts/profile/missing-profile-parts';
import { type ProfileValues, saveProfile } from '#contracts/profile/profile.api';
import type { ProfileField } from '#contracts/profile/profile-fields';
import { isOfAge } from '#contracts/registration/is-of-age';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import { type LegacyUser, legacyUser } from '#contracts/users/users.legacy';

type Input = OperationInput<typeof saveProfile>;

/** The user as the platform has them, and as the save would leave them. */
interface Save {
  readonly before: UserRecord;
  readonly after: LegacyUser;
}

const ofPsychotherapists = ['school', 'specialisationDate', 'specialisations'] as const;
const offered = { languages, specialisations, interventionAreas } as const satisfies Partial<
  Record<ProfileField, readonly string[]>
>;
const lockedBySignature = ['specialisations', 'interventionAreas'] as const;

/** Why a save of the profile is refused as a whole; undefined when it is not. */
export function profileRefusal(
  { before: record, after }: Save,
  input: Input,
  now: Instant,
): OperationFailed | undefined {
  const before = legacyUser.parse(record);
  const [stood, stands] = [profileValues(before), profileValues(after)];
  const { birthDate, specialisationDate } = input.changes;
  const today = romeDate(now);
  const isChanged = (field: ProfileField) =>
    input.changes[field] !== undefined && revisionOf(stood, field) !== revisionOf(stands, field);

  if (birthDate !== undefined && !isOfAge(birthDate, today)) return refusal(saveProfile, 'under_age');
  if (before.public_configuration.role !== 'psychotherapist' && ofPsychotherapists.some(isChanged)) {
    return refusal(saveProfile, 'psychotherapists_only');
  }
  if (specialisationDate && specialisationDate > today && isChanged('specialisationDate')) {
    return refusal(saveProfile, 'date_to_come');
  }
  const fields = overtakenFields({ stood, stands }, input.revisions);
  if (fields.length > 0) return refusal(saveProfile, 'fields_changed', { fields });
  if (signedContract(professionalStatusOf(professionalFrom(before))) && lockedBySignature.some(isChanged)) {
    return refusal(saveProfile, 'contract_signed');
  }
  if (isAnyUnknown(stood, input)) return refusal(saveProfile, 'not_offered');
  const prices = fixedPrices(record, stood).filter(isChanged);
  if (prices.length > 0) return refusal(saveProfile, 'price_fixed', { fields: prices });
  const parts = missingProfileParts({
    ...stands,
    hasPicture: Boolean(after.picture),
    residence: stands.residence?.written ?? '',
  });
  return parts.length > 0 ? refusal(saveProfile, 'required_missing', { parts }) : undefined;
}

/** Whether something is chosen that is neither offered nor in the profile already. */
function isAnyUnknown(stood: ProfileValues, { changes }: Input): boolean {
  const lists = Object.keys(offered) as (keyof typeof offered)[];
  return lists.some((list) => {
    const known: readonly string[] = [...offered[list], ...stood[list]];
    return changes[list]?.some((one) => !known.includes(one));
  });
}
