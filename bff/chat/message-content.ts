import { isImageName } from '#bff/chat/is-image-name';
import { mediaName } from '#bff/media/picture-url';
import { appointmentNoticeSubject, readAppointmentNotice } from '#contracts/chat/appointment-notice';
import type { ChatMessage } from '#contracts/chat/chat.api';
import type { LegacyMessage } from '#contracts/chat/chat.legacy';

const webAddress = /^https?:\/\/[^\s"'<>\\]+$/i;

/**
 * What a message holds: an appointment's card (CHAT-18), a file of the platform's media under our own address, a link
 * to anywhere else on the web, or text. A reference that is neither a file nor a web address is not shown.
 */
export function contentFrom(message: LegacyMessage, chatToken: string, mediaBase: string): ChatMessage['content'] {
  const text = message.body ?? '';
  if (message.subject === appointmentNoticeSubject) return { kind: 'appointment', ...readAppointmentNotice(text) };
  if (message.media_url === undefined) return { kind: 'text', text };
  const name = mediaName(message.media_url, mediaBase);
  if (name !== undefined) {
    return { kind: isImageName(name) ? 'image' : 'file', url: `/files/chat/${chatToken}/${name}`, name, text };
  }
  return webAddress.test(message.media_url) ? { kind: 'link', url: message.media_url, text } : { kind: 'text', text };
}
