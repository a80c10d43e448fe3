import { type Context, sessionOf } from '#bff/context';
import { hasUnknownOutcome } from '#bff/legacy/legacy-failures';
import { changesDirectory } from '#bff/users/changes-directory';
import { samePhpValue } from '#bff/users/same-php-value';
import { ownUserRecord, type UserRecord, updateUser } from '#contracts/users/own-user.legacy';

/** Fields to be set, by the part of the user they stand in; what is not named stays as it is. */
export interface OwnUserChange {
  readonly public_configuration?: Readonly<Record<string, unknown>>;
  readonly configuration?: Readonly<Record<string, unknown>>;
}

/** The user was changed elsewhere between our read and what the platform shows now: nothing may be taken as saved. */
export class ChangedElsewhere extends Error {
  constructor() {
    super('The user was changed elsewhere at the same time.');
    this.name = 'ChangedElsewhere';
  }
}

/**
 * Changes one's own user: reads the whole of it fresh, one change of a user after the other, sets the fields that
 * `changeOf` names, writes, reads again and compares. A change that is already so is not written. Throws
 * `ChangedElsewhere` when what was set is not what stands there afterwards. An answer lost on the way is settled by the
 * second reading. The directory is read anew after a professional's change of what it shows.
 */
export async function updateOwnUser(
  context: Context,
  changeOf: (user: UserRecord) => OwnUserChange,
  session = sessionOf(context),
): Promise<void> {
  const { privateToken, publicToken, userType } = session;
  const read = async () => (await context.legacy.call(ownUserRecord, { private_token: privateToken })).user;
  await context.runExclusive([`user:${publicToken}`], async () => {
    const before = await read();
    const change = changeOf(before);
    if (holds(before, change)) return;
    const lostAnswer = await write(context, privateToken, withChange(before, change));
    const isShown = userType === 'professional' && changesDirectory(before, change.public_configuration);
    if (isShown) context.directory.drop();
    const after = await read().catch((failure: unknown) => {
      throw lostAnswer ?? failure;
    });
    if (holds(after, change)) return;
    throw lostAnswer ?? new ChangedElsewhere();
  });
}

/** Writes; gives back the failure when the answer was lost and the write may have been done. */
async function write(context: Context, privateToken: string, user: UserRecord): Promise<unknown> {
  try {
    await context.legacy.call(updateUser, { private_token: privateToken, user });
    return undefined;
  } catch (failure) {
    if (hasUnknownOutcome(failure)) return failure;
    throw failure;
  }
}

/** The whole user with the fields set; a password is never among what is sent. */
function withChange({ password: _never, ...user }: UserRecord, change: OwnUserChange): UserRecord {
  return {
    ...user,
    public_configuration: { ...user.public_configuration, ...change.public_configuration },
    manager_configuration: user.manager_configuration,
    configuration: { ...user.configuration, ...change.configuration },
  };
}

function holds(user: UserRecord, change: OwnUserChange): boolean {
  const parts = ['public_configuration', 'configuration'] as const;
  return parts.every((part) =>
    Object.entries(change[part] ?? {}).every(([field, value]) => samePhpValue(user[part][field], value)),
  );
}
