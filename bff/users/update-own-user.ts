import { type Context, sessionOf } from '#bff/context';
import { hasUnknownOutcome, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import type { Session } from '#bff/session';
import { changesDirectory } from '#bff/users/changes-directory';
import { identicalPhpValue, samePhpValue } from '#bff/users/same-php-value';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { ownUserRecord, type UserRecord, updateUser } from '#contracts/users/own-user.legacy';

/** Fields to set, by the part of the user they belong to; fields not named stay as they are. */
export interface OwnUserChange {
  readonly public_configuration?: Readonly<Record<string, unknown>>;
  readonly configuration?: Readonly<Record<string, unknown>>;
}

const parts = ['public_configuration', 'configuration'] as const;

/** A change undone by a save that began earlier is made again, up to this many attempts, and then fails. */
const mostAttempts = 3;

/**
 * Changes the user's own record. Reads all of it, while no other task of this back end changes it, sets the fields that
 * `changeOf` names, writes, reads again and compares. A change that is already in effect is not written; one undone by
 * another save at the same moment is made again on the record as it is then. A lost answer is settled by the second
 * reading. The directory is read again when a professional changes what it shows. Fails with `changed_elsewhere` when
 * the fields have neither their new nor their earlier values or are undone each time, and with `LegacyUnreadable` when
 * the platform reported success and nothing changed.
 */
export async function updateOwnUser(
  context: Context,
  changeOf: (user: UserRecord) => OwnUserChange,
  session = sessionOf(context),
): Promise<void> {
  await withUsersLocked(context, { call: updateUser, session }, async () => {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      if (await changeStands(context, changeOf, session)) return;
    }
    throw new OperationFailed('changed_elsewhere');
  });
}

/** Makes the change once: true when it is in effect, false when another save undid it. */
async function changeStands(
  context: Context,
  changeOf: (user: UserRecord) => OwnUserChange,
  { privateToken, userType }: Session,
): Promise<boolean> {
  const read = async () => (await context.legacy.call(ownUserRecord, { private_token: privateToken })).user;
  const before = await read();
  const change = changeOf(before);
  if (holds(before, change, identicalPhpValue)) return true;
  const sent = withChange(before, change);
  const lostAnswer = await write(context, privateToken, sent);
  const isShown = userType === 'professional' && changesDirectory(before, change.public_configuration);
  if (isShown) context.directory.invalidate();
  const after = await read().catch((failure: unknown) => {
    throw lostAnswer ?? failure;
  });
  const others = otherFields(sent, after, change);
  if (others.length > 0) context.log.warn('user_changed_meanwhile', { fields: others });
  if (holds(after, change)) return true;
  if (lostAnswer) throw lostAnswer;
  if (!holds(after, earlierValues(before, change))) throw new OperationFailed('changed_elsewhere');
  if (others.length === 0) throw new LegacyUnreadable(updateUser.name, 'told of success and kept nothing', true);
  return false;
}

/** Writes; returns the failure when the answer was lost and the write may have been done. */
async function write(context: Context, privateToken: string, user: UserRecord): Promise<unknown> {
  try {
    await context.legacy.call(updateUser, { private_token: privateToken, user });
    return undefined;
  } catch (failure) {
    if (hasUnknownOutcome(failure)) return failure;
    throw failure;
  }
}

/** The whole user with the fields set; a password is never sent. */
function withChange({ password: _never, ...user }: UserRecord, change: OwnUserChange): UserRecord {
  return {
    ...user,
    public_configuration: { ...user.public_configuration, ...change.public_configuration },
    manager_configuration: user.manager_configuration,
    configuration: { ...user.configuration, ...change.configuration },
  };
}

function holds(user: UserRecord, change: OwnUserChange, isSame = samePhpValue): boolean {
  return parts.every((part) =>
    Object.entries(change[part] ?? {}).every(([field, value]) => isSame(user[part][field], value)),
  );
}

function earlierValues(before: UserRecord, change: OwnUserChange): OwnUserChange {
  const fieldsOf = (part: (typeof parts)[number]) =>
    Object.fromEntries(Object.keys(change[part] ?? {}).map((field) => [field, before[part][field]]));
  return { public_configuration: fieldsOf('public_configuration'), configuration: fieldsOf('configuration') };
}

/** The fields outside the change that differ from what was sent: another program wrote them. */
function otherFields(sent: UserRecord, after: UserRecord, change: OwnUserChange): string[] {
  const [one, other] = [flat(sent), flat(after)];
  const changed = parts.flatMap((part) => Object.keys(change[part] ?? {}).map((field) => `${part}.${field}`));
  const own = new Set(['password', ...changed]);
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].filter((field) => !own.has(field) && !samePhpValue(one[field], other[field]));
}

/** The fields of a user and of its three parts, by dotted name. */
function flat({ public_configuration, manager_configuration, configuration, ...user }: UserRecord) {
  const partsOf = Object.entries({ public_configuration, manager_configuration, configuration });
  const inParts = partsOf.flatMap(([part, fields]) =>
    Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value] as const),
  );
  return Object.fromEntries<unknown>([...Object.entries(user), ...inParts]);
}
