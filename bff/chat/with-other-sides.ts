import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { isNameless, type OtherSide, otherParticipant, otherSideFrom } from '#bff/chat/other-side';
import type { Context } from '#bff/context';
import { findUsers } from '#bff/users/find-users';
import type { LegacyRecipient } from '#contracts/chat/chat.legacy';

/**
 * Each chat with its other side; the names of bare tokens are read in one call. A chat in which the user is alone has
 * no other side and is left out.
 */
export async function withOtherSides(
  context: Context,
  chats: readonly LegacyRecipient[],
): Promise<{ chat: LegacyRecipient; otherSide: OtherSide }[]> {
  const reader = chatViewpoint(context);
  const peopled = chats.flatMap((chat) => {
    const person = otherParticipant(chat, reader);
    return person ? [{ chat, person }] : [];
  });
  const nameless = peopled.filter(({ person }) => isNameless(person, reader));
  const users = await findUsers(
    context,
    nameless.map(({ person }) => person.public_token),
  );
  return peopled.map(({ chat, person }) => ({
    chat,
    otherSide: otherSideFrom(person, { chat, reader, known: users.get(person.public_token) }),
  }));
}
