import { expect } from 'vitest';
import { consentDetails, move, session } from '#bff/server/testing/plain-inputs';
import { change, consentsOf, messagesIn, newest, published, statusOf } from '#bff/server/testing/plain-records';
import type { PlainWrite } from '#bff/server/testing/plain-world';
import { recordOf, rowsOf } from '#e2e/plain-platform/php-values';
import type { PlainPlatform } from '#e2e/plain-platform/start';
import { partOf } from '#e2e/plain-platform/state';

/** What a patient and a therapist do together, from the first message to the review. */
export const meetingWrites: Readonly<Record<string, PlainWrite>> = {
  'chat/start-conversation': {
    as: 'sara',
    input: { therapist: 'pt-serafini', text: 'Buongiorno.', idempotencyKey: 'key-of-start' },
    writes: ['createChat'],
    stands: (platform) => newest(platform.state.chats.values()),
    after: expect.objectContaining({
      participants: ['pt-sara', 'pt-serafini', 'pt-amministrazione'],
      messages: [
        expect.objectContaining({
          body: 'Buongiorno.',
          configuration: { act: expect.stringMatching(/^key-of-start\.[a-z0-9]+$/) },
        }),
      ],
    }),
  },
  'chat/send-text': {
    as: 'rinaldi',
    input: { chat: 'chat-giulia-rinaldi', text: 'A presto.', idempotencyKey: 'key-of-text' },
    writes: ['sendMessage'],
    stands: (platform) => messagesIn(platform, 'chat-giulia-rinaldi').map(({ body }) => body),
    after: ['Buongiorno dottore.', 'Buongiorno Giulia, ci vediamo lunedì.', 'A presto.'],
  },
  'chat/mark-read': {
    as: 'giulia',
    input: { chat: 'chat-giulia-rinaldi' },
    writes: ['markSeen'],
    stands: (platform) => messagesIn(platform, 'chat-giulia-rinaldi').map(({ seen }) => seen),
    after: [false, true],
  },
  'chat/delete-conversation': {
    as: 'giulia',
    input: { chat: 'chat-giulia-rinaldi' },
    writes: ['deleteChat'],
    stands: (platform) => platform.state.chats.has('chat-giulia-rinaldi'),
    after: false,
  },
  'appointments/book-appointment': {
    as: 'rinaldi',
    input: { ...session, patient: 'pt-giulia', idempotencyKey: 'key-of-booking' },
    writes: ['addEvent', 'noticeChatAppend'],
    stands: (platform) => [
      newest(platform.state.events.values()),
      newest(messagesIn(platform, 'chat-giulia-rinaldi'))?.subject,
    ],
    after: [
      expect.objectContaining({
        start_timestamp: Date.UTC(2027, 0, 15, 9) / 1000,
        targets: ['pt-giulia'],
        configuration: expect.objectContaining({
          status: 'pending',
          price: '70,00 €',
          act: expect.stringMatching(/^key-of-booking\.[a-z0-9]+$/),
        }),
      }),
      'Event Notification',
    ],
  },
  'appointments/move-appointment': {
    as: 'rinaldi',
    input: move,
    writes: ['addEvent', 'deleteEvent', 'noticeChatAppend'],
    stands: (platform) => [platform.state.events.has('event-giulia-paid'), newest(platform.state.events.values())],
    after: [
      false,
      expect.objectContaining({
        start_timestamp: Date.UTC(2027, 0, 15, 9) / 1000,
        configuration: expect.objectContaining({
          status: 'accepted',
          paid_amount: 60,
          moved_from: ['event-giulia-paid'],
          key_of_another_program: 'kept',
        }),
      }),
    ],
  },
  'appointments/confirm-appointment': {
    as: 'giulia',
    input: { appointment: 'event-giulia-pending' },
    writes: ['updateBooking'],
    stands: (platform) => statusOf(platform, 'event-giulia-pending'),
    after: 'accepted',
  },
  'appointments/cancel-appointment': {
    as: 'rinaldi',
    input: { appointment: 'event-giulia-paid' },
    writes: ['updateBooking', 'noticeChatAppend'],
    stands: (platform) => {
      const { wallet } = partOf(platform.user('giulia'), 'manager_configuration');
      return [
        statusOf(platform, 'event-giulia-paid'),
        wallet,
        newest(messagesIn(platform, 'chat-giulia-rinaldi'))?.subject,
      ];
    },
    after: ['denied', 72.5, 'Event Notification'],
  },
  'payments/save-tax-code': {
    as: 'giulia',
    input: { taxCode: 'MRTGLI93C54F205X' },
    writes: ['updateUser'],
    stands: (platform) => published(platform, 'giulia')['billing_info'],
    after: { codice_fiscale: 'MRTGLI93C54F205X' },
  },
  'payments/request-payment': {
    as: 'giulia',
    input: { appointment: 'event-giulia-unpaid', method: 'paypal' },
    prepare: ({ platform }) => change(platform, 'giulia', 'manager_configuration', { wallet: '80.00' }),
    writes: ['acceptAppointment'],
    stands: (platform) => [
      statusOf(platform, 'event-giulia-unpaid'),
      partOf(platform.user('giulia'), 'manager_configuration'),
    ],
    after: ['accepted', { wallet: 10 }],
  },
  'informed-consent/preview-informed-consent': {
    as: 'marco',
    input: consentDetails,
    writes: ['informedConsent'],
    stands: (platform) => [platform.state.documents.size, published(platform, 'marco')['consenso_informato']],
    after: [1, undefined],
  },
  'informed-consent/give-informed-consent': {
    as: 'marco',
    input: { ...consentDetails, accepted: true },
    writes: ['updateUser', 'informedConsent', 'alert'],
    stands: (platform) => [
      published(platform, 'marco')['cap'],
      consentsOf(platform, 'marco'),
      consentsOf(platform, 'rinaldi'),
      published(platform, 'rinaldi')['alerts'],
    ],
    after: ['20121', ['pt-rinaldi'], ['pt-marco'], [expect.objectContaining({ title: 'Firma consenso' })]],
  },
  'reviews/leave-review': {
    as: 'giulia',
    input: { appointment: 'event-giulia-held', rating: 5, text: 'Puntuale.' },
    writes: ['rate'],
    stands: (platform) => published(platform, 'rinaldi')['rating'],
    after: [expect.objectContaining({ owner: 'pt-giulia', count: 1, rating: 5, description: 'Puntuale.' })],
  },
};

