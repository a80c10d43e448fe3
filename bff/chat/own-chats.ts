import { type Context, sessionOf } from '#bff/context';
import { isRefusal } from '#bff/legacy/legacy-failures';
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
 * Runs a call to the platform about one of the user's chats. A refusal may mean that the other side has deleted the
 * chat since it was read: then it fails with `not_found`. Any other failure is passed on.
 */
export async function unlessChatDeleted<Result>(
  context: Context,
  token: string,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (failure) {
    if (isRefusal(failure)) {
      await ownChat(context, token).catch((unread: unknown) => {
        if (unread instanceof OperationFailed) throw unread;
      });
    }
    throw failure;
  }
}
