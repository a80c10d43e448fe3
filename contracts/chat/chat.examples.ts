import type { chatApi } from '#contracts/chat/chat.api';
import type { ExamplesOf } from '#contracts/kernel/operation-examples';

export const chatExamples = {
  listConversations: { patient: {}, professional: {} },
  readConversation: {
    patient: { chat: 'chat-giulia-amministrazione' },
    professional: { chat: 'chat-giulia-rinaldi' },
  },
  startConversation: {
    patient: {
      therapist: 'pt-rinaldi',
      text: 'Buongiorno, vorrei un primo colloquio.',
      idempotencyKey: 'example-start-1',
    },
  },
  sendText: {
    patient: { chat: 'chat-giulia-rinaldi', text: 'Grazie, a presto.', idempotencyKey: 'example-send-1' },
    professional: { chat: 'chat-giulia-rinaldi', text: 'A presto.', idempotencyKey: 'example-send-2' },
  },
  markRead: { patient: { chat: 'chat-giulia-rinaldi' }, professional: { chat: 'chat-giulia-rinaldi' } },
  deleteConversation: {
    patient: { chat: 'chat-giulia-rinaldi' },
    professional: { chat: 'chat-giulia-rinaldi' },
  },
} satisfies ExamplesOf<typeof chatApi>;
