import type { ExamplesOf } from '#contracts/kernel/operation-examples';
import type { ticketsApi } from '#contracts/tickets/tickets.api';

const question = { title: 'Ricevuta di ottobre', description: 'Dove trovo la ricevuta?', receiveCall: false };

/** The tickets are those of the demonstration's Giulia and Rinaldi. */
export const ticketsExamples = {
  listTickets: { patient: {}, professional: {} },
  readTicket: { patient: { ticket: '7c41e09b' }, professional: { ticket: '5be2d714' } },
  openTicket: {
    patient: { ...question, idempotencyKey: 'example-ticket-1' },
    professional: { ...question, receiveCall: true, idempotencyKey: 'example-ticket-2' },
  },
  commentTicket: {
    patient: { ticket: '7c41e09b', text: 'Grazie, ora la vedo.', idempotencyKey: 'example-comment-1' },
    professional: { ticket: '5be2d714', text: 'Grazie, aspetto la chiamata.', idempotencyKey: 'example-comment-2' },
  },
  markTicketSeen: { patient: { ticket: '7c41e09b' }, professional: { ticket: '5be2d714' } },
} satisfies ExamplesOf<typeof ticketsApi>;
