import { beforeAll, describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { Context } from '#bff/context';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import { runOperation } from '#bff/run-operation';
import { operationSettings } from '#bff/server/request-context';
import { testConfig } from '#bff/server/testing/test-app';
import { everyOperation, exampleUsers } from '#bff/testing/every-operation';
import { fieldAt, type RequestForm, requestFaults, requestForms } from '#contracts/kernel/inspection/request-forms';
import type { LegacyCall } from '#contracts/kernel/platform/legacy-call';
import { type LegacyCallName, legacyCalls } from '#contracts/legacy-calls';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createMemorySession } from '#mocks/mounts/memory-session';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform } from '#mocks/start-in-vitest';
import { type SentCall, sentCall } from '#mocks/testing/observe-calls';
import { requestsWithoutExample } from '#mocks/testing/requests-without-example';

/** What the platform accepts at one address. */
interface WireRow {
  /** The requirements it comes from; `not shown` where the specification names no such call. */
  readonly id: string;
  readonly call: LegacyCallName;
  readonly provenance: LegacyCall['provenance'];
  /** Method, base and path, as the specification spells them. */
  readonly address: string;
  /** The required fields of a request, separated by commas; dots lead into objects. */
  readonly fields: string;
  readonly optional?: string;
  /** The allowed values of a field that is not free. */
  readonly values?: Readonly<Record<string, readonly unknown[]>>;
  /** Objects that may carry fields not named here. */
  readonly open?: readonly string[];
}

const yesOrNo = [0, 1];

/**
 * Written from the specification and never from the contracts, which back end and demonstration share: a path
 * misspelled there would be misspelled on both sides. A call with two forms has two rows.
 */
