import { beforeAll, describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleStartConversation } from '#bff/chat/start-conversation';
import type { Context } from '#bff/context';
import type { LegacyHttpRequest } from '#bff/legacy/legacy-transport';
import { runOperation } from '#bff/run-operation';
import { operationSettings } from '#bff/server/request-context';
import { testConfig } from '#bff/server/testing/test-app';
import { signInWithProfile } from '#bff/social/sign-in-with-profile';
import { handleReadTerms } from '#bff/terms/read-terms';
import { everyOperation, exampleUsers } from '#bff/testing/every-operation';
import { type WireRow, wireRows } from '#bff/testing/wire-rows';
import { createStoreDocument } from '#bff/uploads/store-document';
import { cancelAppointment } from '#contracts/appointments/appointments.api';
import { startConversation } from '#contracts/chat/chat.api';
import { fieldAt, type RequestForm, requestFaults, requestForms } from '#contracts/kernel/inspection/request-forms';
import { legacyCalls } from '#contracts/legacy-calls';
import { readTerms } from '#contracts/terms/terms.api';
import { storeDocument } from '#contracts/uploads/uploads.api';
import { samplePdf } from '#mocks/media/media-file';
import { createContexts } from '#mocks/mounts/create-contexts';
import { createMemorySession } from '#mocks/mounts/memory-session';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, sessionFor, type TestPlatform } from '#mocks/start-in-vitest';
import { type SentCall, sentCall } from '#mocks/testing/observe-calls';

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

/** Requests that no example causes. */
const furtherActs: readonly {
  readonly as: PersonaName | null;
  readonly perform: (context: Context, platform: TestPlatform) => Promise<unknown>;
}[] = [
  {
    as: 'sara',
    perform: (context) => {
      const input = { therapist: 'pt-rinaldi', text: 'Buongiorno', idempotencyKey: 'wire-start-1' };
      return runOperation(startConversation, handleStartConversation, context, input);
    },
  },
  {
    as: 'rinaldi',
    perform: (context, { db }) => {
      db.chats.remove('chat-giulia-rinaldi');
      const input = { appointment: 'event-giulia-accepted' };
      return runOperation(cancelAppointment, handleCancelAppointment, context, input);
    },
  },
  {
    as: null,
    perform: (context) => signInWithProfile(context, { provider: 'google', ...profile }, { idToken: 'an identity' }),
  },
  {
    as: null,
    perform: (context) => signInWithProfile(context, { provider: 'facebook', ...profile }, { authToken: 'a token' }),
  },
  {
    as: 'rinaldi',
    perform: (context) => {
      const input = {
        kind: 'identity',
        idempotencyKey: 'wire-upload-1',
        fileName: 'carta.pdf',
        bytes: samplePdf('carta'),
      };
      const store = createStoreDocument(async () => undefined);
      return runOperation(storeDocument, store, context, input);
    },
  },
  ...['patient', 'professional'].flatMap((audience) =>
    ['terms', 'privacy'].map((document) => ({
      as: null,
      perform: (context: Context) => runOperation(readTerms, handleReadTerms, context, { audience, document }),
    })),
  ),
];

const profile = {
  ...{ id: 'id-giulia', name: 'Giulia Moretti', email: 'giulia.moretti@example.it' },
  ...{ photoUrl: 'https://pictures.example/giulia.jpg', firstName: 'Giulia', lastName: 'Moretti' },
};

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
    for (const { as, perform } of furtherActs) sent.push(...(await sentWhile(as, perform)));
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
