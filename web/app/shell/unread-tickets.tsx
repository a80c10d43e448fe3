import { createContext, useContext } from 'react';
import { CountBadge } from '#web/app/shell/count-badge.tsx';

/** How many replies of the team wait to be read, once that is known. */
export const UnreadTickets = createContext(0);

export function useUnreadTickets(): number {
  return useContext(UnreadTickets);
}

/** The number of unread replies; renders nothing at zero. */
export function UnreadTicketsBadge() {
  return <CountBadge count={useUnreadTickets()} words="risposte dell’assistenza da leggere" />;
}
