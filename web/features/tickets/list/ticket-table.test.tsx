import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { TicketSummary } from '#contracts/tickets/tickets.api';
import { TicketTable } from '#web/features/tickets/list/ticket-table.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

const open: TicketSummary = {
  id: '7c41e09b',
  title: 'La fattura di ottobre',
  status: 'in corso',
  openedAt: '2026-11-20T09:15:00.000Z',
  closedAt: null,
  unread: 0,
};

const closed: TicketSummary = {
  id: 'a90f35d2',
  title: 'Ho pagato due volte?',
  status: 'chiusa',
  openedAt: '2026-09-22T19:40:00.000Z',
  closedAt: '2026-09-26T08:05:00.000Z',
  unread: 0,
};

/** Renders the table of these tickets; returns the texts of each row by column. */
function renderTickets(...tickets: readonly TicketSummary[]): Record<string, string>[] {
  renderPart(
    <MemoryRouter>
      <TicketTable tickets={tickets} />
    </MemoryRouter>,
  );
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const rows = screen.getAllByRole('row').slice(1);
  return rows.map((row) =>
    // On a phone each cell repeats its header.
    Object.fromEntries(headers.map((header, at) => [header, textOf(row.children[at]).replace(header, '')])),
  );
}

const textOf = (cell: Element | undefined) => cell?.textContent ?? '';

test.each([
  { header: 'ID', texts: ['7c41', 'a90f'], id: 'TICKET-03' },
  { header: 'Data apertura', texts: ['20/11/2026', '22/09/2026'], id: 'TICKET-04' },
  { header: 'Oggetto', texts: ['La fattura di ottobre', 'Ho pagato due volte?'], id: 'TICKET-05' },
  { header: 'Data chiusura', texts: ['', '26/09/2026'], id: 'TICKET-06, TICKET-41' },
  { header: 'Stato', texts: ['in corso', 'chiusa'], id: 'TICKET-07' },
])('shows $texts in the column $header for an open and a closed ticket ($id)', ({ header, texts }) => {
  expect(renderTickets(open, closed).map((row) => row[header])).toEqual(texts);
});

test('shows the number of unread replies in the state cell, and no badge at zero (TICKET-08, TICKET-09)', () => {
  const rows = renderTickets(open, ...[1, 2].map((unread) => ({ ...open, id: `ticket-${unread}`, unread })));
  expect(rows.map((row) => row['Stato'])).toEqual([
    'in corso',
    'in corso1 risposta da leggere',
    'in corso2 risposte da leggere',
  ]);
});
