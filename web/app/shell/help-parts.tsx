import { useEffect, useEffectEvent } from 'react';
import { listTickets } from '#contracts/tickets/tickets.api';
import { useQuery } from '#web/api/use-query';
import { SupportButton } from '#web/features/help/support-button/support-button.tsx';

interface HelpPartsProps {
  readonly isCounting: boolean;
  readonly onUnread: (count: number) => void;
}

/** The support button, and the count of unread replies: read once, and again with the list of tickets. */
export function HelpParts({ isCounting, onUnread }: HelpPartsProps) {
  const { data } = useQuery(listTickets, isCounting ? {} : null);
  const unread = data?.unread ?? 0;
  const tell = useEffectEvent(onUnread);
  useEffect(() => tell(unread), [unread]);
  return <SupportButton />;
}
