import { type Desk, type Handler, Refused, signer } from '#e2e/plain-platform/desk';
import { type Fields, recordOf, rowsOf, textOf } from '#e2e/plain-platform/php-values';
import { newToken } from '#e2e/plain-platform/state';

export const listTickets: Handler = (desk, request) => {
  const { public_token } = signer(desk, request);
  return { tickets: [...desk.state.tickets.values()].filter(({ owner }) => owner === public_token) };
};

/** Every second answer says nothing of the ticket. */
export const addTicket: Handler = (desk, request) => {
  const { public_token: owner } = signer(desk, request);
  const id = newToken(desk.state, 'ticket');
  const dates = { open_date: desk.now, closed_date: null };
  const ticket = { ...remembered(desk, recordOf(request['ticket'])), id, owner, status: 'in corso', ...dates };
  desk.state.tickets.set(id, ticket);
  return desk.manners.saysLittle && desk.state.made % 2 === 0 ? {} : { ticket };
};

/** Replaces the ticket by what was sent, whatever was written meanwhile. */
export const editTicket: Handler = (desk, request) => {
  const { public_token: owner } = signer(desk, request);
  const sent = recordOf(request['ticket']);
  const id = textOf(sent['id']);
  if (desk.state.tickets.get(id)?.['owner'] !== owner) throw new Refused({ error: 'TICKET_NOT_FOUND' });
  const ticket = { ...remembered(desk, sent), owner };
  desk.state.tickets.set(id, ticket);
  return desk.manners.saysLittle ? {} : { ticket };
};

function remembered({ manners }: Desk, ticket: Fields): Fields {
  if (!manners.forgetsConfiguration) return ticket;
  const { configuration: _dropped, ...kept } = ticket;
  const response = rowsOf(ticket['response']).map((row) => {
    const { act: _mark, ...said } = recordOf(row);
    return said;
  });
  return { ...kept, response };
}
