import { useEffect, useEffectEvent, useState } from 'react';
import { markTicketSeen, type TicketDetail } from '#contracts/tickets/tickets.api';
import { useCommand } from '#web/api/use-command';

/**
 * Marks the replies of the ticket on screen as seen, silently: one that fails is tried again when the ticket is opened
 * again (TICKET-35, TICKET-36). Gives the positions of those that were new during this visit.
 */
export function useMarkSeen(id: string, ticket: TicketDetail | undefined): ReadonlySet<number> {
  const { run } = useCommand(markTicketSeen);
  const [newReplies, setNewReplies] = useState<ReadonlySet<number>>(new Set());
  const unseen = (ticket?.responses ?? []).flatMap(({ fromSupport, seen }, at) => (fromSupport && !seen ? [at] : []));
  const isNew = (at: number) => !newReplies.has(at);
  if (unseen.some(isNew)) setNewReplies(new Set([...newReplies, ...unseen]));
  const mark = useEffectEvent(() => {
    run({ ticket: id }).catch(() => undefined);
  });
  // By what is new, so that a mark that failed is not repeated at every reading.
  const lastNew = Math.max(-1, ...newReplies);
  useEffect(() => {
    if (lastNew >= 0) mark();
  }, [lastNew]);
  return newReplies;
}
