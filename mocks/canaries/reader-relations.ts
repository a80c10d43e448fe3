import type { FieldReader } from '#contracts/kernel/platform/readers';
import type { RowKind } from '#mocks/canaries/planted-fields';
import { isListed } from '#mocks/canaries/user-visibility';
import type { UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

type World = Pick<Platform, 'db' | 'now'>;

/** Every relation of the user, by public token (null for a visitor), to the owner of the row. */
export function relationsTo(world: World, reader: string | null, { kind, row }: { kind: RowKind; row: string }) {
  const { db } = world;
  switch (kind) {
    case 'user':
      return toUser(world, reader, row);
    case 'chat':
      return toChat(world, reader, row) ? named({ owner: true, 'chat-partner': true }) : [];
    case 'message': {
      const message = db.messages.get(row);
      const isIn = message !== undefined && toChat(world, reader, message.chat);
      return named({ owner: isIn && message.owner === reader, 'chat-partner': isIn });
    }
    case 'event': {
      const event = db.events.get(row);
      const isPatient = reader !== null && event?.targets.includes(reader);
      return named({ owner: isPatient, 'treating-professional': event?.resource === reader });
    }
    case 'coupon':
      // The professionals are those who may know its code.
      return named({ owner: reader !== null && db.users.get(reader)?.public_configuration.type === 'dottore' });
    case 'invoice':
      return named({
        owner: db.invoices.get(row)?.owner === reader,
        'invoiced-patient': db.invoices.get(row)?.target === reader,
      });
    case 'ticket':
      return named({ owner: db.tickets.get(row)?.owner === reader });
  }
}

function toUser(world: World, reader: string | null, token: string): FieldReader[] {
  const user = world.db.users.get(token);
  if (!user) return [];
  const asking = reader === null ? undefined : world.db.users.get(reader);
  const readerType = asking?.public_configuration.type;
  const listed = isListed(world, user);
  const isPremium = user.manager_configuration.current_plan?.type === 'online+studio';
  return named({
    owner: reader === token,
    visitor: listed,
    'patient-of-premium': listed && isPremium && readerType === 'paziente',
    'chat-partner': reader !== null && shareChat(world, reader, token),
    'treating-professional': asking !== undefined && readerType === 'dottore' && treats(world, asking, token),
    'review-reader': hasReviewed(world, token),
  });
}

function toChat({ db }: World, reader: string | null, chat: string): boolean {
  return reader !== null && (db.chats.get(chat)?.participants.includes(reader) ?? false);
}

function shareChat({ db }: World, one: string, other: string): boolean {
  return db.chats.list(({ participants }) => participants.includes(one) && participants.includes(other)).length > 0;
}

/** Whether they share an appointment, a monthly record, or notes. */
function treats(
  { db }: World,
  { public_token: professional, public_configuration }: UserRow,
  patient: string,
): boolean {
  const notes = (public_configuration['patients'] ?? []) as readonly { user_pt: string }[];
  return (
    db.events.list(({ resource, targets }) => resource === professional && targets.includes(patient)).length > 0 ||
    db.invoices.list(({ owner, target }) => owner === professional && target === patient).length > 0 ||
    notes.some(({ user_pt }) => user_pt === patient)
  );
}

/** Whether the user wrote a review of an eligible therapist. */
function hasReviewed(world: World, token: string): boolean {
  const reviewed = world.db.users.list((user) =>
    (user.public_configuration.rating ?? []).some(({ owner }) => owner === token),
  );
  return reviewed.some((user) => isListed(world, user));
}

function named(relation: Partial<Record<FieldReader, boolean | undefined>>): FieldReader[] {
  return (Object.keys(relation) as FieldReader[]).filter((name) => relation[name]);
}
