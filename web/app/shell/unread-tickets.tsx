import { createContext, type ReactNode, useContext } from 'react';
import { listTickets } from '#contracts/tickets/tickets.api';
import { useQuery } from '#web/api/use-query';
import { CountBadge } from '#web/app/shell/count-badge.tsx';

const Unread = createContext(0);

interface UnreadTicketsProps {
  /** False for visitors, who have no tickets. */
  readonly isCounting: boolean;
  readonly children: ReactNode;
}

/** Provides the number of replies of the team that wait to be read to every badge below it; asked for once. */
export function UnreadTickets({ isCounting, children }: UnreadTicketsProps) {
  const { data } = useQuery(listTickets, isCounting ? {} : null);
  return <Unread value={data?.unread ?? 0}>{children}</Unread>;
}

/** How many replies of the team wait to be read. */
export function useUnreadTickets(): number {
  return useContext(Unread);
}

/** The number of unread replies; renders nothing at zero. */
export function UnreadTicketsBadge() {
  return <CountBadge count={useUnreadTickets()} words="risposte dell’assistenza da leggere" />;
}
