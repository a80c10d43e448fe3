import { handleDeleteConversation } from '#bff/chat/delete-conversation';
import { handleListConversations } from '#bff/chat/list-conversations';
import { handleMarkRead } from '#bff/chat/mark-read';
import { handleReadConversation } from '#bff/chat/read-conversation';
import { handleSendText } from '#bff/chat/sending/send-text';
import { handleStartConversation } from '#bff/chat/start-conversation';
import type { HandlersOf } from '#bff/run-operation';
import type { chatApi } from '#contracts/chat/chat.api';

export const chatHandlers: HandlersOf<typeof chatApi> = {
  listConversations: handleListConversations,
  readConversation: handleReadConversation,
  startConversation: handleStartConversation,
  sendText: handleSendText,
  markRead: handleMarkRead,
  deleteConversation: handleDeleteConversation,
};
