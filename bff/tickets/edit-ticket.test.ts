import { describe, expect, test } from 'vitest';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { handlers } from '#bff/operations';
import { type OperationHandler, runOperation } from '#bff/run-operation';
import type { Operation } from '#contracts/kernel/operation';
import { commentTicket, markTicketSeen } from '#contracts/tickets/tickets.api';
import type { TicketRow } from '#mocks/db/ticket-row';
import type { Fault } from '#mocks/engine/faults';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';
import { whileCalling } from '#mocks/testing/while-calling';
import { addReply } from '#mocks/tickets/support-desk';

const ticket = '7c41e09b';
const input = { ticket, text: 'Ricevuta, grazie.', idempotencyKey: 'key-comment-1' };

const comment = (platform: TestPlatform, changes: object = {}) =>
  platform.runAs('giulia', commentTicket, handlers.commentTicket, { ...input, ...changes });
const markSeen = (platform: TestPlatform, id = ticket) =>
  platform.runAs('giulia', markTicketSeen, handlers.markTicketSeen, { ticket: id });

function stored({ db }: TestPlatform, id = ticket): TicketRow {
  const row = db.tickets.get(id);
  if (!row) throw new Error(`${id} is gone.`);
  return row;
}

const saidIn = (platform: TestPlatform) => stored(platform).response.map(({ text }) => text);
const firstReply = stored(createTestPlatform()).response[0]?.text;

/** Gives the ticket fields that no contract names, in itself and in its first response. */
function addUnknownFields({ db }: TestPlatform): void {
  const { response } = stored({ db } as TestPlatform);
  const marked = response.map((row) => ({ ...row, operator: 'Paola' }));
  db.tickets.change(ticket, { priority: 'alta', response: marked } as Partial<TicketRow>);
}

/** The platform takes the change, and then no longer answers a reading. */
const failReadingAfter = (platform: TestPlatform, fault: Fault) => (call: string, moment: string) => {
  if (call === 'editTicket' && moment === 'after') platform.faults.set('listTickets', [fault]);
};

/** Giulia's context on a platform that keeps this one ticket in any form. */
function withTicket(first: object) {
  let ticket = first;
  const transport: LegacyTransport = ({ call, body = '' }) => {
    if (call === 'editTicket') ({ ticket } = JSON.parse(body));
    return Promise.resolve({ status: 200, body: new TextEncoder().encode(JSON.stringify({ tickets: [ticket] })) });
  };
  const context = createTestPlatform().contextFor('giulia');
  return { context: { ...context, legacy: context.legacy.over(() => transport) }, kept: () => ticket };
}

