import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { TicketSummary } from '#contracts/tickets/tickets.api';
import { TicketState, UnreadReplies } from '#web/features/tickets/ticket-status.tsx';
import { dayText, shortId } from '#web/features/tickets/ticket-words';
import classes from '#web/features/tickets/tickets.module.css';
import { paths } from '#web/routing/paths';
import { type RecordColumn, RecordTable } from '#web/ui/records/record-table.tsx';

const columns: readonly [RecordColumn<TicketSummary>, ...RecordColumn<TicketSummary>[]] = [
  { header: 'ID', cell: ({ id }) => shortId(id) },
  { header: 'Data apertura', cell: ({ openedAt }) => dayText(openedAt) },
  {
    header: 'Oggetto',
    leads: true,
    cell: ({ id, title }) => (
      <Anchor component={Link} to={paths.ticket(id)} data-opens-row>
        {title || 'Senza oggetto'}
      </Anchor>
    ),
  },
  // Blank while the ticket is open.
  { header: 'Data chiusura', cell: ({ closedAt }) => closedAt !== null && dayText(closedAt) },
  {
    header: 'Stato',
    cell: ({ status, unread }) => (
      <span className={classes.stateCell}>
        <TicketState status={status} />
        <UnreadReplies count={unread} />
      </span>
    ),
  },
];

/** The tickets in a table, on a phone as cards; each row leads to its ticket (TICKET-10). */
export function TicketTable({ tickets }: { readonly tickets: readonly TicketSummary[] }) {
  return (
    <RecordTable
      label="I tuoi ticket"
      columns={columns}
      rows={tickets}
      nameOf={({ id }) => shortId(id)}
      moreLabel="Mostra altri"
    />
  );
}
