import type { CalendarEvent, Chat, Message, User } from '#e2e/plain-platform/entities';
import type { Fields } from '#e2e/plain-platform/php-values';

/** The password of every person. */
export const plainPassword = 'Ascolto2026!';

/** The administration's account: it takes part in chats and never signs in. */
const administration = 'pt-amministrazione';

/** The people by name; their private tokens are secrets of the platform and the back end. */
export const plainPeople = {
  giulia: { token: 'pt-giulia', secret: 'plain-secret-giulia', email: 'giulia.moretti@example.it' },
  marco: { token: 'pt-marco', secret: 'plain-secret-marco', email: 'marco.ferri@example.it' },
  sara: { token: 'pt-sara', secret: 'plain-secret-sara', email: 'sara.lombardi@example.it' },
  rinaldi: { token: 'pt-rinaldi', secret: 'plain-secret-rinaldi', email: 'andrea.rinaldi@example.it' },
  serafini: { token: 'pt-serafini', secret: 'plain-secret-serafini', email: 'chiara.serafini@example.it' },
} as const;

export type PlainPerson = keyof typeof plainPeople;

const day = 86_400;
const hour = 3600;

/** Two therapists who can be found and booked, and three patients: one in therapy, one about to begin, one new. */
export function seedUsers(now: number, areAddressesObjects: boolean): User[] {
  return [
    person('giulia', 'paziente', { nome: 'Giulia', cognome: 'Moretti' }, now, {
      public_configuration: {
        billing_info: { codice_fiscale: 'MRTGLI93C54F205D' },
        consenso_informato: [{ user_pt: 'pt-rinaldi', file: '', created_at: now - 90 * day }],
      },
      manager_configuration: { wallet: 12.5 },
      configuration: { watched_tutorial: '1' },
    }),
    person('marco', 'paziente', { nome: 'Marco', cognome: 'Ferri' }, now, { configuration: { watched_tutorial: '1' } }),
    person('sara', 'paziente', { nome: 'Sara', cognome: 'Lombardi' }, now, {}),
    person('rinaldi', 'dottore', { nome: 'Andrea', cognome: 'Rinaldi' }, now, {
      public_configuration: {
        role: 'psychotherapist',
        prices: { single_seat: '70', couple_session: '95.00' },
        studio_address: [place('Via Garibaldi 8, 20121 Milano MI, Italia', [45.472, 9.184])],
        company: company('Studio Rinaldi', areAddressesObjects),
      },
      manager_configuration: { ...workingOn('online+studio', now) },
    }),
    person('serafini', 'dottore', { nome: 'Chiara', cognome: 'Serafini' }, now, {
      public_configuration: {
        role: 'psychologist',
        prices: { single_seat: 60 },
        company: company('Chiara Serafini', areAddressesObjects),
      },
      manager_configuration: workingOn('online', now),
    }),
    {
      ...{ public_token: administration, private_token: 'plain-secret-administration', email: 'team@example.org' },
      password: '',
      public_configuration: { type: 'amministrazione', nome: 'Amministrazione', cognome: '' },
    },
  ];
}

/** Chats of Giulia and Marco with Rinaldi, and one of Giulia with the administration. */
export function seedChats(now: number): Chat[] {
  return [
    chat('chat-giulia-rinaldi', [
      message('m-1', 'pt-giulia', 'Buongiorno dottore.', now - 100 * day),
      message('m-2', 'pt-rinaldi', 'Buongiorno Giulia, ci vediamo lunedì.', now - 2 * day),
    ]),
    chat('chat-marco-rinaldi', [message('m-3', 'pt-marco', 'Vorrei cominciare.', now - 3 * day)], 'pt-marco'),
    {
      public_token: 'chat-giulia-amministrazione',
      name: 'Giulia Moretti - Amministrazione',
      participants: ['pt-giulia', administration],
      messages: [message('m-4', administration, 'Benvenuta.', now - 120 * day)],
    },
  ];
}

/**
 * Giulia's sessions: one held, one paid, one to be paid, and a talk with Serafini to be confirmed; Marco's first, after
 * a talk.
 */
export function seedEvents(now: number): CalendarEvent[] {
  const noon = now - (now % day) + 11 * hour;
  const paid = { status: 'accepted', price: '60,00 €', paid_amount: '60.00', paid_at: now - 10 * day };
  const withMarco = ['pt-rinaldi', 'pt-marco'] as const;
  const talk = { status: 'accepted', price: '0,00 €' };
  const unpaid = { status: 'pending', price: '70,00 €' };
  return [
    event('event-giulia-talk', 'small talk', noon - 95 * day, talk),
    event('event-giulia-held', 'single', noon - 7 * day, paid),
    event('event-giulia-paid', 'single', noon + 7 * day, paid),
    event('event-giulia-unpaid', 'single', noon + 10 * day, unpaid),
    event('event-giulia-pending', 'small talk', noon + 8 * day, { status: 'pending' }, ['pt-serafini', 'pt-giulia']),
    event('event-marco-talk', 'small talk', noon - 6 * day, talk, withMarco),
    event('event-marco-unpaid', 'single', noon + 9 * day, unpaid, withMarco),
  ];
}