describe('a comment', () => {
  test('is added at the end as unseen, with today’s date, and the ticket waits for the team (TICKET-33, TICKET-43)', async () => {
    const platform = createTestPlatform();
    expect((await comment(platform)).status).toBe(200);
    const { status, response } = stored(platform);
    expect(status).toBe('attesa operatore');
    expect(response.at(-1)).toEqual({
      ...{ is_admin: false, text: input.text, date: '23/11/2026', seen: false },
      act: expect.stringMatching(/^key-comment-1\./),
    });
  });

  test('is sent with the whole ticket as it was read, what nobody here knows too, and an alert (TICKET-44, TICKET-45, LEG-74)', async () => {
    const platform = createTestPlatform();
    addUnknownFields(platform);
    const { configuration: _empty, response, ...fields } = stored(platform);
    const { context, sentTo } = observeCalls(platform, 'giulia');
    await runOperation(commentTicket, handlers.commentTicket, context, input);
    const ticketSent = { ...fields, status: 'attesa operatore', response: [...response, { text: input.text }] };
    expect(sentTo('editTicket')).toMatchObject([{ body: { generate_alerts: true, ticket: ticketSent } }]);
    expect(stored(platform)).toMatchObject({ priority: 'alta', response: [{ operator: 'Paola' }, {}] });
  });

  test('is written once, however often it is sent, and another one beside it', async () => {
    const platform = createTestPlatform();
    const other = { text: 'Un’altra cosa.', idempotencyKey: 'key-comment-2' };
    await Promise.all([comment(platform), comment(platform), comment(platform, other)]);
    await comment(platform);
    expect(saidIn(platform).toSorted()).toEqual([firstReply, input.text, other.text].toSorted());
  });

  test.each(['CHIUSA', 'chiuso', 2, { code: 'x' }])(
    'reaches a ticket whose status %j nobody can read, and leaves the status as it is',
    async (status) => {
      const { context, kept } = withTicket({ ...stored(createTestPlatform()), status });
      expect(await runOperation(commentTicket, handlers.commentTicket, context, input)).toMatchObject({ status: 200 });
      expect(kept()).toMatchObject({ status, response: [{}, { text: input.text }] });
    },
  );

  test.each([undefined, null, ''])(
    'has a ticket without a status (%j) wait for the team (TICKET-33)',
    async (status) => {
      const platform = createTestPlatform();
      platform.db.tickets.change(ticket, { status } as never);
      await comment(platform);
      expect(stored(platform).status).toBe('attesa operatore');
    },
  );

  test('is refused on a closed ticket, unless it was written before that (TICKET-32)', async () => {
    const platform = createTestPlatform();
    await comment(platform);
    platform.db.tickets.change(ticket, { status: 'chiusa' });
    expect((await comment(platform)).status).toBe(200);
    const answer = await comment(platform, { text: 'E ancora.', idempotencyKey: 'key-comment-2' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'ticket_closed' } });
    expect(stored(platform)).toMatchObject({ status: 'chiusa', response: [{}, { text: input.text }] });
  });

  test.each<[Fault, object]>([
    ['connection-lost-after', { status: 200 }],
    ['success-without-effect', { status: 502, body: { outcomeUnknown: true } }],
    ['connection-lost-before', { status: 503, body: { outcomeUnknown: true } }],
    ['status-500', { status: 503, body: { outcomeUnknown: true } }],
  ])(
    'that meets %s is told as what a reading shows, and logged when it failed (TICKET-22, LEG-76)',
    async (fault, answer) => {
      const platform = createTestPlatform();
      platform.faults.set('editTicket', [fault]);
      expect(await comment(platform)).toMatchObject(answer);
      expect(platform.logged.filter(({ level }) => level === 'error')).toHaveLength('body' in answer ? 1 : 0);
      platform.faults.set('editTicket', []);
      expect((await comment(platform)).status).toBe(200);
      expect(saidIn(platform)).toEqual([firstReply, input.text]);
    },
  );

  test.each<[Fault, number]>([
    ['status-500', 503],
    ['html-page', 502],
    ['connection-lost-before', 503],
  ])('that is written and that no reading shows (%s) is never told as not written', async (fault, status) => {
    const platform = createTestPlatform();
    const ask = whileCalling(platform, failReadingAfter(platform, fault));
    const answer = await ask(commentTicket, handlers.commentTicket, input);
    expect(answer).toMatchObject({ status, body: { outcomeUnknown: true } });
    expect(saidIn(platform)).toEqual([firstReply, input.text]);
  });

  test('that only the second reading shows is told as written', async () => {
    const platform = createTestPlatform();
    let wasWritten = false;
    let readings = 0;
    const ask = whileCalling(platform, (call, moment) => {
      if (call === 'editTicket' && moment === 'after') wasWritten = true;
      if (call !== 'listTickets' || moment !== 'before' || !wasWritten) return;
      readings += 1;
      platform.faults.set('listTickets', readings === 1 ? ['html-page'] : []);
    });
    expect(await ask(commentTicket, handlers.commentTicket, input)).toMatchObject({ status: 200 });
    expect(readings).toBe(2);
  });

  test('on a platform that keeps no mark is not written twice: nobody knows whose the same words are', async () => {
    const platform = createTestPlatform();
    const forget = (call: string, moment: string) => {
      if (call !== 'editTicket' || moment !== 'after') return;
      const response = stored(platform).response.map((row) => ({ ...row, act: undefined }));
      platform.db.tickets.change(ticket, { response });
    };
    const ask = whileCalling(platform, forget);
    expect(await ask(commentTicket, handlers.commentTicket, input)).toMatchObject({ status: 200 });
    expect(await ask(commentTicket, handlers.commentTicket, input)).toMatchObject({ body: { outcomeUnknown: true } });
    expect(saidIn(platform)).toEqual([firstReply, input.text]);
  });

  test('is not written where the history cannot be read: it would be gone', async () => {
    const platform = createTestPlatform();
    const asText = { ...stored(platform), response: 'storico.html' };
    const { context, sentTo } = observeCalls(platform, 'giulia', { listTickets: { tickets: [asText] } });
    const answer = await runOperation(commentTicket, handlers.commentTicket, context, input);
    expect(answer).toMatchObject({ status: 502, body: { code: 'legacy_unreadable' } });
    expect(sentTo('editTicket')).toEqual([]);
  });
});

