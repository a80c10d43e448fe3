import { expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { runOperation } from '#bff/run-operation';
import { dayMs } from '#contracts/kernel/instant';
import { openTicket } from '#contracts/tickets/tickets.api';
import type { Fault } from '#mocks/engine/faults';
import { type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const words = { title: 'Cambio indirizzo', description: 'Come si fa?\nDal profilo?' };
const input = { ...words, receiveCall: true, idempotencyKey: 'key-open-1' };

const open = (platform: TestPlatform, persona: PersonaName, changes: object = {}) =>
  platform.runAs(persona, openTicket, handlers.openTicket, { ...input, ...changes });

const opened = ({ db }: TestPlatform) => db.tickets.list(({ title }) => title === words.title);

/** As a platform that keeps no field it does not know. */
function forgetMarks({ db }: TestPlatform): void {
  for (const { id } of db.tickets.list()) db.tickets.change(id, { configuration: {} });
}

test('a new ticket is in progress, open from now, without an end or answers (TICKET-21, TICKET-42)', async () => {
  const platform = createTestPlatform();
  expect((await open(platform, 'rinaldi')).status).toBe(200);
  expect(opened(platform)).toMatchObject([
    { owner: 'pt-rinaldi', status: 'in corso', open_date: 1_795_424_400, closed_date: null, response: [], ...words },
  ]);
});

test.each([
  ['giulia', {}],
  ['rinaldi', { receive_call: true }],
] as const)(
  'the platform is given the words, and of %s alone a professional’s wish to be called (TICKET-17, TICKET-18, TICKET-44, TICKET-45)',
  async (persona, wish) => {
    const { context, sentTo } = observeCalls(createTestPlatform(), persona);
    await runOperation(openTicket, handlers.openTicket, context, input);
    const act = expect.stringMatching(/^key-open-1\.[a-z0-9]+$/);
    expect(sentTo('addTicket').map(({ body }) => body)).toEqual([
      {
        private_token: personas[persona].privateToken,
        ticket: { ...words, ...wish, response: [], configuration: { act } },
        generate_alerts: true,
      },
    ]);
  },
);

test('two presses, two tabs and a retry open one ticket, and answer the same', async () => {
  const platform = createTestPlatform();
  const answers = await Promise.all([open(platform, 'giulia'), open(platform, 'giulia')]);
  answers.push(await open(platform, 'giulia'));
  expect(opened(platform)).toHaveLength(1);
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ ticket: opened(platform)[0]?.id }));
});

test('the same words under another key are another ticket', async () => {
  const platform = createTestPlatform();
  await open(platform, 'giulia');
  await open(platform, 'giulia', { idempotencyKey: 'key-open-2' });
  expect(opened(platform)).toHaveLength(2);
});

test.each<[Fault, object]>([
  ['connection-lost-after', { status: 200 }],
  ['empty-body', { status: 200 }],
  ['success-without-effect', { status: 502, body: { outcomeUnknown: true } }],
  ['connection-lost-before', { status: 503, body: { outcomeUnknown: true } }],
])(
  'a write that meets %s is told as what a reading shows, and logged when it failed (TICKET-22, LEG-76)',
  async (fault, answer) => {
    const platform = createTestPlatform();
    platform.faults.set('addTicket', [fault]);
    expect(await open(platform, 'giulia')).toMatchObject(answer);
    const failed = platform.logged.filter(({ level }) => level === 'error');
    expect(failed).toHaveLength('body' in answer ? 1 : 0);
    platform.faults.set('addTicket', []);
    expect((await open(platform, 'giulia')).status).toBe(200);
    expect(opened(platform)).toHaveLength(1);
  },
);

test('where no mark is kept, the same words of today are not written twice: nobody knows whose they are', async () => {
  const platform = createTestPlatform();
  await open(platform, 'giulia');
  forgetMarks(platform);
  expect(await open(platform, 'giulia')).toMatchObject({ status: 502, body: { outcomeUnknown: true } });
  expect(opened(platform)).toHaveLength(1);
  platform.advance(dayMs);
  expect((await open(platform, 'giulia')).status).toBe(200);
  expect(opened(platform)).toHaveLength(2);
});
