import { describe, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { detailFrom, newestFirst, summaryFrom } from '#bff/tickets/ticket-mapping';
import type { OperationOutput } from '#contracts/kernel/operation';
import { listTickets, readTicket } from '#contracts/tickets/tickets.api';
import { legacyTicket } from '#contracts/tickets/tickets.legacy';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

async function listed(platform: TestPlatform, persona: PersonaName) {
  const { body } = await platform.runAs(persona, listTickets, handlers.listTickets, {});
  return (body as { value: OperationOutput<typeof listTickets> }).value;
}

const read = (platform: TestPlatform, persona: PersonaName, ticket: string) =>
  platform.runAs(persona, readTicket, handlers.readTicket, { ticket });

test.each([
  ['giulia', ['7c41e09b', '31d8c6ea', 'a90f35d2']],
  ['rinaldi', ['5be2d714', 'e7759b30', 'c02a7f61']],
  ['sara', []],
] as const)('%s is given their own tickets, the newest first (TICKET-01, TICKET-13)', async (persona, ids) => {
  const { tickets } = await listed(createTestPlatform(), persona);
  expect(tickets.map(({ id }) => id)).toEqual(ids);
});

test('what waits to be read is counted per ticket and in all; own comments never count (TICKET-09)', async () => {
  const { tickets, unread } = await listed(createTestPlatform(), 'giulia');
  expect(tickets.map((ticket) => ticket.unread)).toEqual([1, 0, 0]);
  expect(unread).toBe(1);
});

test('returns a ticket with its whole history, days in Rome, dates from seconds (TICKET-40, TICKET-41, TICKET-43)', async () => {
  const { body } = await read(createTestPlatform(), 'giulia', 'a90f35d2');
  expect((body as { value: unknown }).value).toMatchObject({
    id: 'a90f35d2',
    status: 'chiusa',
    openedAt: '2026-09-22T19:40:00.000Z',
    closedAt: '2026-09-26T08:05:00.000Z',
    responses: [
      { fromSupport: true, date: '2026-09-23', seen: true },
      { fromSupport: false, date: '2026-09-26', text: 'Sparito questa mattina. Grazie, mi ero preoccupata.' },
      { fromSupport: true, date: '2026-09-26' },
    ],
  });
});

test.each([true, false])('returns a reply whose `seen` is %s as the platform stores it (TICKET-43)', (seen) => {
  const reply = { is_admin: true, text: 'Eccoci', date: '23/11/2026', seen };
  expect(detailFrom(legacyTicket.parse({ id: 'a', response: [reply] })).responses).toEqual([
    { fromSupport: true, text: 'Eccoci', date: '2026-11-23', seen },
  ]);
});

test.each(['5be2d714', 'nessuna'])(
  'the ticket %s of somebody else, or of nobody, is not found (TICKET-38)',
  async (id) => {
    expect(await read(createTestPlatform(), 'giulia', id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

describe('what a platform writes oddly', () => {
  const odd = legacyTicket.parse({
    ...{ id: 17, title: null, status: 'riaperta', open_date: 'ieri', closed_date: '0' },
    response: { 0: { is_admin: '1', text: 'Eccoci', date: 'oggi', seen: '0' }, 1: { is_admin: '0' } },
  });

  test('is told as unknown, never as a state or a date (TICKET-41)', () => {
    expect(summaryFrom(odd)).toEqual({
      ...{ id: '17', title: '', status: null, openedAt: null, closedAt: null, unread: 1 },
    });
  });

  test('costs a response nobody can read, not the ticket', () => {
    expect(detailFrom(odd).responses).toEqual([{ fromSupport: true, text: 'Eccoci', date: null, seen: false }]);
  });

  test('comes last in the list when it has no date', () => {
    const dated = summaryFrom(legacyTicket.parse({ id: 'a', open_date: 1_700_000_000 }));
    expect(newestFirst([summaryFrom(odd), dated]).map(({ id }) => id)).toEqual(['a', '17']);
  });
});
