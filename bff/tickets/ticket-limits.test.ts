import { describe, expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { transportLimits } from '#bff/server/transport/transport-limits';
import { heaviestTickets } from '#bff/tickets/tickets-room';
import { hourMs } from '#contracts/kernel/instant';
import { commentTicket, listTickets, markTicketSeen, mostResponses, openTicket } from '#contracts/tickets/tickets.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { whileCalling } from '#mocks/testing/while-calling';
import { addReply } from '#mocks/tickets/support-desk';

const ticket = '7c41e09b';

const open = (platform: TestPlatform, number: number, as: PersonaName = 'giulia') =>
  platform.runAs(as, openTicket, handlers.openTicket, {
    ...{ title: `Ticket ${number}`, description: 'Come si fa?', receiveCall: false },
    idempotencyKey: `key-of-ticket-${number}`,
  });

const comment = (platform: TestPlatform, number: number) =>
  platform.runAs('giulia', commentTicket, handlers.commentTicket, {
    ...{ ticket, text: `Commento ${number}` },
    idempotencyKey: `key-of-comment-${number}`,
  });

/** Writes as often as it may be done at once, and once more. */
async function exhaust(write: (number: number) => Promise<{ status: number }>, limit: number) {
  for (let number = 1; number <= limit; number += 1) expect(await write(number)).toMatchObject({ status: 200 });
  const body = { code: 'too_many_attempts', details: { retryAfterSeconds: 3_600 } };
  expect(await write(limit + 1)).toMatchObject({ status: 429, body });
}

test('one account opens ten tickets in an hour; a retry is none, and nobody else is held up', async () => {
  const platform = createTestPlatform();
  const before = platform.db.tickets.list().length;
  await exhaust((number) => open(platform, number), 10);
  expect(platform.db.tickets.list()).toHaveLength(before + 10);
  expect(await open(platform, 10)).toMatchObject({ status: 200 });
  expect(await open(platform, 1, 'marco')).toMatchObject({ status: 200 });
  platform.advance(hourMs);
  expect(await open(platform, 11)).toMatchObject({ status: 200 });
});

test('one account writes sixty comments in an hour; a retry is none', async () => {
  const platform = createTestPlatform();
  await exhaust((number) => comment(platform, number), 60);
  expect(await comment(platform, 60)).toMatchObject({ status: 200 });
  platform.advance(hourMs);
  expect(await comment(platform, 61)).toMatchObject({ status: 200 });
});

test('a comment that is written again, because an older copy of its ticket undid it, counts once', async () => {
  const platform = createTestPlatform();
  const olderCopy = platform.db.tickets.get(ticket);
  if (!olderCopy) throw new Error(`${ticket} is gone.`);
  let written = 0;
  const ask = whileCalling(platform, (call, moment) => {
    if (call !== 'editTicket' || moment !== 'after') return;
    written += 1;
    if (written > 1) return;
    platform.db.tickets.put(olderCopy);
    addReply(platform, ticket, 'La stiamo cercando.');
  });
  await exhaust(
    (number) =>
      ask(commentTicket, handlers.commentTicket, {
        ticket,
        text: `Commento ${number}`,
        idempotencyKey: `key-of-comment-${number}`,
      }),
    60,
  );
  expect(written).toBe(61);
});

test('a ticket that holds as many responses as it takes refuses another, and stays as it is', async () => {
  const platform = createTestPlatform();
  const reply = { is_admin: true, text: 'Ci siamo.', date: '23/11/2026', seen: true };
  platform.db.tickets.change(ticket, { response: Array.from({ length: mostResponses - 1 }, () => reply) });
  expect(await comment(platform, 1)).toMatchObject({ status: 200 });
  expect(await comment(platform, 2)).toMatchObject({ status: 422, body: { code: 'ticket_full' } });
  expect(platform.db.tickets.get(ticket)?.response).toHaveLength(mostResponses);
  expect(await comment(platform, 1)).toMatchObject({ status: 200 });
});

describe('tickets that together are as heavy as they may be', () => {
  /** A platform on which Giulia's tickets weigh that much, by the text of one reply. */
  function withTicketsOf(bytes: number): TestPlatform {
    const platform = createTestPlatform();
    const own = () => platform.db.tickets.list(({ owner }) => owner === 'pt-giulia');
    const weight = () => new TextEncoder().encode(JSON.stringify(own())).length;
    const reply = (text: string) => ({ is_admin: true, text, date: '23/11/2026', seen: true });
    platform.db.tickets.change(ticket, { response: [reply('')] });
    // A sign of three bytes, so that bytes are counted and not letters.
    platform.db.tickets.change(ticket, { response: [reply('€'.repeat((bytes - weight()) / 3))] });
    return platform;
  }

  test('take no other, and stay as they are', async () => {
    const platform = withTicketsOf(heaviestTickets + 1_000);
    const before = platform.db.tickets.list();
    for (const write of [open, comment]) {
      expect(await write(platform, 1)).toMatchObject({ status: 422, body: { code: 'tickets_full' } });
    }
    expect(platform.db.tickets.list()).toEqual(before);
    expect(await open(platform, 1, 'marco')).toMatchObject({ status: 200 });
  });

  test('take what comes before it, and know it again afterwards', async () => {
    for (const write of [open, comment]) {
      const platform = withTicketsOf(heaviestTickets - 500);
      expect(await write(platform, 1)).toMatchObject({ status: 200 });
      for (let number = 2; number <= 6; number += 1) await write(platform, number);
      expect(await write(platform, 7)).toMatchObject({ status: 422, body: { code: 'tickets_full' } });
      expect(await write(platform, 1)).toMatchObject({ status: 200 });
    }
  });

  test('are read, and marked as seen, all the same', async () => {
    const platform = withTicketsOf(heaviestTickets + 1_000);
    expect(await platform.runAs('giulia', listTickets, handlers.listTickets, {})).toMatchObject({ status: 200 });
    const seen = await platform.runAs('giulia', markTicketSeen, handlers.markTicketSeen, { ticket });
    expect(seen).toMatchObject({ status: 200 });
  });

  test('stay within what is taken of an answer, also as the longest text PHP makes of them', () => {
    expect(heaviestTickets * 6).toBeLessThan(transportLimits.maxAnswerBytes);
  });
});
