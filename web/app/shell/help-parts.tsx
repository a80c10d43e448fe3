import { useEffect, useEffectEvent } from 'react';
import { listTickets } from '#contracts/tickets/tickets.api';
import { useQuery } from '#web/api/use-query';
import { SupportButton } from '#web/features/help/support-button/support-button.tsx';
import { useSession } from '#web/session/session-context';

export interface HelpPartsProps {
  /** Called with how many replies of the team wait to be read; a visitor has none. */
  readonly onUnread: (count: number) => void;
}

/** The support button, and the count of unread replies: read once, and again with the list of tickets. */
export function HelpParts({ onUnread }: HelpPartsProps) {
  const { session } = useSession();
  const { data } = useQuery(listTickets, session.kind === 'signed-in' ? {} : null);
  const unread = data?.unread ?? 0;
  const tell = useEffectEvent(onUnread);
  useEffect(() => tell(unread), [unread]);
  return <SupportButton />;
}
