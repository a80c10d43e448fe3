import { sessionOf } from '#bff/context';
import { pictureUrl } from '#bff/media/picture-url';
import { studyEntries, workEntries } from '#bff/profile/curriculum-entries';
import { fixedPrices } from '#bff/profile/fixed-prices';
import { profileValues, revisionsOf } from '#bff/profile/profile-values';
import type { OperationHandler } from '#bff/run-operation';
import { hasSignedContract } from '#bff/therapists/eligibility/is-eligible';
import { professionalStatusOf } from '#bff/therapists/eligibility/professional-status';
import { professionalFrom } from '#bff/therapists/professional-from';
import { isoFromInstant } from '#contracts/kernel/instant';
import type { ownProfile } from '#contracts/profile/profile.api';
import { ownUserRecord } from '#contracts/users/own-user.legacy';
import { legacyUser } from '#contracts/users/users.legacy';

/** All that the professional's own profile shows, freshly read. */
export const handleOwnProfile: OperationHandler<typeof ownProfile> = async (context) => {
  const { privateToken } = sessionOf(context);
  const { user: record } = await context.legacy.call(ownUserRecord, { private_token: privateToken });
  const user = legacyUser.parse(record);
  const { registration_timestamp: registeredAt, public_configuration: profile } = user;
  const status = professionalStatusOf(professionalFrom(user));
  const values = profileValues(user);
  return {
    token: user.public_token,
    email: user.email ?? '',
    role: profile.role ?? 'psychologist',
    pictureUrl: pictureUrl(user.picture, context.settings.mediaBase),
    registeredAt: registeredAt === undefined ? null : isoFromInstant(registeredAt),
    registerDate: profile.register_date ?? null,
    plan: planIn(status.plan?.type),
    contractSigned: hasSignedContract(status),
    values,
    revisions: revisionsOf(values),
    fixedPrices: fixedPrices(record, values),
    studies: studyEntries(profile.qualifications),
    work: workEntries(profile.work_experience),
    identityDocuments: profile.identity_documents,
  };
};

function planIn(type: string | undefined): 'online' | 'online+studio' | null {
  return type === 'online' || type === 'online+studio' ? type : null;
}
