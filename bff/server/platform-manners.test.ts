import { getResponse } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { createLegacyClient, type LegacyClient } from '#bff/legacy/legacy-client';
import { LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import { createLegacyTransport } from '#bff/server/legacy-transport';
import { contractFields } from '#contracts/kernel/contract-fields';
import type { LegacyCall } from '#contracts/kernel/legacy-call';
import { type LegacyCallName, legacyCalls } from '#contracts/legacy-calls';
import { createLegacyHandlers } from '#mocks/all-handlers';
import { createPlatform } from '#mocks/create-platform';
import { everyFault, type Fault } from '#mocks/faults';
import { demoPassword, personas } from '#mocks/personas';
import { createRecordingLog } from '#mocks/recording-log';
import { listen } from '#mocks/server/http-server';
import { testNow } from '#mocks/start-in-vitest';

const { giulia, rinaldi } = personas;
const byGiulia = { private_token: giulia.privateToken };
const byRinaldi = { private_token: rinaldi.privateToken };
const notice = { subject: 'Event Notification', body: 'event_pt:event-giulia-pending', type: 'message', name: 'x' };

/** A rightful request of every call in use. */
const requests: Record<LegacyCallName, unknown> = {
  login: { email: giulia.email, password: demoPassword, rememberMe: false },
  session: byGiulia,
  restorePassword: { email: giulia.email },
  socialLogin: {
    ...{ provider: 'google', id: 'google-giulia', name: 'Giulia Moretti', email: giulia.email, photoUrl: '' },
    ...{ firstName: 'Giulia', lastName: 'Moretti', idToken: 'a credential' },
  },
  listUsers: { tokens: ['pt-rinaldi'] },
  updateUser: { ...byGiulia, user: { email: giulia.email, username: giulia.email } },
  profileView: { ...byGiulia, user_pt: 'pt-rinaldi' },
  alert: { ...byGiulia, owner: 'pt-giulia', alert: { title: 't', message: 'm', file: [] } },
  listChats: byGiulia,
  createChat: {
    ...{ private_token: personas.sara.privateToken, subject: 's', body: 'b', type: 'message', name: 'n' },
    ...{ targets: ['pt-rinaldi'], admin_list: [], notify: true, include_text: false },
  },
  sendMessage: {
    ...{ ...byGiulia, public_token_recipient: 'chat-giulia-rinaldi', subject: 's', body: 'b', type: 'message' },
    ...{ media_url: '', configuration: { act: 'manners-act' }, notify: false },
  },
  noticeChatCreate: { ...byRinaldi, ...notice, admin_list: [], targets: ['pt-marco'] },
  noticeChatAppend: { ...byRinaldi, ...notice, admin_list: [], public_token_recipient: 'chat-giulia-rinaldi' },
  markSeen: { ...byGiulia, public_token_recipient: 'chat-giulia-rinaldi', seen: true },
  deleteChat: { ...byGiulia, public_token_recipient: 'chat-giulia-rinaldi' },
  listEvents: byGiulia,
  addEvent: {
    ...{
      ...byRinaldi,
      resource: 'pt-rinaldi',
      start_timestamp: 1_812_000_000,
      quantity_time: '2',
      targets: ['pt-marco'],
    },
    ...{ private_group: true, group: '', name: 'single', note: '' },
    configuration: {
      ...{
        type: 'boocal',
        title: 't',
        note: '',
        status: 'pending',
        request_book: true,
        price: '70,00 €',
        act: 'manners-act',
      },
      boocal: {
        ...{ owner: 'pt-rinaldi', targets: ['pt-marco'], resource: 'pt-rinaldi', quantity_time: '2' },
        notify: { timestamp_before: 900_000, webhook: ['http://platform.invalid/hook'] },
      },
    },
  },
  acceptAppointment: { ...byGiulia, event_pt: 'event-giulia-unpaid', type: 'paypal' },
  register: {
    notify_email: 'paziente',
    public_token: 'parent-app',
    user: {
      ...{ email: 'lucia.desantis@example.it', username: 'lucia.desantis@example.it', password: 'Lucia-2026-qui' },
      public_configuration: { type: 'paziente', nome: 'Lucia', cognome: 'De santis' },
      configuration: { act: 'manners-act' },
    },
  },
  userValidate: {
    ...{ email: 'lucia.desantis@example.it', password: 'Lucia-2026-qui' },
    ...{ cognome: 'De santis', nome: 'Lucia', dob: '1990-04-12' },
  },
  requestInfo: {
    ...{ nome: 'Lucia', cognome: '', email: 'lucia.desantis@example.it', telefono: '+39 347 555 0199' },
    ...{ messaggio: 'm', request: '', type: 'info', role: 'patient' },
  },
  deleteEvent: { ...byRinaldi, event: 'event-giulia-accepted' },
  updateBooking: { ...byRinaldi, event: 'event-giulia-accepted', status: 'denied' },
  rate: { ...byGiulia, rate: 5, text: 't', event_pt: 'event-giulia-done-8' },
  listInvoices: byRinaldi,
  informedConsent: {
    ...{ ...byGiulia, user_pt: 'pt-serafini', birth_place: 'Milano MI, Italia', cap: '20159' },
    ...{ current_place: 'Via Carlo Farini 41, 20159 Milano MI, Italia', download_only: false },
  },
  upload: {
    ...{ ...byRinaldi, name: 'a1b2c3d4e5f6.pdf', content: 'data:application/pdf;base64,JVBERi0=' },
    ...{ private: 1, onlymine: 1, generate_variations: 0 },
  },
  addressSuggest: { key: 'k', input: 'Corso Buenos Aires', type: 'predictions', region: 'it', language: 'it' },
  addressDetail: { key: 'k', reference: 'luogo-milano-via-garibaldi', type: 'place' },
};

const unreadable = ['html-page', 'cut-short', 'empty-body'] as const satisfies readonly Fault[];
const unavailable = [
  'status-500',
  'connection-lost-before',
  'connection-lost-after',
] as const satisfies readonly Fault[];

interface Chain {
  readonly client: LegacyClient;
  readonly received: () => number;
  readonly set: (call: string, fault: Fault) => void;
}

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The real transport over real sockets, in front of a platform of its own. */
async function startChain(): Promise<Chain> {
  let received = 0;
  const onCall = () => {
    received += 1;
  };
  // Its own address would differ from one chain to the next.
  const paymentPages = 'https://pay.example/?';
  const platform = createPlatform({ scenario: 'everyday', now: () => testNow, onCall, paymentPages });
  const handlers = createLegacyHandlers(platform);
  const server = await listen(0, async (request) => (await getResponse(handlers, request)) ?? Response.error());
  const log = createRecordingLog();
  const bases = Object.fromEntries(
    ['appserver', 'php', 'media', 'backend'].map((base) => [base, `${server.origin}/${base}`]),
  ) as Record<LegacyCall['base'], string>;
  const network = createLegacyTransport({ bases, log });
  closing.push(async () => {
    await network.close();
    await server.close();
  });
  return {
    client: createLegacyClient({ transport: network.send, log, paths: {}, signal: AbortSignal.timeout(20_000) }),
    received: () => received,
    set: (call, fault) => platform.faults.set(call, [fault]),
  };
}

async function outcomeOf(chain: Chain, call: LegacyCall): Promise<unknown> {
  return chain.client.call(call, requests[call.name as LegacyCallName]).then(
    (answer) => ({ answer }),
    (failure: unknown) => failure,
  );
}

const table = Object.values(legacyCalls).flatMap((call) =>
  everyFault.filter((fault) => fault !== 'slow').map((fault) => ({ name: call.name, call: call as LegacyCall, fault })),
);

describe('every call of the platform, in every one of its manners (LEG-03, LEG-04, LEGACY-34)', () => {
  test.each(table)('$name with $fault gives the right value or the named failure', async ({ call, fault }) => {
    const clean = await outcomeOf(await startChain(), call);
    const chain = await startChain();
    chain.set(call.name, fault);
    const outcome = await outcomeOf(chain, call);
    if (isOneOf(fault, unreadable)) {
      expect(outcome).toBeInstanceOf(LegacyUnreadable);
      expect(outcome).toMatchObject({ outcomeUnknown: !call.safeToRepeat });
    } else if (isOneOf(fault, unavailable)) {
      expect(outcome).toBeInstanceOf(LegacyUnavailable);
      expect(outcome).toMatchObject({ outcomeUnknown: !call.safeToRepeat });
    } else {
      expect(decodedFields(call, outcome)).toEqual(decodedFields(call, clean));
    }
    if (!call.safeToRepeat) expect(chain.received(), 'a write reaches the platform exactly once').toBe(1);
  });
});

function isOneOf(fault: Fault, some: readonly Fault[]): boolean {
  return some.includes(fault);
}

/** The fields the contract names, as decoded; what it does not name travels along as it came. */
function decodedFields(call: LegacyCall, outcome: unknown): unknown {
  expect(outcome).toHaveProperty('answer');
  const { answer } = outcome as { answer: unknown };
  return contractFields(call.answer).map(({ path }) => [path, valuesAt(answer, path.split(/\.|(?=\[\])/))]);
}

function valuesAt(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined || value === undefined || value === null) return inLatin1(value);
  if (step === '[]') return (value as unknown[]).map((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

/** A character that windows-1252 cannot write is lost on the way, whoever reads it. */
function inLatin1(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[^\x20-\x7e\n\xa0-\xff€’]/gu, '?') : value;
}
