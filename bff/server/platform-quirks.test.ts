import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { createLegacyClient, logFaults } from '#bff/legacy/legacy-client';
import { LegacyUnavailable, LegacyUnreadable } from '#bff/legacy/legacy-failures';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { fullestAnswers } from '#bff/server/testing/fullest-answers';
import { createLegacyTransport } from '#bff/server/transport/legacy-transport';
import { transportLimits } from '#bff/server/transport/transport-limits';
import { contractFields, undecodedPlaces } from '#contracts/kernel/inspection/contract-fields';
import type { LegacyCall } from '#contracts/kernel/platform/legacy-call';
import { gatherRowFaults } from '#contracts/kernel/platform/row-faults';
import { type LegacyCallName, legacyCalls } from '#contracts/legacy-calls';
import { everyFault, type Fault, type FaultsByCall, quietFaults } from '#mocks/engine/faults';
import { applyQuirks, type PhpQuirk, readableQuirks } from '#mocks/engine/php-quirks';
import { demoPassword, personas } from '#mocks/personas';
import { type ListeningServer, listen } from '#mocks/server/http-server';
import { testNow } from '#mocks/start-in-vitest';
import { createRecordingLog } from '#mocks/testing/recording-log';
import { createRenewedPlatform } from '#mocks/testing/renewed-platform';

const { giulia, rinaldi } = personas;
const byGiulia = { private_token: giulia.privateToken };
const byRinaldi = { private_token: rinaldi.privateToken };
const notice = { subject: 'Event Notification', body: 'event_pt:event-giulia-pending', type: 'message', name: 'x' };

