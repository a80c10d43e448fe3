import { type Context, sessionOf } from '#bff/context';
import { countAttempt } from '#bff/count-attempt';
import type { OperationHandler } from '#bff/run-operation';
import { withUsersLocked } from '#bff/users/with-users-locked';
import type { recordProfileView } from '#contracts/therapists/search.api';
import { profileView } from '#contracts/therapists/therapists.legacy';

/** More views than this by one user in a quarter of an hour are no search for a therapist and are not passed on. */
const mostViews = 60;

/** Reports an opened card to the platform. A failure is only logged. */
export const handleRecordProfileView: OperationHandler<typeof recordProfileView> = async (context, { therapist }) => {
  try {
    await record(context, therapist);
  } catch (failure) {
    context.log.warn('profile_view_not_recorded', { error: failure instanceof Error ? failure.name : typeof failure });
  }
  return {};
};

async function record(context: Context, therapist: string): Promise<void> {
  const { publicToken, privateToken } = sessionOf(context);
  const isListed = (await context.directory.find(therapist, context.now())) !== undefined;
  if (!isListed) return;
  const wait = await countAttempt(context, { name: 'profile-view', limit: mostViews, of: publicToken });
  if (wait > 0) return;
  await withUsersLocked(context, { call: profileView, addressee: therapist }, () =>
    context.legacy.call(profileView, { private_token: privateToken, user_pt: therapist }),
  );
}
