import { visitor } from '#contracts/kernel/on-behalf-of';
import { usePageUser } from '#web/api/page-user';

/** The owner of the drafts on this page: the signed-in user's token, or `visitor`. */
export function useDraftOwner(): string {
  return usePageUser() ?? visitor;
}
