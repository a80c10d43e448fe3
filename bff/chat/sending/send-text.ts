import { sendOnce } from '#bff/chat/sending/send-once';
import { idempotencyMark } from '#bff/idempotency-mark';
import type { OperationHandler } from '#bff/run-operation';
import type { sendText } from '#contracts/chat/chat.api';

/**
 * Sends a text into one of the user's chats, once per idempotency key. Refuses with `chat_full` where the user's
 * messages fill their part of the chat, and with `too_many_attempts`.
 */
export const handleSendText: OperationHandler<typeof sendText> = async (context, { chat, text, idempotencyKey }) => {
  const mark = idempotencyMark(idempotencyKey, { text });
  return { message: await sendOnce(context, { chat, mark, text }) };
};
