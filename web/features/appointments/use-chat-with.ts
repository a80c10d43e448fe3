import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';
import { paths } from '#web/app/paths';

/** The address of the conversation with that person; all conversations while none of theirs is known. */
export function useChatWith(person: string): string {
  const { data } = useQuery(listConversations, {});
  const chat = data?.chats.find(({ otherSide }) => otherSide.token === person);
  return chat ? paths.conversation(chat.token) : paths.chat;
}
