import { type Context, sessionOf } from '#bff/context';
import { LegacyRefused } from '#bff/legacy/legacy-failures';
import { OperationFailed } from '#bff/operation-failed';
import { type LegacyRecipient, listChats } from '#contracts/chat/chat.legacy';
import { publicToken } from '#contracts/kernel/fields';

/** The user's chats, read from the platform with the user's own credential: the only proof of whose a chat is. */
export async function ownChats(context: Context): Promise<LegacyRecipient[]> {
  const { privateToken } = sessionOf(context);
  const { recipients } = await context.legacy.call(listChats, { private_token: privateToken });
  return recipients.filter((chat) => publicToken.safeParse(chat.public_token).success);
}

/** The user's chat with that token; another user's chat and an unknown token both fail with `not_found`. */
export async function ownChat(context: Context, token: string): Promise<LegacyRecipient> {
  const chat = (await ownChats(context)).find((own) => own.public_token === token);
  if (!chat) throw new OperationFailed('not_found');
  return chat;
}

/**
 * Fails as a call to the platform about one of the user's chats did; with `not_found` where the platform refused it
 * since the other side has deleted the chat meanwhile.
 */
export async function failOrNotFound(context: Context, token: string, failure: unknown): Promise<never> {
  if (failure instanceof LegacyRefused) {
    await ownChat(context, token).catch((gone: unknown) => {
      if (gone instanceof OperationFailed) throw gone;
    });
  }
  throw failure;
}
