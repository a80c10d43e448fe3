import type { LegacyUser } from '#contracts/users/users.legacy';

/** Name and surname as the platform has them; empty when it has neither. */
export function fullName(user: LegacyUser): string {
  const { nome, cognome } = user.public_configuration;
  return [nome, cognome]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}
