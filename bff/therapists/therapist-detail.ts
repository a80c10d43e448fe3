import { chatReader } from '#bff/chat/chat-reader';
import { chatWith } from '#bff/chat/chat-with';
import { ownChats } from '#bff/chat/own-chats';
import type { Context } from '#bff/context';
import { OperationFailed } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { listedTherapist } from '#bff/therapists/listed-therapists';
import { type DirectoryEntry, detailFrom, directoryEntryFrom } from '#bff/therapists/therapists-mapping';
import { findUsers } from '#bff/users/find-users';
import { session as sessionCall } from '#contracts/login/login.legacy';
import type { therapistDetail } from '#contracts/therapists/therapists.api';

/** An eligible therapist, or the professional who asks; anybody else is `not_found`. */
export const handleTherapistDetail: OperationHandler<typeof therapistDetail> = async (context, { therapist }) => {
  const entry = (await listedTherapist(context, therapist)) ?? (await ownEntry(context, therapist));
  if (!entry) throw new OperationFailed('not_found');
  const reviewerTokens = entry.reviews.map(({ reviewer }) => reviewer);
  const [reviewers, chat] = await Promise.all([findUsers(context, reviewerTokens), ownChatWith(context, therapist)]);
  return detailFrom(entry, { isPatient: context.session.read()?.userType === 'patient', reviewers, chat });
};

/** Professionals may read themselves before patients can find them. */
async function ownEntry(context: Context, therapist: string): Promise<DirectoryEntry | undefined> {
  const session = context.session.read();
  if (session?.userType !== 'professional' || session.publicToken !== therapist) return undefined;
  const { user } = await context.legacy.call(sessionCall, { private_token: session.privateToken });
  return directoryEntryFrom(user, context.settings.mediaBase);
}

async function ownChatWith(context: Context, therapist: string): Promise<string | null> {
  if (!context.session.read()) return null;
  return chatWith(therapist, await ownChats(context), chatReader(context))?.public_token ?? null;
}
