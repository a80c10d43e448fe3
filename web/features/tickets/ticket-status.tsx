import { Text } from '@mantine/core';
import type { TicketSummary } from '#contracts/tickets/tickets.api';
import { statusLooks } from '#web/features/tickets/ticket-words';
import classes from '#web/features/tickets/tickets.module.css';

/** The state of a ticket: its word and its icon (TICKET-39). */
export function TicketState({ status }: { readonly status: TicketSummary['status'] }) {
  if (status === null) return <Text c="dimmed">non disponibile</Text>;
  const { icon: Mark } = statusLooks[status];
  return (
    <span className={classes.state} data-status={status}>
      <Mark aria-hidden size={18} stroke={1.75} />
      <span>{status}</span>
    </span>
  );
}

/** How many replies wait to be read; nothing at zero (TICKET-08, TICKET-09). */
export function UnreadReplies({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes.unread}>
      <span>{count}</span>
      <span className="visually-hidden">{count === 1 ? ' risposta da leggere' : ' risposte da leggere'}</span>
    </span>
  );
}
