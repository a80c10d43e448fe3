import * as z from 'zod/mini';
import { chatMessage, longestMessage, messageRefusals } from '#contracts/chat/chat.api';
import { publicToken } from '#contracts/kernel/fields';
import { api, command } from '#contracts/kernel/operation';
import { proseText } from '#contracts/kernel/prose-text';
import { chosenFile, fileRefusals } from '#contracts/uploads/uploads.api';

export const { sendFile } = api('chat', {
  /**
   * Stores a file and sends it into a chat, with or without a text, once per idempotency key. It is not under `/api`:
   * it comes as a form to `/files/chat/<chat>`, first `idempotencyKey`, then `text` if there is one, then `file`. The
   * browser names no address: what the message refers to is always the file that came with it (CHAT-34).
   */
  sendFile: command({
    access: 'signed-in',
    affects: ['chat/list-conversations', 'chat/read-conversation'],
    input: z.strictObject({ chat: publicToken, text: z.optional(proseText(longestMessage)), ...chosenFile }),
    output: z.object({ message: chatMessage }),
    /** A JPEG, PNG or PDF is accepted. */
    refusals: { ...fileRefusals, ...messageRefusals },
  }),
});
