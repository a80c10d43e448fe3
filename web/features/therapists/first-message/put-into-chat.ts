import { keepDraft } from '#web/forms/tab-drafts';
import { notifySuccess } from '#web/ui/messages/notify';

/** Puts an unsent text into the send box of a chat that exists already, and says so; the chat is to be opened next. */
export function putIntoChat(author: string, chat: string, text: string): void {
  keepDraft(author, `chat:${chat}`, text);
  notifySuccess('Avevi già una conversazione: il testo è pronto nella casella, decidi tu se inviarlo.', {
    travels: true,
  });
}