/** The responses of a ticket, as a person reads them. */
function saidIn(platform: PlainPlatform, id: string): unknown[] {
  return rowsOf(platform.state.tickets.get(id)?.['response']).map((row) => {
    const { is_admin, text, seen, operator } = recordOf(row);
    return { fromSupport: ['1', 'true'].includes(String(is_admin)), text, seen: String(seen), operator };
  });
}

const reply = { fromSupport: true, text: 'Ci pensiamo noi.', operator: 'travels along' };

/** What a user writes to the support desk. */
export const ticketWrites: Readonly<Record<string, PlainWrite>> = {
  'tickets/open-ticket': {
    as: 'rinaldi',
    input: {
      ...{ title: 'Fattura', description: 'Come la carico?', receiveCall: true, idempotencyKey: 'key-of-ticket' },
    },
    writes: ['addTicket'],
    stands: (platform) => newest(platform.state.tickets.values()),
    after: expect.objectContaining({
      ...{ owner: 'pt-rinaldi', title: 'Fattura', description: 'Come la carico?' },
      ...{ receive_call: true, status: 'in corso', response: [] },
    }),
  },
  'tickets/comment-ticket': {
    as: 'giulia',
    input: { ticket: '71', text: 'Trovata, grazie.', idempotencyKey: 'key-of-comment' },
    writes: ['editTicket'],
    stands: (platform) => [
      saidIn(platform, '71'),
      platform.state.tickets.get('71')?.['status'],
      platform.state.tickets.get('71')?.['field_of_another_program'],
    ],
    after: [
      [
        { ...reply, seen: expect.stringMatching(/^(0|false)$/) },
        { fromSupport: false, text: 'Trovata, grazie.', seen: 'false', operator: undefined },
      ],
      'attesa operatore',
      'travels along',
    ],
  },
  'tickets/mark-ticket-seen': {
    as: 'giulia',
    input: { ticket: '71' },
    writes: ['editTicket'],
    stands: (platform) => [saidIn(platform, '71'), platform.state.tickets.get('71')?.['status']],
    after: [[{ ...reply, seen: 'true' }], 'in corso'],
  },
};
