import { createContext, type ReactNode, useContext, useState } from 'react';
import { CountBadge } from '#web/app/shell/count-badge.tsx';

export interface UnreadCounts {
  /** Replies of the support team that wait to be read. */
  readonly tickets: number;
  /** Notifications that were not seen. */
  readonly alerts: number;
}

/** Zero until it is known. */
const noneUnread: UnreadCounts = { tickets: 0, alerts: 0 };

const UnreadCountsContext = createContext(noneUnread);
const SetUnreadCounts = createContext<(counts: UnreadCounts) => void>(() => undefined);

/** Holds the counts, so that a new one draws only the components that show it. */
export function UnreadCountsProvider({ children }: { readonly children: ReactNode }) {
  const [counts, setCounts] = useState(noneUnread);
  return (
    <SetUnreadCounts value={setCounts}>
      <UnreadCountsContext value={counts}>{children}</UnreadCountsContext>
    </SetUnreadCounts>
  );
}

export function useSetUnreadCounts(): (counts: UnreadCounts) => void {
  return useContext(SetUnreadCounts);
}

export function useUnreadCounts(): UnreadCounts {
  return useContext(UnreadCountsContext);
}

/** The number of unread replies; renders nothing at zero. */
export function UnreadTicketsBadge() {
  return <CountBadge count={useUnreadCounts().tickets} words="risposte dell’assistenza da leggere" />;
}
