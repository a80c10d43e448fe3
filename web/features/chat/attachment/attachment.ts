import * as z from 'zod/mini';
import { pixelSize } from '#contracts/chat/chat.api';

/** What is kept of an attachment when the page is reloaded: everything but the file. */
export const attachmentKept = z.object({
  name: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  /** Of a photo, in pixels. */
  size: z.nullable(pixelSize),
});

/** A file that is sent with a message, ready to leave: a photo is drawn anew already. */
export interface Attachment extends z.output<typeof attachmentKept> {
  /** Null when a reload has lost it. */
  readonly file: Blob | null;
}

/** A file that was chosen and is not sent yet. */
export interface ChosenAttachment extends Attachment {
  readonly file: Blob;
}
