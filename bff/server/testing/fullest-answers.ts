import { user, userWithBillingPlace } from '#bff/server/testing/fullest-user';
import type { LegacyAnswerOnWire, LegacyCall } from '#contracts/kernel/platform/legacy-call';
import type { LegacyCallName, legacyCalls } from '#contracts/legacy-calls';

const ticket = {
  ...{ id: '31d8c6ea', title: 'Perché 49 €?', description: 'Più di una riga:\ne un’altra.' },
  ...{ status: 'attesa operatore' as const, open_date: 1_790_000_001, closed_date: 1_790_500_002, receive_call: true },
  response: [
    { is_admin: true, text: 'Così.', date: '22/09/2026', seen: true, act: '' },
    { is_admin: false, text: 'Grazie', date: '23/09/2026', seen: false, act: 'mark-of-comment' },
  ],
  configuration: { act: 'mark-of-ticket' },
};

const { private_token: _ownersAlone, ...somebodyElse } = user;

const event = {
  public_token: 'event-pieno',
  name: 'couple',
  start_timestamp: 1_730_000_000,
  end_timestamp: 1_730_003_600,
  resource: 'pt-pieno',
  quantity_time: 2,
  note: 'Più tardi, se si può',
  targets: ['pt-giulia'],
  configuration: {
    title: 'Seduta di coppia',
    price: '95,50 €',
    status: 'accepted',
    note: 'Già pagata',
    act: 'key-book-3',
    earlier_acts: ['key-book-1', 'key-book-2'],
    series: 'series-weekly-1',
    moved_from: ['event-prima'],
    paid_amount: 85.5,
    wallet_amount: '10',
    paid_at: 1_729_000_009,
    request_book: true,
    boocal: { owner: 'pt-pieno', targets: ['pt-giulia'] },
  },
} as const;

const message = {
  public_token: 'message-pieno',
  owner: 'pt-giulia',
  subject: 'Messaggio',
  body: 'Perché no? A martedì.',
  media_url: 'foto.jpg',
  type: 'message',
  configuration: { act: 'key-send-1', file: { name: 'Al mare.jpg', size: 48_213, width: '1600', height: 1200 } },
  creation_timestamp: 1_731_000_010,
  seen: true,
  isOwner: false,
};

const chat = { public_token: 'chat-piena', name: 'Niccolò D’Amico', group_type: 'dottore', messages: [message] };
const person = { public_token: 'pt-pieno', name: 'Niccolò D’Amico', type: 'dottore', picture: 'volto.jpg' };

/**
 * Answers in which every field of a contract holds a value, in each form the platform may use. They are written by
 * hand, not generated from the contracts, so that a contract that reads a field wrongly meets a right one.
 */
export const fullestAnswers: {
  readonly [Name in LegacyCallName]?: readonly LegacyAnswerOnWire<(typeof legacyCalls)[Name] & LegacyCall>[];
} = {
  login: [{ user }],
  session: [{ user }, { user: userWithBillingPlace }],
  socialLogin: [{ user }],
  listUsers: [{ users: [somebodyElse] }],
  listChats: [
    { recipients: [{ ...chat, usherGroup: [person] }] },
    { recipients: [{ ...chat, usherGroup: ['pt-pieno', 'pt-giulia'] }] },
  ],
  createChat: [{ recipient: 'chat-piena' }, { recipient: { public_token: 'chat-piena' } }],
  sendMessage: [message, { message }],
  listEvents: [{ events: [event] }],
  addEvent: [{ event }],
  acceptAppointment: [{ link: 'https://pay.example/?event-pieno' }],
  informedConsent: [{ file: 'http://platform.example/backend/assets/documents/consenso.pdf' }],
  upload: [{ name: 'a1b2c3d4e5f6.pdf', size: 48_213, duration: 12.5 }],
  addressSuggest: [{ predictions: [{ description: 'Corso Buenos Aires, Forlì', reference: 'luogo-1' }] }],
  addressDetail: [
    {
      result: {
        result: {
          formatted_address: 'Corso Buenos Aires, Forlì',
          geometry: { location: { lat: 44.2227, lng: 12.0407 } },
        },
      },
    },
  ],
  register: [{ user: { public_token: 'pt-nuovo', private_token: 'secret-nuovo' } }],
  purchasePlan: [{ link: 'https://pay.example/?piano-pieno' }],
  findCoupons: [
    {
      coupons: [
        {
          ...{ id: 17, name: 'PERCHÉ20', type: 'percentage', value: '12,50', count: 3, active: true },
          ...{ expiration: '2027-01-31', owner: 'pt-pieno', expiry: 3 },
        },
      ],
    },
  ],
  listInvoices: [
    {
      invoices: [
        {
          id: 17,
          target: 'pt-giulia',
          price: 280,
          total: '252,50',
          month: 10,
          year: 2026,
          invoices_professional: { file: ['fattura.pdf'] },
        },
      ],
    },
  ],
  listTickets: [{ tickets: [ticket] }],
  addTicket: [{ ticket: { id: 'a90f35d2' } }],
};