/** A ticket of Giulia and one of Rinaldi, by their id, each with a reply that was not seen. */
export function seedTickets(now: number): Map<string, Fields> {
  const reply = {
    is_admin: true,
    text: 'Ci pensiamo noi.',
    date: '20/11/2026',
    seen: false,
    operator: 'travels along',
  };
  const ticket = {
    ...{ title: 'Ricevuta', description: 'Dove la trovo?', status: 'in corso', closed_date: null },
    ...{ open_date: now - 3 * day, response: [reply], field_of_another_program: 'travels along' },
  };
  return new Map<string, Fields>([
    ['71', { id: 71, owner: 'pt-giulia', ...ticket }],
    ['72', { id: 72, owner: 'pt-rinaldi', receive_call: '1', ...ticket }],
  ]);
}

/** Two coupons, by their id: one that lowers the price, one that covers it. */
export function seedCoupons(): Map<string, Fields> {
  const valid = { count: '4', active: 'true', expiration: '31/12/2030', owner: null };
  return new Map<string, Fields>([
    ['7', { id: 7, name: 'Benvenuta20', type: 'percentage', value: '20', ...valid }],
    ['8', { id: 8, name: 'SESSANTA', type: 'fixed', value: '60,00', ...valid, expiry: '2' }],
  ]);
}

/** An address as the platform keeps it. */
function place(formatted_address: string, coordinates: readonly number[]): Fields {
  return { id: `place-${coordinates.join('-')}`, formatted_address, coordinates, type: 'Point' };
}

interface Parts {
  readonly public_configuration?: Fields;
  readonly manager_configuration?: Fields;
  readonly configuration?: Fields;
}

function person(name: PlainPerson, type: string, names: Fields, now: number, parts: Parts): User {
  const { token, secret, email } = plainPeople[name];
  return {
    public_token: token,
    private_token: secret,
    email,
    username: email,
    password: plainPassword,
    picture: null,
    registration_timestamp: now - 200 * day,
    public_configuration: {
      type,
      ...names,
      dob: '14/03/1993',
      telefono: '+39 347 555 0111',
      gender: 'donna',
      ...{ isTerms: '1', isPrivacy: '1', isPersonalData: '1', isServiceFee: '1' },
      field_of_another_program: 'travels along',
      ...parts.public_configuration,
    },
    manager_configuration: { ...parts.manager_configuration },
    configuration: { ...parts.configuration },
  };
}

/** The fields that let a professional be found and booked: approved, on a paid plan with a signed contract. */
function workingOn(plan: string, now: number): Fields {
  const recently = now - 5 * day;
  return {
    autorizzazioni: 'accettato',
    current_plan: {
      type: plan,
      amount: 49,
      payment_completed: '1',
      date: now - 190 * day,
      last_payment_date: recently,
    },
    sign_doc: [{ type: plan, signature: 'signature-1', accepted: true, accepted_at: now - 190 * day, is_invalid: 0 }],
  };
}

function company(ragione_sociale: string, areAddressesObjects: boolean): Fields {
  const written = 'Via Verdi 3, 20121 Milano MI, Italia';
  return {
    ragione_sociale,
    codice_fiscale: 'RNLNDR80A01F205X',
    partita_iva: '01234567897',
    indirizzo_fatturazione: areAddressesObjects ? place(written, [45.466, 9.191]) : written,
  };
}

function chat(public_token: string, messages: Message[], patient = 'pt-giulia'): Chat {
  return { public_token, name: 'Una conversazione', participants: [patient, 'pt-rinaldi'], messages };
}

function message(public_token: string, owner: string, body: string, creation_timestamp: number): Message {
  const fields = { subject: 'Messaggio', media_url: '', configuration: {}, seen: false };
  return { public_token, owner, body, creation_timestamp, ...fields };
}

function event(
  public_token: string,
  name: string,
  start_timestamp: number,
  configuration: Fields,
  [resource, patient]: readonly [string, string] = ['pt-rinaldi', 'pt-giulia'],
): CalendarEvent {
  const who = { resource, targets: [patient], quantity_time: '2' };
  return {
    public_token,
    name,
    start_timestamp,
    end_timestamp: start_timestamp + hour,
    ...who,
    note: '',
    configuration: {
      ...{ type: 'boocal', title: 'Seduta', note: '', request_book: true, key_of_another_program: 'kept' },
      ...configuration,
      boocal: { owner: resource, ...who },
    },
  };
}
