import type { LegacyAnswerOnWire, LegacyCall } from '#contracts/kernel/platform/legacy-call';
import type { LegacyCallName, legacyCalls } from '#contracts/legacy-calls';

const place = (name: string) => ({
  id: `luogo-${name}`,
  formatted_address: `Via Farini 41, ${name}`,
  coordinates: [45.4642, 9.19],
});

const plan = {
  type: 'online+studio',
  payment_completed: true,
  amount: '49.00',
  date: 1_700_000_001,
  last_payment_date: 1_705_000_002,
  coupon: { id: 'coupon-17', value: 10, expiry: 3 },
} as const;

const signedDocument = {
  type: 'contratto',
  signature: 'firma-41',
  accepted: true,
  accepted_at: 1_700_000_003,
  is_invalid: false,
};

const ticket = {
  ...{ id: '31d8c6ea', title: 'Perché 49 €?', description: 'Più di una riga:\ne un’altra.' },
  ...{ status: 'attesa operatore' as const, open_date: 1_790_000_001, closed_date: 1_790_500_002, receive_call: true },
  response: [
    { is_admin: true, text: 'Così.', date: '22/09/2026', seen: true, act: '' },
    { is_admin: false, text: 'Grazie', date: '23/09/2026', seen: false, act: 'mark-of-comment' },
  ],
  configuration: { act: 'mark-of-ticket' },
};

/** A birth date early enough that its timestamp in milliseconds has few digits. */
const birthDay = '1971-05-20';

const user = {
  public_token: 'pt-pieno',
  private_token: 'secret-pieno',
  email: 'niccolo.damico@example.it',
  username: 'niccolo.damico@example.it',
  picture: 'volto.jpg',
  registration_timestamp: 1_690_000_004,
  public_configuration: {
    type: 'dottore',
    role: 'psychotherapist',
    nome: 'Niccolò',
    cognome: 'D’Amico',
    dob: birthDay,
    telefono: '+39 02 5550 1234',
    gender: 'uomo',
    languages: ['Italiano', 'Français'],
    biografia: 'Perché no? Da 49 € a seduta.',
    specialization: ['EMDR'],
    intervations: ['Ansia', 'Lutto'],
    prices: { single_seat: 49.9, couple_session: '70', family_session: '95,50' },
    qualifications: [{ passed_year: 2015, education: 'Psicologia clinica', institute: 'Università di Padova' }],
    work_experience: [
      { start_date: '2016-02-29', end_date: '31/12/2020', ongoing: false, description: 'Attività in ambulatorio' },
      { start_date: '2021-01-01', end_date: '', ongoing: true, description: '' },
    ],
    studio_address: [place('Milano')],
    register_defination: '03/18342',
    register_date: '2012-03-14',
    region: 'Valle d’Aosta',
    address: place('Lodi'),
    card_expiry: '2031-05-20',
    tax_code_expiry: '2029-02-28',
    identity_documents: ['carta.pdf'],
    correct_name: 'Scuola di Psicoterapia di Padova',
    specialization_date: '2018-11-30',
    isNewsLetter: true,
    rating: [{ owner: 'pt-giulia', rating: 4.5, count: 3, description: 'C’è sempre.', created_at: 1_710_000_005 }],
    privilege: false,
    autorizzazioni: 'approvato',
    current_plan: plan,
    sign_doc: [signedDocument],
    consenso_informato: [{ user_pt: 'pt-giulia', file: 'consenso.pdf', created_at: 1_711_000_006 }],
    billing_info: { codice_fiscale: 'DMCNCL71E20F205X', deduct_cost: true },
    birth_address: place('Forlì'),
    current_address: place('Cantù'),
    indirizzo: place('Erba'),
    cap: '20159',
    fav_therapist: ['pt-rinaldi', 'pt-serafini'],
    diary: [{ id: 'umore-1', status: 'Felice', comment: 'C’è il sole', date: '2026-11-22' }],
    isTerms: true,
    isPrivacy: true,
    isPersonalData: true,
    isServiceFee: false,
    company: {
      ragione_sociale: 'Società D’Amico',
      codice_fiscale: 'DMCNCL71E20F205X',
      partita_iva: '01234567897',
      indirizzo_fatturazione: 'Via Cesare Correnti 14, Milano',
    },
    payment_detail: {
      codice_iban: 'IT60X0542811101000000123456',
      intestatario: 'Niccolò D’Amico',
      banca: 'Banca Esempio',
    },
    alerts: [{ title: 'È arrivato', seen: false }],
    contract_phone: '+393475550199',
    patients: [
      {
        user_pt: 'pt-giulia',
        anamnesi: 'Perché no? È la prima volta.',
        notes: [{ id: 17, title: 'Così com’è', text: 'Verrà a martedì alterni.', date: '12/11/2026' }],
      },
    ],
  },
  manager_configuration: {
    autorizzazioni: 'approvato',
    current_plan: plan,
    sign_doc: [signedDocument],
    wallet: '12.50',
    corsi: { applied_coupon: 'coupon-16' },
    subscriptions: [{ price: '59.78', date: 1_712_000_011, invoice: ['ricevuta.pdf'] }],
  },
  configuration: {
    watched_tutorial: true,
    act: 'key-register-1',
    ascolto: {
      billing_postponed_at: 1_720_000_007,
      calendar: { id: 'calendario-1', since: 1_721_000_008 },
      contract_code: { sent_at: 1_722_000_009, plan: 'online' },
      plan_purchase: {
        act: 'key-plan-1.abc',
        plan: 'online+studio',
        coupon: 'coupon-17',
        total: 47.82,
        page: 'https://pay.example/?piano',
        asked_at: 1_722_000_011,
        plan_before: 'basic true',
        given_up_at: 1_722_000_012,
      },
      used_coupons: ['coupon-18'],
      coupon_pages: [{ coupon: 'coupon-19', total: 47.82, receipts: 0 }],
      requests_paused_at: 1_722_000_013,
      minors: [{ user_pt: 'pt-giulia', guardian_document_at: 1_722_000_014, parents_consent_at: 1_722_000_015 }],
      choices: [{ choice: 'newsletter', value: true, at: 1_722_000_014 }],
      closure_requested_at: 1_722_000_015,
      consents: { given: [{ consent: 'terms', at: 1_722_000_016, version: '19' }] },
    },
  },
} as const;

/** The same with a billing address that is an address object. */
const userWithBillingPlace = {
  ...user,
  public_configuration: {
    ...user.public_configuration,
    company: { ...user.public_configuration.company, indirizzo_fatturazione: place('Lodi') },
  },
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
  configuration: { act: 'key-send-1' },
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