describe('what the team writes meanwhile', () => {
  const reply = 'La stiamo cercando.';

  test('before a comment leaves, although its page has not read it, stands beside it', async () => {
    const platform = createTestPlatform();
    const seenByPage = saidIn(platform);
    addReply(platform, ticket, reply);
    await comment(platform);
    expect(saidIn(platform)).toEqual([...seenByPage, reply, input.text]);
  });

  test('over a comment, from an older copy of the ticket, does not cost the comment', async () => {
    const platform = createTestPlatform();
    const olderCopy = stored(platform);
    let isOverwritten = false;
    const ask = whileCalling(platform, (call, moment) => {
      if (call !== 'editTicket' || moment !== 'after' || isOverwritten) return;
      isOverwritten = true;
      platform.db.tickets.put(olderCopy);
      addReply(platform, ticket, reply);
    });
    expect(await ask(commentTicket, handlers.commentTicket, input)).toMatchObject({ status: 200 });
    expect(saidIn(platform)).toEqual([firstReply, reply, input.text]);
  });

  test('over every attempt is told, and nothing is said to be done', async () => {
    const platform = createTestPlatform();
    let replies = 0;
    const ask = whileCalling(platform, (call, moment) => {
      if (call !== 'editTicket' || moment !== 'after') return;
      replies += 1;
      const response = stored(platform).response.filter(({ is_admin }) => is_admin);
      platform.db.tickets.change(ticket, { response });
      addReply(platform, ticket, `Risposta ${replies}`);
    });
    expect(await ask(commentTicket, handlers.commentTicket, input)).toMatchObject({
      status: 409,
      body: { code: 'changed_elsewhere' },
    });
    expect(saidIn(platform)).toEqual([firstReply, 'Risposta 1', 'Risposta 2', 'Risposta 3']);
  });
});

describe('opening a ticket', () => {
  test('marks every reply of the team as seen, and nothing else (TICKET-35)', async () => {
    const platform = createTestPlatform();
    addUnknownFields(platform);
    addReply(platform, ticket, 'Ancora noi.');
    await comment(platform);
    const before = stored(platform);
    expect((await markSeen(platform)).status).toBe(200);
    const seen = before.response.map((row) => (row.is_admin ? { ...row, seen: true } : row));
    expect(stored(platform)).toEqual({ ...before, response: seen });
  });

  test('tells nobody, and writes nothing where all is seen (TICKET-36, TICKET-45)', async () => {
    const platform = createTestPlatform();
    const { context, sentTo } = observeCalls(platform, 'giulia');
    const ask = (id: string) => runOperation(markTicketSeen, handlers.markTicketSeen, context, { ticket: id });
    await ask(ticket);
    expect(sentTo('editTicket').map(({ body }) => body['generate_alerts'])).toEqual([false]);
    await ask(ticket);
    await ask('a90f35d2');
    expect(sentTo('editTicket')).toHaveLength(1);
  });

  test('whose outcome no reading shows is told as not known', async () => {
    const platform = createTestPlatform();
    const ask = whileCalling(platform, failReadingAfter(platform, 'status-500'));
    const answer = await ask(markTicketSeen, handlers.markTicketSeen, { ticket });
    expect(answer).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
  });

  test('while a comment leaves costs neither', async () => {
    const platform = createTestPlatform();
    await Promise.all([
      comment(platform),
      markSeen(platform),
      comment(platform, { text: 'Due.', idempotencyKey: 'key-two-22' }),
    ]);
    expect(saidIn(platform)).toEqual([firstReply, input.text, 'Due.']);
    expect(stored(platform).response[0]?.seen).toBe(true);
  });
});

test.each([
  ['commentTicket', commentTicket, handlers.commentTicket, { ...input, ticket: '5be2d714' }],
  ['markTicketSeen', markTicketSeen, handlers.markTicketSeen, { ticket: '5be2d714' }],
] as const)(
  '%s on somebody else’s ticket is not found, and changes nothing (TICKET-38)',
  async (_name, operation, handler, asked) => {
    const platform = createTestPlatform();
    const before = platform.db.snapshot();
    const answer = await platform.runAs(
      'giulia',
      operation as Operation,
      handler as OperationHandler<Operation>,
      asked,
    );
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(platform.db.snapshot()).toEqual(before);
  },
);
