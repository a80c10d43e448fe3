import * as z from 'zod';
import { defineLegacyCall } from '#contracts/kernel/platform/legacy-call';
import {
  phpBoolean,
  phpInstant,
  phpLenient,
  phpList,
  phpNumber,
  phpObject,
  phpOptional,
  phpPart,
  phpText,
} from '#contracts/kernel/platform/php-values';
import { readBy } from '#contracts/kernel/platform/readers';

const besideFile = {
  name: readBy(phpLenient(phpText(), 'file.name'), 'owner', 'chat-partner'),
  size: readBy(phpLenient(phpNumber(), 'file.size'), 'owner', 'chat-partner'),
  width: readBy(phpLenient(phpNumber(), 'file.width'), 'owner', 'chat-partner'),
  height: readBy(phpLenient(phpNumber(), 'file.height'), 'owner', 'chat-partner'),
};

/**
 * One message of a chat. `configuration.file` is what we keep of the file at `media_url`: the name it was sent with,
 * its bytes and, of an image, its pixels. On the user's own message `seen` means that the other side has read it.
 */
export const legacyMessage = z.looseObject({
  public_token: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
  owner: phpOptional(phpText()),
  subject: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
  body: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
  media_url: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
  type: phpOptional(phpText()),
  configuration: phpObject({
    act: readBy(phpOptional(phpText()), 'owner'),
    file: phpLenient(phpPart(besideFile), 'file'),
  }),
  creation_timestamp: readBy(phpInstant(), 'owner', 'chat-partner'),
  seen: readBy(phpOptional(phpBoolean()), 'owner', 'chat-partner'),
  isOwner: readBy(phpOptional(phpBoolean()), 'owner', 'chat-partner'),
});

/** A member of a chat: given in full, or as a bare token. */
const participant = z.union([
  z.looseObject({
    public_token: readBy(phpText(), 'owner', 'chat-partner'),
    name: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
    type: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
    picture: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
  }),
  z.string().transform((public_token) => ({ public_token, name: undefined, type: undefined, picture: undefined })),
]);

/** A chat as the platform stores it; the signed-in user is in its `usherGroup`. */
export const legacyRecipient = z.looseObject({
  public_token: readBy(phpText(), 'owner', 'chat-partner'),
  name: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
  group_type: readBy(phpOptional(phpText()), 'owner', 'chat-partner'),
  usherGroup: phpList(participant, 'usherGroup'),
  messages: phpList(legacyMessage, 'messages'),
});

export type LegacyMessage = z.output<typeof legacyMessage>;
export type LegacyRecipient = z.output<typeof legacyRecipient>;

/** Every chat of the user with its whole history. */
export const listChats = defineLegacyCall({
  name: 'listChats',
  provenance: 'assumed',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/chats',
  safeToRepeat: true,
  request: z.object({ private_token: z.string() }),
  answer: phpObject({ recipients: phpList(legacyRecipient, 'recipients') }),
});

const messageBody = {
  private_token: z.string(),
  subject: z.string(),
  body: z.string(),
  type: z.literal('message'),
};

/** Opens a chat with its first message. The answer's recipient is a token, or an object with one. */
export const createChat = defineLegacyCall({
  name: 'createChat',
  provenance: 'documented',
  base: 'php',
  method: 'POST',
  path: '/custom.php/chat',
  safeToRepeat: false,
  request: z.object({
    ...messageBody,
    name: z.string(),
    targets: z.array(z.string()),
    admin_list: z.array(z.string()),
    notify: z.boolean(),
    include_text: z.boolean(),
    configuration: z.object({ act: z.string() }).optional(),
  }),
  answer: z.looseObject({
    recipient: z.union([
      z.string(),
      z.looseObject({ public_token: phpText() }).transform((recipient) => recipient.public_token),
    ]),
  }),
});

const sentFile = z.object({
  name: z.string(),
  size: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
});

/** What is kept of a sent file beside its message. */
export type LegacySentFile = z.output<typeof sentFile>;

/** Adds a message to a chat; answers the message, bare or under `message`. */
export const sendMessage = defineLegacyCall({
  name: 'sendMessage',
  provenance: 'documented',
  base: 'php',
  method: 'PUT',
  path: '/custom.php/chat',
  safeToRepeat: false,
  request: z.object({
    ...messageBody,
    public_token_recipient: z.string(),
    media_url: z.string(),
    configuration: z.object({ act: z.string().optional(), file: sentFile.optional() }),
    notify: z.boolean(),
  }),
  answer: z.union([z.looseObject({ message: legacyMessage }).transform(({ message }) => message), legacyMessage]),
});

const notice = {
  private_token: z.string(),
  subject: z.literal('Event Notification'),
  /** Date and time in words, ending with `event_pt:<token>`. */
  body: z.string(),
  type: z.literal('message'),
  name: z.string(),
  admin_list: z.array(z.string()),
};

/** Puts an appointment card into a chat that does not exist yet. The answer is unknown and not read (LEG-29). */
export const noticeChatCreate = defineLegacyCall({
  name: 'noticeChatCreate',
  provenance: 'documented',
  base: 'php',
  method: 'POST',
  path: '/endpoint.php/chat',
  safeToRepeat: false,
  request: z.object({ ...notice, targets: z.array(z.string()) }),
  answer: z.unknown(),
});

/** Puts an appointment card into an existing chat (LEG-30). */
export const noticeChatAppend = defineLegacyCall({
  name: 'noticeChatAppend',
  provenance: 'documented',
  base: 'php',
  method: 'PUT',
  path: '/endpoint.php/chat',
  safeToRepeat: false,
  request: z.object({ ...notice, public_token_recipient: z.string() }),
  answer: z.unknown(),
});

/** Marks everything received in a chat as seen. */
export const markSeen = defineLegacyCall({
  name: 'markSeen',
  provenance: 'assumed',
  base: 'php',
  method: 'PUT',
  path: '/endpoint.php/recipient',
  safeToRepeat: true,
  request: z.object({ private_token: z.string(), public_token_recipient: z.string(), seen: z.literal(true) }),
  answer: phpObject({}),
});

/** Removes a chat for both sides. */
export const deleteChat = defineLegacyCall({
  name: 'deleteChat',
  provenance: 'documented',
  base: 'php',
  method: 'DELETE',
  path: '/endpoint.php/chat',
  safeToRepeat: false,
  request: z.object({ private_token: z.string(), public_token_recipient: z.string() }),
  answer: phpObject({}),
});
