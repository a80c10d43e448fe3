import { versionOf } from '#bff/version-of';
import type { LegacyUser } from '#contracts/users/users.legacy';

type AlertRow = LegacyUser['public_configuration']['alerts'][number];

/** Names an alert by its moment and what it says; those that share both are one to whoever reads them. */
export function alertId({ timestamp, title, message }: AlertRow): string {
  return versionOf(JSON.stringify([timestamp ?? null, title ?? '', message ?? '']));
}
