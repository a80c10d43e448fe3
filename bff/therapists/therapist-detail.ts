import { isPatientOf } from '#bff/appointments/own-events';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import type { Context } from '#bff/context';
import { ownFavourites } from '#bff/favourites/own-favourites';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { type DirectoryProfile, detailFrom, directoryEntryFrom } from '#bff/therapists/therapists-mapping';
import { findUsers } from '#bff/users/find-users';
import { ownUser } from '#bff/users/own-user';
import type { therapistDetail } from '#contracts/therapists/therapists.api';

/**
 * An eligible therapist, or the signed-in professional themselves; every other token fails with `not_found`. To their
 * own patient without a chat, paused requests are not told: the first message is open to that patient.
 */
export const handleTherapistDetail: OperationHandler<typeof therapistDetail> = async (context, { therapist }) => {
  const entry = (await ownEntry(context, therapist)) ?? (await context.directory.find(therapist, context.now()));
  if (!entry) throw new OperationFailed('not_found');
  const reviewerTokens = entry.reviews.map(({ reviewer }) => reviewer);
  const isPatient = context.session.read()?.userType === 'patient';
  const [reviewers, chat, isFavourite] = await Promise.all([
    findUsers(context, reviewerTokens),
    ownChatWith(context, therapist),
    isPatient && ownFavourites(context).then((tokens) => tokens.includes(therapist)),
  ]);
  const detail = detailFrom(entry, { isPatient, reviewers, chat, isFavourite });
  const mayWriteAnyway = detail.requestsPaused && isPatient && chat === null && (await isPatientOf(context, therapist));
  return mayWriteAnyway ? { ...detail, requestsPaused: false } : detail;
};

/** Professionals may see their own profile before patients can find it, and see their changes at once. */
async function ownEntry(context: Context, therapist: string): Promise<DirectoryProfile | undefined> {
  const session = context.session.read();
  if (session?.userType !== 'professional' || session.publicToken !== therapist) return undefined;
  return directoryEntryFrom(await ownUser(context), context.settings.mediaBase);
}

async function ownChatWith(context: Context, therapist: string): Promise<string | null> {
  if (!context.session.read()) return null;
  return chatWith(therapist, await ownChats(context), chatViewpoint(context))?.public_token ?? null;
}
