import type { ChatMessage, ChatSummary } from '#contracts/chat/chat.api';

type Preview = Pick<NonNullable<ChatSummary['lastMessage']>, 'kind' | 'text'>;

/**
 * What the list of chats tells of a message: its kind and its words. An image without words has none; of another file
 * the name stands for them.
 */
export function messagePreview(content: ChatMessage['content']): Preview {
  switch (content.kind) {
    case 'text':
    case 'appointment':
    case 'image':
      return { kind: content.kind, text: content.text };
    case 'link':
      return { kind: 'text', text: content.text || content.url };
    case 'file':
      return { kind: /\.pdf$/i.test(content.name) ? 'document' : 'file', text: content.text || content.name };
  }
}
