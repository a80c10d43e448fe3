import { countMessage } from '#bff/chat/sending/room-in-chat';
import { findSent, type NewMessage, sendOnce } from '#bff/chat/sending/send-once';
import { type Context, sessionOf } from '#bff/context';
import { idempotencyMark } from '#bff/idempotency-mark';
import type { OperationHandler } from '#bff/run-operation';
import { cleanedContent, digestOf } from '#bff/uploads/cleaned-content';
import type { ImageCleaner } from '#bff/uploads/image-cleaner';
import { storedName, storedStem } from '#bff/uploads/stored-name';
import type { sendFile } from '#contracts/chat/send-file.api';
import type { OperationInput } from '#contracts/kernel/operation';
import { nameOfType } from '#contracts/uploads/name-of-type';
import { upload } from '#contracts/uploads/uploads.legacy';

type Input = OperationInput<typeof sendFile>;

/**
 * Checks a file by its content, redraws photos, stores it, and sends it into one of the user's chats, once per
 * idempotency key. Stores it only after the chat is known to be the user's. Refuses with `unsupported_file`,
 * `file_empty`, `file_too_large` or `too_many_pixels` (CHAT-34), and as a text does with `chat_full` and
 * `too_many_attempts`.
 */
export function createSendFile(cleanImage: ImageCleaner): OperationHandler<typeof sendFile> {
  return async (context, input) => {
    const { chat, text = '', idempotencyKey, fileName, bytes } = input;
    const mark = idempotencyMark(idempotencyKey, { text, fileName, digest: await digestOf(bytes) });
    const earlier = await findSent(context, { chat, mark });
    if (earlier) return { message: earlier };
    await countMessage(context);
    // Not under the lock of the chats: an upload takes up to a minute, and texts of another tab do not wait for it.
    const file = await store(context, cleanImage, input, mark);
    return { message: await sendOnce(context, { chat, mark, text, file }) };
  };
}

/** Stores the file for whoever the platform knows: that only the chat's members read it is checked at each reading. */
async function store(
  context: Context,
  cleanImage: ImageCleaner,
  { chat, idempotencyKey, fileName, bytes }: Input,
  mark: string,
): Promise<NonNullable<NewMessage['file']>> {
  const { privateToken: private_token, publicToken: owner } = sessionOf(context);
  const { content, size } = await cleanedContent(cleanImage, { fileName, bytes }, { acceptsPdf: true });
  // The name depends on chat and content: the same name would replace a file that was sent before.
  const stem = await storedStem({ owner, kind: `chat/${chat}/${mark}`, idempotencyKey });
  const name = storedName(stem, fileName, content.mediaType);
  const flags = { private: 1, onlymine: 0, generate_variations: 0 } as const;
  const stored = await context.legacy.call(upload, { private_token, name, content, ...flags });
  const shownName = nameOfType(fileName, content.mediaType);
  return { storedName: stored.name ?? name, kept: { name: shownName, size: content.bytes.length, ...size } };
}