const wireRows = [
  {
    ...{ id: 'LEGACY-06, LEGACY-07', call: 'register', provenance: 'documented' },
    address: 'POST {appserver}/custom.php/registration',
    fields:
      'notify_email, public_token, user.email, user.username, user.password, user.public_configuration.type, user.configuration.act',
    values: { notify_email: ['dottore', 'paziente'], 'user.public_configuration.type': ['dottore', 'paziente'] },
    open: ['user.public_configuration', 'user.configuration.ascolto'],
  },
  {
    ...{ id: 'LEGACY-11', call: 'userValidate', provenance: 'documented' },
    address: 'PUT {appserver}/custom.php/user-validate',
    fields: 'email, password, cognome, nome, dob',
  },
  {
    ...{ id: 'LEGACY-20, AMB-31', call: 'requestInfo', provenance: 'documented' },
    address: 'PUT {php}/custom.php/request-info',
    fields: 'nome, cognome, email, telefono, messaggio, request, type, role',
    values: { type: ['info', 'specializzazione', 'intervento'], role: ['doctor', 'patient'] },
  },
  {
    ...{ id: 'LEGACY-21, LEG-35, LEG-36', call: 'createChat', provenance: 'documented' },
    address: 'POST {php}/custom.php/chat',
    fields: 'subject, body, type, name, private_token, targets, admin_list, notify, include_text',
    optional: 'configuration.act',
    values: { type: ['message'] },
  },
  {
    ...{ id: 'LEGACY-23, LEG-40, LEG-41, LEG-43', call: 'sendMessage', provenance: 'documented' },
    address: 'PUT {php}/custom.php/chat',
    fields: 'private_token, public_token_recipient, body, media_url, subject, type, configuration, notify',
    optional:
      'configuration.act, configuration.file.name, configuration.file.size, configuration.file.width, ' +
      'configuration.file.height',
    values: { type: ['message'] },
  },
  {
    ...{ id: 'LEG-29, LEG-31, LEG-33', call: 'noticeChatCreate', provenance: 'documented' },
    address: 'POST {php}/endpoint.php/chat',
    fields: 'subject, body, type, name, private_token, admin_list, targets',
    values: { subject: ['Event Notification'], type: ['message'] },
  },
  {
    ...{ id: 'LEG-30, LEG-31, LEG-33', call: 'noticeChatAppend', provenance: 'documented' },
    address: 'PUT {php}/endpoint.php/chat',
    fields: 'subject, body, type, name, private_token, admin_list, public_token_recipient',
    values: { subject: ['Event Notification'], type: ['message'] },
  },
  {
    ...{ id: 'LEG-26, LEG-27', call: 'deleteChat', provenance: 'documented' },
    address: 'DELETE {php}/endpoint.php/chat',
    fields: 'private_token, public_token_recipient',
  },
  {
    ...{ id: 'LEGACY-16, LEGACY-25, LEG-57, LEG-58', call: 'alert', provenance: 'documented' },
    address: 'POST {php}/endpoint.php/alert',
    fields: 'private_token, owner, alert.title, alert.message, alert.file',
  },
  {
    ...{ id: 'LEGACY-26, LEGACY-10', call: 'upload', provenance: 'documented' },
    address: 'POST {media}/upload.php',
    fields: 'private_token, name, content, private, onlymine, generate_variations',
    values: { private: yesOrNo, onlymine: yesOrNo, generate_variations: yesOrNo },
  },
  {
    ...{ id: 'LEGACY-28, LEG-59', call: 'addressSuggest', provenance: 'documented' },
    address: 'GET {php}/autocomplete/index.php',
    fields: 'key, input, type, region, language',
    values: { type: ['predictions'], region: ['it'], language: ['it'] },
  },
  {
    ...{ id: 'LEGACY-30, LEG-62', call: 'addressDetail', provenance: 'documented' },
    address: 'GET {php}/autocomplete/index.php',
    fields: 'key, reference, type',
    values: { type: ['place'] },
  },
  {
    ...{ id: 'LEGACY-38, LEG-44, LEG-45', call: 'profileView', provenance: 'documented' },
    address: 'PUT {backend}/custom.php/profile-view',
    fields: 'private_token, user_pt',
  },
  {
    ...{ id: 'LEG-05, LEG-06, LEG-07', call: 'acceptAppointment', provenance: 'documented' },
    address: 'POST {php}/custom.php/appointment-accept',
    fields: 'type, event_pt, private_token',
    values: { type: ['paypal'] },
  },
  {
    ...{ id: 'LEGACY-35, LEGACY-36', call: 'purchasePlan', provenance: 'documented' },
    address: 'POST {php}/custom.php/purchase_plan',
    fields: 'type, selected_plan, private_token, coupon_id',
    values: { type: ['paypal'], selected_plan: ['online', 'online+studio'] },
  },
  {
    ...{ id: 'not shown', call: 'findCoupons', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/coupons',
    fields: 'private_token',
  },
  {
    ...{ id: 'LEG-10, LEG-11', call: 'rate', provenance: 'documented' },
    address: 'POST {php}/custom.php/rating',
    fields: 'private_token, rate, text, event_pt',
  },
  {
    // The platform's own spelling.
    ...{ id: 'LEG-14, LEG-15', call: 'informedConsent', provenance: 'documented' },
    address: 'POST {php}/custom.php/conseso-informato',
    fields: 'private_token, user_pt, birth_place, current_place, cap, download_only',
  },
  {
    ...{ id: 'LEG-20, LEG-21', call: 'updateBooking', provenance: 'documented' },
    address: 'PUT {php}/custom.php/book',
    fields: 'private_token, event, status, type',
    values: { status: ['accepted'], type: ['update_status'] },
  },
  {
    ...{ id: 'LEG-20, LEG-22', call: 'updateBooking', provenance: 'documented' },
    address: 'PUT {php}/custom.php/book',
    fields: 'private_token, event, status',
    values: { status: ['denied'] },
  },
  {
    ...{ id: 'LEGACY-02', call: 'login', provenance: 'assumed' },
    address: 'POST {appserver}/endpoint.php/login',
    fields: 'email, password, rememberMe',
  },
  {
    ...{ id: 'not shown', call: 'session', provenance: 'assumed' },
    address: 'POST {appserver}/endpoint.php/session',
    fields: 'private_token',
  },
  {
    ...{ id: 'LEGACY-04, LEG-77, LEG-78', call: 'restorePassword', provenance: 'assumed' },
    address: 'POST {appserver}/endpoint.php/restore-password',
    fields: 'email',
  },
  {
    ...{ id: 'SOCIAL-05', call: 'socialLogin', provenance: 'assumed' },
    address: 'POST {appserver}/endpoint.php/social-login',
    fields: 'provider, id, name, email, photoUrl, firstName, lastName',
    optional: 'idToken, authToken',
    values: { provider: ['google', 'facebook'] },
  },
  {
    ...{ id: 'LEGACY-13, LEG-66, LEG-73', call: 'updateUser', provenance: 'assumed' },
    address: 'PUT {appserver}/endpoint.php/user',
    fields: 'private_token, user',
    open: ['user'],
  },
  {
    ...{ id: 'LEGACY-14, LEGACY-46', call: 'updateUserParts', provenance: 'assumed' },
    address: 'PATCH {appserver}/endpoint.php/user',
    fields: 'private_token, public_configuration',
    open: ['public_configuration'],
  },
  {
    ...{ id: 'not shown', call: 'listUsers', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/users',
    fields: '',
    optional: 'private_token, type, tokens',
    values: { type: ['dottore', 'paziente'] },
  },
  {
    ...{ id: 'not shown', call: 'listChats', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/chats',
    fields: 'private_token',
  },
  {
    ...{ id: 'LEG-79, LEG-80', call: 'markSeen', provenance: 'assumed' },
    address: 'PUT {php}/endpoint.php/recipient',
    fields: 'private_token, public_token_recipient, seen',
    values: { seen: [true] },
  },
  {
    ...{ id: 'not shown', call: 'listEvents', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/events',
    fields: 'private_token',
  },
  {
    ...{ id: 'LEG-48, LEG-49, LEG-51, LEG-52', call: 'addEvent', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/event',
    fields: [
      'private_token, resource, start_timestamp, quantity_time, targets, private_group, group, name, note',
      'configuration.type, configuration.title, configuration.note, configuration.status, configuration.request_book',
      'configuration.price, configuration.boocal.owner, configuration.boocal.targets, configuration.boocal.resource',
      'configuration.boocal.quantity_time, configuration.boocal.notify.timestamp_before',
      'configuration.boocal.notify.webhook',
    ].join(', '),
    optional: [
      'configuration.act, configuration.earlier_acts, configuration.moved_from, configuration.paid_amount',
      'configuration.wallet_amount, configuration.paid_at, configuration.series',
    ].join(', '),
    values: {
      name: ['small talk', 'single', 'couple'],
      'configuration.type': ['boocal'],
      'configuration.status': ['pending', 'accepted'],
      'configuration.boocal.notify.timestamp_before': [900_000],
    },
    open: ['configuration'],
  },
  {
    ...{ id: 'LEG-56', call: 'deleteEvent', provenance: 'assumed' },
    address: 'DELETE {php}/endpoint.php/event',
    fields: 'private_token, event',
  },
  {
    ...{ id: 'not shown', call: 'listInvoices', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/invoices',
    fields: 'private_token',
  },
  {
    ...{ id: 'LEGACY-42', call: 'sendContractCode', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/contract',
    fields: 'private_token, phone',
  },
  {
    ...{ id: 'not shown', call: 'listTickets', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/tickets',
    fields: 'private_token',
  },
  {
    ...{ id: 'LEG-72, LEG-74, LEG-75', call: 'addTicket', provenance: 'assumed' },
    address: 'POST {php}/endpoint.php/ticket',
    fields:
      'private_token, ticket.title, ticket.description, ticket.response, ticket.configuration.act, generate_alerts',
    optional: 'ticket.receive_call',
    values: { generate_alerts: [true] },
  },
  {
    ...{ id: 'LEG-72, LEG-74, LEG-75', call: 'editTicket', provenance: 'assumed' },
    address: 'PUT {php}/endpoint.php/ticket',
    fields: 'private_token, ticket, generate_alerts',
    open: ['ticket'],
  },
] as const satisfies readonly WireRow[];

const rowsOf = (call: string): readonly WireRow[] => wireRows.filter((row) => row.call === call);

function formOf({ fields, optional, values = {} }: WireRow): RequestForm {
  const namesIn = (list = '') => (list === '' ? [] : list.split(', ').toSorted());
  return { required: namesIn(fields), optional: namesIn(optional), values };
}

describe('the contract of a call says what the platform understands', () => {
  test('of every call, and of no other', () => {
    expect(new Set(wireRows.map(({ call }) => call))).toEqual(new Set(Object.keys(legacyCalls)));
    for (const [key, { name }] of Object.entries(legacyCalls)) expect(name).toBe(key);
  });

  test.each<WireRow>(wireRows)('$call is $address ($id)', (row) => {
    const { provenance, method, base, path, request } = legacyCalls[row.call];
    expect({ provenance, address: `${method} {${base}}${path}` }).toEqual({
      provenance: row.provenance,
      address: row.address,
    });
    const forms = requestForms(request);
    expect(forms).toHaveLength(rowsOf(row.call).length);
    expect(forms[rowsOf(row.call).indexOf(row)]).toEqual(formOf(row));
  });
});

/** What leaves the back end while a user does something on a platform of their own. */
async function sentWhile(
  as: PersonaName | null,
  perform: (context: Context, platform: TestPlatform) => Promise<unknown>,
): Promise<SentCall[]> {
  const sent: SentCall[] = [];
  const platform = createTestPlatform();
  const { now, log } = platform;
  const transport = (request: LegacyHttpRequest) => {
    sent.push(sentCall(request));
    return platform.transport(request);
  };
  const contextWith = createContexts({ transport, now, log, calendarAddress: ({ id }) => `/calendar/${id}.ics` });
  await perform(contextWith(createMemorySession(as && sessionFor(as, now()), now)), platform);
  return sent;
}

const addressOf = ({ method, base, path }: SentCall) => `${method} {${base}}${path}`;

describe('what leaves the back end', () => {
  const sent: SentCall[] = [];

  beforeAll(async () => {
    for (const { operation, handler, examples } of everyOperation) {
      for (const { reader, input } of examples) {
        sent.push(
          ...(await sentWhile(exampleUsers[reader], (context) => runOperation(operation, handler, context, input))),
        );
      }
    }
    for (const { as, perform } of requestsWithoutExample) sent.push(...(await sentWhile(as, perform)));
  }, 120_000);

  test.each<WireRow>(wireRows)('$call goes to $address with what it needs ($id)', (row) => {
    const calls = sent.filter(({ call }) => call === row.call);
    expect(new Set(calls.map(addressOf))).toEqual(new Set([row.address]));
    for (const { body } of calls)
      expect(safeParse(legacyCalls[row.call].request, body).error?.issues ?? []).toEqual([]);
    const faultsAs = (form: WireRow) => (call: SentCall) => requestFaults(call.body, formOf(form), form.open);
    expect(calls.map(faultsAs(row))).toContainEqual([]);
    for (const call of calls) expect(rowsOf(row.call).map((form) => faultsAs(form)(call))).toContainEqual([]);
  });

  test('a call carries its user’s token, except those of who is not signed in of addresses and of the directory (LEG-01)', () => {
    const calls = sent.filter(({ call }) => Object.hasOwn(legacyCalls, call));
    const without = calls.filter(({ body }) => fieldAt(body, 'private_token') === undefined).map(({ call }) => call);
    const signedOut = ['login', 'register', 'requestInfo', 'restorePassword', 'socialLogin', 'userValidate'];
    const ofEverybody = ['addressDetail', 'addressSuggest', 'listUsers'];
    expect(new Set(without)).toEqual(new Set([...signedOut, ...ofEverybody]));
  });

  test('beside calls there are the documents of terms and consents (LEGACY-57, LEG-82, LEG-83)', () => {
    const files = sent.filter(({ call }) => !Object.hasOwn(legacyCalls, call)).map(addressOf);
    const terms = files.filter((address) => address.endsWith('.docx'));
    const names = ['Termini_e_Condizioni', 'Privacy'].flatMap((name) => [`Patient_${name}`, `Professional_${name}`]);
    expect(new Set(terms)).toEqual(new Set(names.map((name) => `GET {backend}/assets/documents/${name}.docx`)));
    expect(new Set(files.filter((address) => !terms.includes(address)))).toEqual(
      new Set([
        'GET {backend}/assets/documents/consenso-pt-giulia-pt-rinaldi.pdf',
        'GET {backend}/assets/documents/anteprima-pt-giulia-pt-serafini.pdf',
      ]),
    );
  });

  test('reminders are the platform’s own to send, at an address under the base that is configured (LEG-52)', () => {
    const webhooks = sent
      .filter(({ call }) => call === 'addEvent')
      .map(({ body }) => fieldAt(body, 'configuration.boocal.notify.webhook'));
    expect(new Set(webhooks.flat())).toEqual(new Set(['http://platform.invalid/php/custom.php/add-event-alert']));
    const settings = operationSettings(testConfig({ platform: 'https://platform.example' }));
    expect(settings.eventAlertWebhook).toBe('https://platform.example/php/custom.php/add-event-alert');
    expect(settings.documentsBase).toBe('https://platform.example/backend/assets/documents');
  });
});
