import type { TicketDetail } from '#contracts/tickets/tickets.api';
import { TicketState } from '#web/features/tickets/ticket-status.tsx';
import { dayText, replyTime, shortId, statusLooks } from '#web/features/tickets/ticket-words';
import classes from '#web/features/tickets/tickets.module.css';

/** What a ticket is about, since when, and how it stands (TICKET-25, TICKET-26, TICKET-27). */
export function TicketFacts({ ticket }: { readonly ticket: TicketDetail }) {
  const { id, title, status, openedAt, closedAt, receiveCall } = ticket;
  return (
    <dl className={classes.facts}>
      <div className={classes.subject}>
        <dt>Oggetto</dt>
        <dd>{title || 'Senza oggetto'}</dd>
      </div>
      <div>
        <dt>ID</dt>
        <dd>{shortId(id)}</dd>
      </div>
      <div>
        <dt>Data apertura</dt>
        <dd>{dayText(openedAt)}</dd>
      </div>
      {closedAt !== null && (
        <div>
          <dt>Data chiusura</dt>
          <dd>{dayText(closedAt)}</dd>
        </div>
      )}
      <div>
        <dt>Stato</dt>
        <dd>
          <TicketState status={status} />
          {status === 'attesa operatore' && <span>{` ${statusLooks[status].meaning}. ${replyTime}`}</span>}
        </dd>
      </div>
      {receiveCall && (
        <div>
          <dt>Contatto telefonico</dt>
          <dd>richiesto</dd>
        </div>
      )}
    </dl>
  );
}
