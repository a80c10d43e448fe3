import { listConversations } from '#contracts/chat/chat.api';
import { useQuery } from '#web/api/use-query';

/** The conversation with that person, by its token; undefined while none is known. */
export function useChatWith(person: string): string | undefined {
  const { data } = useQuery(listConversations, {});
  return data?.chats.find(({ otherSide }) => otherSide.kind !== 'administration' && otherSide.token === person)?.token;
}
