import { messagesFrom } from '#bff/chat/chat-mapping';
import { chatViewpoint } from '#bff/chat/chat-viewpoint';
import { ownChats } from '#bff/chat/own-chats';
import { withOtherSides } from '#bff/chat/with-other-sides';
import type { Context } from '#bff/context';
import type { ChatMessage } from '#contracts/chat/chat.api';
import type { OwnData } from '#contracts/patient-profile/own-data';

/** The patient's conversations with all their messages, as the chat shows them. */
export async function chatsData(context: Context): Promise<OwnData['chat']> {
  const chats = await withOtherSides(context, await ownChats(context));
  return chats.map(({ chat, otherSide: { name } }) => ({
    con: name,
    messaggi: messagesFrom(chat, chatViewpoint(context)).map(({ sentAt, own, content }) => ({
      inviato_il: sentAt,
      da: own ? 'tu' : name,
      testo: content.text,
      allegato: attachmentOf(content),
    })),
  }));
}

/** What came with the message: the name of a file, or the address of a link. */
function attachmentOf(content: ChatMessage['content']): string | null {
  if (content.kind === 'image' || content.kind === 'file') return content.name;
  return content.kind === 'link' ? content.url : null;
}
