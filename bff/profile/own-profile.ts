import { sessionOf } from '#bff/context';
import { listedStudies, listedWork } from '#bff/curriculum/listed-entries';
import { revisionsOf } from '#bff/field-revisions';
import { mediaName, pictureUrl } from '#bff/media/picture-url';
import { fixedPrices } from '#bff/profile/fixed-prices';
import { profileValues } from '#bff/profile/profile-values';
import type { OperationHandler } from '#bff/run-operation';
import { signedContract } from '#bff/therapists/eligibility/is-eligible';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { ownRecord } from '#bff/users/own-user';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { ownProfile } from '#contracts/profile/profile.api';
import { profileFieldNames } from '#contracts/profile/profile-fields';
import { legacyUser } from '#contracts/users/users.legacy';

/** All that the professional's own profile shows, freshly read. */
export const handleOwnProfile: OperationHandler<typeof ownProfile> = async (context) => {
  const { mediaBase } = context.settings;
  const record = await ownRecord(context, sessionOf(context));
  const user = legacyUser.parse(record);
  const { registration_timestamp: registeredAt, public_configuration: profile } = user;
  const status = professionalStatusOf(professionalFrom(user));
  const values = profileValues(user);
  return {
    token: user.public_token,
    email: user.email ?? '',
    role: profile.role ?? 'psychologist',
    pictureUrl: pictureUrl(user.picture, mediaBase),
    registeredAt: registeredAt === undefined ? null : isoFromInstant(registeredAt),
    registerDate: profile.register_date ?? null,
    plan: planIn(status.plan?.type),
    contractSigned: signedContract(status) !== undefined,
    values,
    revisions: revisionsOf(values, profileFieldNames),
    fixedPrices: fixedPrices(record, values),
    studies: listedStudies(profile.qualifications).map(({ entry }) => entry),
    work: listedWork(profile.work_experience).map(({ entry }) => entry),
    identityDocuments: profile.identity_documents.flatMap((name) => mediaName(name, mediaBase) ?? []),
  };
};

function planIn(type: string | undefined): 'online' | 'online+studio' | null {
  return type === 'online' || type === 'online+studio' ? type : null;
}
