import { useEffect } from 'react';
import { listAlerts } from '#contracts/alerts/alerts.api';
import { listConversations } from '#contracts/chat/chat.api';
import { listTickets } from '#contracts/tickets/tickets.api';
import { useLiveHints } from '#web/api/live/use-live-hints';
import { useQuery } from '#web/api/use-query';
import { useSetUnreadCounts } from '#web/app/shell/unread-counts.tsx';
import { useMessageNotices } from '#web/features/alerts/device-notices';
import { SupportButton } from '#web/features/help/support-button/support-button.tsx';
import { useSession } from '#web/session/session-context';

/**
 * The support button, the hints of what has changed, notices of messages, and the counts of the header: replies are
 * read once, and again with the list of tickets.
 */
export function LateParts() {
  const { session } = useSession();
  const input = session.kind === 'signed-in' ? {} : null;
  const tickets = useQuery(listTickets, input).data?.unread ?? 0;
  const alerts = useQuery(listAlerts, input, { live: true }).data?.unseen ?? 0;
  const setUnread = useSetUnreadCounts();
  useEffect(() => setUnread({ tickets, alerts }), [setUnread, tickets, alerts]);
  return (
    <>
      <SupportButton />
      {session.kind === 'signed-in' && <LiveHints user={session.user.token} />}
      {session.kind === 'signed-in' && <MessageNotices user={session.user.token} />}
    </>
  );
}

function LiveHints({ user }: { readonly user: string }) {
  useLiveHints(user);
  return null;
}

function MessageNotices({ user }: { readonly user: string }) {
  useMessageNotices(user, useQuery(listConversations, {}, { live: true }).data?.unread);
  return null;
}