/** A valid request of every call in use, on the demonstration's data. */
const rightfulRequests: Readonly<Record<LegacyCallName, unknown>> = {
  login: { email: giulia.email, password: demoPassword, rememberMe: false },
  session: byGiulia,
  sendContractCode: { ...byRinaldi, phone: '+393475550199' },
  restorePassword: { email: giulia.email },
  socialLogin: {
    ...{ provider: 'google', id: 'google-giulia', name: 'Giulia Moretti', email: giulia.email, photoUrl: '' },
    ...{ firstName: 'Giulia', lastName: 'Moretti', idToken: 'a credential' },
  },
  listUsers: { tokens: ['pt-rinaldi'] },
  updateUser: { ...byGiulia, user: { email: giulia.email, username: giulia.email } },
  updateUserParts: { ...byRinaldi, public_configuration: { work_experience: [], qualifications: [] } },
  profileView: { ...byGiulia, user_pt: 'pt-rinaldi' },
  alert: { ...byGiulia, owner: 'pt-giulia', alert: { title: 't', message: 'm', file: [] } },
  listChats: byGiulia,
  createChat: {
    ...{ private_token: personas.sara.privateToken, subject: 's', body: 'b', type: 'message', name: 'n' },
    ...{ targets: ['pt-rinaldi'], admin_list: [], notify: true, include_text: false },
  },
  sendMessage: {
    ...{ ...byGiulia, public_token_recipient: 'chat-giulia-rinaldi', subject: 's', body: 'b', type: 'message' },
    ...{ media_url: '', configuration: { act: 'manners-key' }, notify: false },
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
        act: 'manners-key',
      },
      boocal: {
        ...{ owner: 'pt-rinaldi', targets: ['pt-marco'], resource: 'pt-rinaldi', quantity_time: '2' },
        notify: { timestamp_before: 900_000, webhook: ['http://platform.invalid/hook'] },
      },
    },
  },
  acceptAppointment: { ...byGiulia, event_pt: 'event-giulia-unpaid', type: 'paypal' },
  purchasePlan: { ...byRinaldi, type: 'paypal', selected_plan: 'online+studio', coupon_id: '' },
  findCoupons: byRinaldi,
  register: {
    notify_email: 'paziente',
    public_token: 'parent-app',
    user: {
      ...{ email: 'lucia.desantis@example.it', username: 'lucia.desantis@example.it', password: 'Lucia-2026-qui' },
      public_configuration: { type: 'paziente', nome: 'Lucia', cognome: 'De santis' },
      configuration: { act: 'manners-key' },
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
  listTickets: byRinaldi,
  addTicket: {
    ...byGiulia,
    ticket: { title: 't', description: 'd', response: [], configuration: { act: 'manners-key' } },
    generate_alerts: true,
  },
  editTicket: {
    ...byGiulia,
    ticket: {
      id: '7c41e09b',
      title: 't',
      description: 'd',
      status: 'in corso',
      open_date: 1_812_000_000,
      response: [],
    },
    generate_alerts: false,
  },
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

const calls: readonly LegacyCall[] = Object.values(legacyCalls);
const callsThatAreRead = calls.filter((call) => contractFields(call.answer).length > 0);

const unreadable: readonly Fault[] = ['html-page', 'cut-short', 'empty-body'];
const isQuiet = (fault: Fault) => (quietFaults as readonly Fault[]).includes(fault);
const unavailable: readonly Fault[] = ['status-500', 'connection-lost-before', 'connection-lost-after'];

/** The decoded answer or the name of the failure, and the faults logged on the way. */
async function outcomeOf(call: LegacyCall, transport: LegacyTransport) {
  const log = createRecordingLog();
  const client = createLegacyClient({ transport, log, paths: {}, signal: AbortSignal.timeout(20_000) });
  const outcome = await client.call(call, rightfulRequests[call.name as LegacyCallName]).then(
    (answer) => {
      const { result, faults } = gatherRowFaults(() => asItsReadersSeeIt(call, answer));
      logFaults(log, call, faults);
      return { answer: result };
    },
    (failure: unknown) => ({ failure }),
  );
  const dropped = log.entries.filter(({ event }) => event === 'legacy_row_dropped');
  return { ...outcome, dropped };
}

describe('every call of the platform, over the network, in every one of its manners (LEG-03, LEG-04, LEGACY-34)', () => {
  let server: ListeningServer;
  let received = 0;
  const onCall = () => {
    received += 1;
  };
  const platform = createRenewedPlatform({ now: () => testNow, onCall, paymentPages: 'https://pay.example/?' });

  beforeAll(async () => {
    server = await listen(0, async (request) => (await getResponse(platform.handlers(), request)) ?? Response.error());
  });
  afterAll(() => server.close());

  /** Each call uses a transport of its own, so that no breaker remembers earlier failures. */
  async function outcomeOverNetwork(call: LegacyCall, faults: FaultsByCall) {
    platform.begin(faults);
    received = 0;
    const base = (name: string) => `${server.origin}/${name}`;
    const network = createLegacyTransport({
      bases: { appserver: base('appserver'), php: base('php'), media: base('media'), backend: base('backend') },
      log: createRecordingLog(),
      limits: { ...transportLimits, retryPauseMs: [0, 1] },
    });
    const outcome = await outcomeOf(call, network.send);
    await network.close();
    return outcome;
  }

  describe.each(calls)('$name', (call) => {
    let clean: Awaited<ReturnType<typeof outcomeOf>>;
    beforeAll(async () => {
      clean = await outcomeOverNetwork(call, {});
    });

    test.each(everyFault.filter((fault) => fault !== 'slow' && !isQuiet(fault)))(
      'with %s gives the right value or the named failure',
      async (fault) => {
        const outcome = await outcomeOverNetwork(call, { [call.name]: [fault] });
        const failure = { outcomeUnknown: !call.safeToRepeat };
        if (unreadable.includes(fault)) {
          expect(outcome).toMatchObject({ failure: expect.any(LegacyUnreadable) });
          expect(outcome).toMatchObject({ failure });
        } else if (unavailable.includes(fault)) {
          expect(outcome).toMatchObject({ failure: expect.any(LegacyUnavailable) });
          expect(outcome).toMatchObject({ failure });
        } else {
          expect(decodedFields(call, outcome)).toEqual(decodedFields(call, clean));
        }
        if (!call.safeToRepeat) expect(received, 'a write reaches the platform exactly once').toBe(1);
      },
    );
  });

  test.each(calls.filter(({ safeToRepeat }) => !safeToRepeat))(
    '$name: an empty success holds nothing, or is unreadable and leaves the outcome unknown',
    async (call) => {
      const outcome = await outcomeOverNetwork(call, { [call.name]: ['success-without-effect'] });
      if ('answer' in outcome) expect(JSON.stringify(outcome.answer)).toMatch(/^(\{\}|\[\])$/);
      else expect(outcome.failure).toMatchObject({ name: 'LegacyUnreadable', outcomeUnknown: true });
    },
  );
});

/** The fields the contract names, as decoded; other fields are kept as they came. */
function decodedFields(call: LegacyCall, outcome: object): unknown {
  expect(outcome).toHaveProperty('answer');
  const { answer } = outcome as { answer: unknown };
  return contractFields(call.answer).map(({ path }) => [path, valuesAt(answer, stepsOf(path))]);
}

/** An answer with what it passes on as it came decoded too, as whoever reads that does. */
function asItsReadersSeeIt(call: LegacyCall, answer: unknown): unknown {
  return undecodedPlaces(call.answer).reduce(
    (value, { path, schema }) => decodedAt(value, stepsOf(path), schema),
    answer,
  );
}

function decodedAt(value: unknown, [step, ...rest]: readonly string[], schema: $ZodType): unknown {
  if (step === undefined) return safeParse(schema, value).data;
  if (value === undefined || value === null) return value;
  if (step === '[]') return (value as unknown[]).map((item) => decodedAt(item, rest, schema));
  // The field comes last whether it was there or not, so that the order of fields tells nothing.
  const { [step]: field, ...others } = value as Record<string, unknown>;
  return { ...others, [step]: decodedAt(field, rest, schema) };
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || value === undefined || value === null) return inLatin1(value);
  if (step === '[]') return (value as unknown[]).map((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

/** A character that windows-1252 cannot write is lost in transit, whatever decodes it. */
function inLatin1(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll(/[^\x20-\x7e\n\xa0-\xff€’]/gu, '?') : value;
}

/** `users[].name` as `users`, `[]`, `name`. */
function stepsOf(path: string): string[] {
  return path.split(/\.|(?=\[\])/);
}

/** Fields that hold no value in any of the fullest answers, with the reason. */
const neverHeld: Readonly<Record<string, string>> = {
  'listUsers users[].private_token': 'the platform tells it to its owner alone',
};

function answersOf({ name }: LegacyCall): readonly unknown[] {
  return fullestAnswers[name as LegacyCallName] ?? [];
}

function decoded(call: LegacyCall, answer: unknown, manners: readonly PhpQuirk[] = []) {
  const body = applyQuirks(manners, JSON.stringify(answer));
  return outcomeOf(call, async () => ({ status: 200, body }));
}

const leftOut = Symbol('left out');

/**
 * The answer with the value at that path changed in each row of the lists on the way; undefined where there is none.
 */
function changedIn(answer: unknown, [step, ...rest]: readonly string[], change: (value: unknown) => unknown): unknown {
  if (answer === undefined || answer === null || answer === '') return undefined;
  if (step === undefined) return change(answer);
  if (step === '[]') {
    const rows = (Array.isArray(answer) ? answer : []).map((row) => changedIn(row, rest, change) ?? row);
    return JSON.stringify(rows) === JSON.stringify(answer) ? undefined : rows;
  }
  if (typeof answer !== 'object') return undefined;
  const { [step]: inner, ...others } = answer as Record<string, unknown>;
  const changed = changedIn(inner, rest, change);
  if (changed === undefined) return undefined;
  return changed === leftOut ? others : { ...others, [step]: changed };
}

/** Another value of the same kind; undefined for an object. */
function another(value: unknown): unknown {
  if (typeof value === 'object') return undefined;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${value}x`;
}

describe('every field holds a value in one of the fullest answers, and another value is read as another', () => {
  test.each(callsThatAreRead)('$name', async (call) => {
    const unheld = new Set(contractFields(call.answer).map(({ path }) => path));
    for (const answer of answersOf(call)) {
      const whole = await decoded(call, answer);
      expect(whole).toMatchObject({ answer: expect.anything(), dropped: [] });
      for (const path of unheld) {
        const changed = changedIn(answer, stepsOf(path), another);
        if (changed === undefined) continue;
        if (JSON.stringify(await decoded(call, changed)) !== JSON.stringify(whole)) unheld.delete(path);
      }
    }
    const excused = Object.keys(neverHeld).filter((field) => field.startsWith(`${call.name} `));
    expect([...unheld].map((path) => `${call.name} ${path}`)).toEqual(excused);
  });
});

describe('every field of the fullest answers is read alike in all manners (LEG-03, LEG-04)', () => {
  const combinations: readonly (readonly PhpQuirk[])[] = [...readableQuirks.map((manner) => [manner]), readableQuirks];

  test.each(callsThatAreRead)('$name', async (call) => {
    for (const answer of answersOf(call)) {
      const clean = await decoded(call, answer);
      for (const manners of combinations) {
        expect(await decoded(call, answer, manners), manners.join(', ')).toEqual(clean);
      }
    }
  });

  test('and each manner changes some of them; no moment and no day escapes those that rewrite it', () => {
    const text = JSON.stringify(fullestAnswers);
    const sent = (...manners: PhpQuirk[]) => new TextDecoder('latin1').decode(applyQuirks(manners, text));
    for (const manner of readableQuirks) expect(sent(manner), manner).not.toBe(sent());
    expect(sent('milliseconds')).not.toMatch(/:1[67]\d{8}[,}]/);
    expect(sent('days-as-timestamps')).not.toMatch(/"\d{4}-\d\d-\d\d"|"\d\d\/\d\d\/\d{4}"/);
  });
});

describe('where a field may be left out, null and empty text mean the same', () => {
  test.each(callsThatAreRead)('$name', async (call) => {
    const differing: string[] = [];
    for (const place of placesIn(call)) {
      for (const answer of answersOf(call)) {
        const [left, asNull, asText] = [leftOut, null, ''].map((nothing) =>
          changedIn(answer, stepsOf(place), () => nothing),
        );
        if (left === undefined) continue;
        const outcomes = await Promise.all([left, asNull, asText].map((changed) => decoded(call, changed)));
        const [one, two, three] = outcomes.map((outcome) => JSON.stringify(outcome));
        const mayBeLeftOut = outcomes
          .slice(0, 2)
          .some(({ dropped, ...rest }) => 'answer' in rest && dropped.length === 0);
        if (mayBeLeftOut && (one !== two || one !== three)) differing.push(place);
      }
    }
    expect(differing).toEqual([]);
  });

  /** Every field of a call, and every object and list on the way to one. */
  function placesIn({ answer }: LegacyCall): string[] {
    const places = contractFields(answer).flatMap(({ path }) => {
      const steps = stepsOf(path);
      return steps.map((_step, at) =>
        steps
          .slice(0, at + 1)
          .join('.')
          .replaceAll('.[]', '[]'),
      );
    });
    return [...new Set(places)].filter((place) => !place.endsWith('[]'));
  }
});
