import type { LegacyUser } from '#contracts/users/users.legacy';

/** Whether a professional's profile has a biography, a photo and at least one study (STATE-12). */
export function isProfileComplete({ picture, public_configuration: profile }: LegacyUser): boolean {
  return Boolean(profile.biografia?.trim() && picture) && profile.qualifications.length > 0;
}
