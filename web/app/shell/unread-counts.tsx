import { createContext, useContext } from 'react';
import { CountBadge } from '#web/app/shell/count-badge.tsx';

export interface UnreadCounts {
  /** Replies of the support team that wait to be read. */
  readonly tickets: number;
  /** Notifications that were not seen. */
  readonly alerts: number;
}

/** Zero until it is known. */
export const noneUnread: UnreadCounts = { tickets: 0, alerts: 0 };

export const UnreadCountsContext = createContext(noneUnread);

export function useUnreadCounts(): UnreadCounts {
  return useContext(UnreadCountsContext);
}

/** The number of unread replies; renders nothing at zero. */
export function UnreadTicketsBadge() {
  return <CountBadge count={useUnreadCounts().tickets} words="risposte dell’assistenza da leggere" />;
}
