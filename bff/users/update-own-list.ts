import { type Context, sessionOf } from '#bff/context';
import { listToChange } from '#bff/users/php-parts';
import { type UserWrite, updateLockedUser } from '#bff/users/update-own-user';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { type UserRecord, updateUserParts } from '#contracts/users/own-user.legacy';

/** The lists of the public part that the platform replaces one by one. */
export type OwnList = 'work_experience' | 'qualifications' | 'identity_documents';

/**
 * Changes one list of the signed-in user, as `updateOwnUser` changes fields, and sends that list alone: nothing else of
 * the user can be undone by it. `changed` gets the list as it is now, which is empty for a new professional. Refuses
 * and fails as `updateLockedUser` does (LEGACY-46).
 */
export function updateOwnList(
  context: Context,
  list: OwnList,
  changed: (rows: readonly unknown[]) => readonly unknown[],
): Promise<UserRecord> {
  const session = sessionOf(context);
  const changeOf = (user: UserRecord) => {
    const present = listToChange(user.public_configuration[list], list);
    return { public_configuration: { [list]: changed(present) } };
  };
  return withUsersLocked(context, { call: updateUserParts, session }, () =>
    updateLockedUser(context, changeOf, session, changedLists),
  );
}

const changedLists: UserWrite = {
  call: updateUserParts.name,
  send: ({ legacy }, private_token, _user, { public_configuration = {} }) =>
    legacy.call(updateUserParts, { private_token, public_configuration }),
};
