import {
  deleteConversation,
  listConversations,
  markRead,
  readConversation,
  sendText,
  startConversation,
} from '#contracts/chat/chat.api';
import type { OperationExamples } from '#contracts/kernel/operation-examples';

/** One rightful input of each operation per kind of reader, in the world of the demonstration. */
export const chatExamples = {
  [listConversations.name]: { patient: {}, professional: {} },
  [readConversation.name]: {
    patient: { chat: 'chat-giulia-amministrazione' },
    professional: { chat: 'chat-giulia-rinaldi' },
  },
  [startConversation.name]: {
    patient: { therapist: 'pt-rinaldi', text: 'Buongiorno, vorrei un primo colloquio.', act: 'example-start-1' },
  },
  [sendText.name]: {
    patient: { chat: 'chat-giulia-rinaldi', text: 'Grazie, a presto.', act: 'example-send-1' },
    professional: { chat: 'chat-giulia-rinaldi', text: 'A presto.', act: 'example-send-2' },
  },
  [markRead.name]: { patient: { chat: 'chat-giulia-rinaldi' }, professional: { chat: 'chat-giulia-rinaldi' } },
  [deleteConversation.name]: {
    patient: { chat: 'chat-giulia-rinaldi' },
    professional: { chat: 'chat-giulia-rinaldi' },
  },
} satisfies OperationExamples;
