import { professionalFrom } from '#bff/therapists/professional-from';
import type { FieldReader } from '#contracts/kernel/readers';
import { isEligible } from '#contracts/therapists/is-eligible';
import { legacyUser } from '#contracts/users/users.legacy';
import type { PlantedCanary } from '#mocks/canaries/platform-canaries';
import type { UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

/** Whether the reader, by public token (null for a visitor), stands to the canary's row in a way its field names. */
export function isReadableBy(platform: Platform, reader: string | null, canary: PlantedCanary): boolean {
  if (canary.kind === 'message') {
    const isInChat = reader !== null && (platform.db.chats.get(canary.row)?.participants.includes(reader) ?? false);
    return isInChat && canary.readers.includes('chat-partner');
  }
  if (canary.kind === 'event') {
    const event = platform.db.events.get(canary.row);
    const meets = reader !== null && (event?.resource === reader || (event?.targets.includes(reader) ?? false));
    return meets && canary.readers.includes('owner');
  }
  if (canary.kind === 'invoice') {
    return (
      reader !== null && platform.db.invoices.get(canary.row)?.owner === reader && canary.readers.includes('owner')
    );
  }
  return standings(platform, reader, canary.row).some((standing) => canary.readers.includes(standing));
}

/** Every way the reader stands to the user of that token. */
function standings(platform: Platform, reader: string | null, token: string): FieldReader[] {
  const user = platform.db.users.get(token);
  if (!user) return [];
  const readerType = reader === null ? undefined : platform.db.users.get(reader)?.public_configuration.type;
  const isListed = isEligible(professionalFrom(legacyUser.parse(user)), platform.now());
  const isPremium = user.manager_configuration.current_plan?.type === 'online+studio';
  const standing: Record<FieldReader, boolean> = {
    owner: reader === token,
    visitor: isListed,
    professional: isListed && readerType === 'dottore',
    'patient-of-premium': isListed && isPremium && readerType === 'paziente',
    'chat-partner': reader !== null && shareChat(platform, reader, token),
    'treating-professional': reader !== null && readerType === 'dottore' && meets(platform, reader, token),
    'review-reader': hasReviewed(platform, user),
  };
  return (Object.keys(standing) as FieldReader[]).filter((name) => standing[name]);
}

function shareChat({ db }: Platform, one: string, other: string): boolean {
  return db.chats.list(({ participants }) => participants.includes(one) && participants.includes(other)).length > 0;
}

function meets({ db }: Platform, professional: string, patient: string): boolean {
  return db.events.list(({ resource, targets }) => resource === professional && targets.includes(patient)).length > 0;
}

function hasReviewed({ db }: Platform, { public_token }: UserRow): boolean {
  const reviewed = db.users.list((user) =>
    (user.public_configuration.rating ?? []).some(({ owner }) => owner === public_token),
  );
  return reviewed.length > 0;
}
