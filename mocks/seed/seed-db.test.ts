import { describe, expect, test } from 'vitest';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import { isEligible } from '#bff/therapists/eligibility/is-eligible';
import { professionalFrom } from '#bff/therapists/professional-from';
import { dayMs, type Instant, instantFromIso, secondsFromInstant, shiftInstant } from '#contracts/kernel/instant';
import { type LegacyUser, listUsers } from '#contracts/users/users.legacy';
import { createDb } from '#mocks/db/create-db';
import type { EventRow, UserRow } from '#mocks/db/rows';
import { inWeek } from '#mocks/people/moments';
import { cities, notListed, stories } from '#mocks/people/people-data';
import { personas } from '#mocks/personas';
import { seedDb } from '#mocks/seed/seed-db';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

const platform = createTestPlatform();
const { db } = platform;
const professionals = db.users.list(({ public_configuration: { type } }) => type === 'dottore');

async function eligible(): Promise<LegacyUser[]> {
  const { users } = await platform.contextFor(null).legacy.call(listUsers, { type: 'dottore' });
  return users.filter((user) => isEligible(professionalFrom(user), testNow));
}

function biographyOf({ public_configuration: { biografia } }: UserRow): string {
  return biografia ?? '';
}

function mondayEvening(moment: Instant, week: number): number {
  return secondsFromInstant(inWeek(moment, week, { weekday: 0, time: '18:30' }));
}

/** How many rows each table has; invoices depend on the month. */
function rowCounts({ snapshot }: typeof db): Record<string, number> {
  const { invoices: _byMonth, ...tables } = snapshot().tables;
  return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]));
}

describe('the seed', () => {
  test('is the same for the same moment, and moves with it', () => {
    const seededAt = (now: typeof testNow) => {
      const fresh = createDb();
      seedDb(fresh, now);
      return fresh.snapshot();
    };
    expect(seededAt(testNow)).toEqual(seededAt(testNow));
    const later = shiftInstant(testNow, 7 * dayMs);
    const startAt = (snapshot: ReturnType<typeof seededAt>) =>
      snapshot.tables['events']?.find(({ public_token }) => public_token === 'event-giulia-accepted')?.[
        'start_timestamp'
      ];
    expect(startAt(seededAt(later))).toBe(Number(startAt(seededAt(testNow))) + 7 * 86_400);
  });

  test.each(['2026-03-29T00:30:00Z', '2026-10-25T00:30:00Z', '2027-02-28T22:59:59Z', '2026-12-31T23:30:00Z'])(
    'has the same number of rows at any time: %s',
    (iso) => {
      const fresh = createDb();
      seedDb(fresh, instantFromIso(iso));
      expect(rowCounts(fresh)).toEqual(rowCounts(db));
    },
  );

  test('knows the personas by their tokens', () => {
    for (const { publicToken, privateToken, email, userType } of Object.values(personas)) {
      const type = userType === 'patient' ? 'paziente' : 'dottore';
      const row = db.users.get(publicToken);
      expect(row).toMatchObject({ private_token: privateToken, email, public_configuration: { type } });
    }
  });

  test('nobody shares a token, a private token or an address with anybody', () => {
    const users = db.users.list();
    for (const field of ['public_token', 'private_token', 'email'] as const) {
      expect(new Set(users.map((user) => user[field])).size, field).toBe(users.length);
    }
  });
});

describe('the professionals', () => {
  test('are at least sixty whom patients may find, in twelve cities, a third of them Premium', async () => {
    const found = await eligible();
    expect(found.length).toBeGreaterThanOrEqual(60);
    const places = found.map((user) => user.public_configuration.studio_address[0]?.formatted_address ?? '');
    for (const { name } of cities)
      expect(
        places.filter((place) => place.includes(` ${name} `)),
        name,
      ).not.toEqual([]);
    expect(cities).toHaveLength(12);
    const premium = found.filter((user) => professionalFrom(user).published.plan?.type === 'online+studio');
    expect(premium.length / found.length).toBeGreaterThan(0.25);
    expect(premium.length / found.length).toBeLessThan(0.45);
  });

  test('who lack one thing are never found, whatever it is', async () => {
    const tokens = (await eligible()).map(({ public_token }) => public_token);
    const surnames = notListed.map(({ name: [, last] }) => `pt-${last.toLowerCase()}`);
    const hidden = [...surnames, 'pt-bassani', 'pt-serra', 'pt-amministrazione'];
    for (const token of hidden) {
      expect(db.users.get(token), token).toBeDefined();
      expect(tokens, token).not.toContain(token);
    }
    expect(new Set(notListed.map(({ hindrance }) => hindrance)).size).toBe(6);
  });

  test('have prices in steps of five within the ranges of registration', () => {
    const ranges = { single_seat: [40, 140], couple_session: [55, 185], family_session: [50, 185] } as const;
    for (const {
      public_token,
      public_configuration: { prices = {} },
    } of professionals) {
      for (const [kind, [low, high]] of Object.entries(ranges)) {
        const price = Number(prices[kind as keyof typeof ranges] ?? low);
        expect(price >= low && price <= high && price % 5 === 0, `${public_token} ${kind} ${price}`).toBe(true);
      }
    }
  });

  test('each have a biography of their own', () => {
    const biographies = professionals.map(biographyOf).filter((biography) => biography !== '');
    expect(new Set(biographies).size).toBe(biographies.length);
    const openings = biographies.map((biography) => biography.slice(0, 40));
    expect(new Set(openings).size).toBe(openings.length);
  });

  test('are psychologists or psychotherapists, and say so', () => {
    for (const user of professionals) {
      const { role, specialization = [] } = user.public_configuration;
      if (role !== 'psychologist') continue;
      expect(specialization, user.public_token).toEqual([]);
      const claims = biographyOf(user).replaceAll(
        /[^.]*\b(?:non|serva una|serve una|altro)\b[^.]*psicoterap\w+[^.]*\./gi,
        '',
      );
      expect(claims, user.public_token).not.toMatch(/psicoterap|sono .{0,12}terapeut/i);
    }
  });

  test('promise nobody a cure', () => {
    for (const user of professionals) {
      expect(biographyOf(user), user.public_token).not.toMatch(/guari|garanti|risolv|definitiv|100 ?%|miracol/i);
    }
  });
});

describe('the patients', () => {
  test('are sixteen with a life on the platform, beside those of the past', () => {
    expect(stories.length + 3).toBe(16);
    for (const {
      name: [, last],
    } of stories) {
      const token = `pt-${last.toLowerCase()}`;
      expect(
        db.chats.list(({ participants }) => participants.includes(token)),
        token,
      ).not.toEqual([]);
      expect(
        db.events.list(({ targets }) => targets.includes(token)),
        token,
      ).not.toEqual([]);
    }
  });
});

describe('the sessions', () => {
  const now = secondsFromInstant(testNow);
  const status = (token: string) => db.events.get(token)?.configuration.status;
  const startOf = (token: string) => db.events.get(token)?.start_timestamp ?? 0;

  test('are past, about to begin and to come', () => {
    const starts = db.events.list().map(({ start_timestamp }) => start_timestamp);
    expect(starts.filter((start) => start < now).length).toBeGreaterThan(30);
    expect(starts.filter((start) => start > now).length).toBeGreaterThan(8);
    expect(startOf('event-giulia-now') - now).toBeLessThanOrEqual(10 * 60);
  });

  test('of the personas stand where they are looked for', () => {
    expect([status('event-giulia-pending'), status('event-giulia-accepted'), status('event-giulia-past')]).toEqual([
      'pending',
      'accepted',
      'accepted',
    ]);
    expect(startOf('event-giulia-pending')).toBeGreaterThan(now);
    expect(startOf('event-giulia-accepted')).toBeGreaterThan(now);
    expect(startOf('event-giulia-past')).toBeLessThan(now);
    const talksWithMarco = db.events.list(({ targets }) => targets.includes('pt-marco'));
    expect(talksWithMarco).toEqual([]);
  });

  test.each([
    ['a Sunday just before midnight', '2026-11-29T22:52:00Z'],
    ['a Monday just after midnight', '2026-11-29T23:10:00Z'],
    ['a Monday evening', '2026-11-30T17:22:00Z'],
    ['the last minutes of a year', '2026-12-31T22:50:00Z'],
    ['the night that loses an hour', '2027-03-28T00:50:00Z'],
    ['the night that has one twice', '2027-10-31T00:50:00Z'],
    ['a leap day', '2028-02-29T11:00:00Z'],
  ])('of Giulia stand the same at any hour: %s', (_when, iso) => {
    const fresh = createDb();
    const moment = instantFromIso(iso);
    seedDb(fresh, moment);
    const events = fresh.events.list(({ targets }) => targets.includes('pt-giulia'));
    const pending = events
      .filter(({ configuration }) => configuration.status === 'pending')
      .sort((one, other) => one.start_timestamp - other.start_timestamp);
    expect(pending.map(({ public_token }) => public_token)).toEqual(['event-giulia-pending', 'event-giulia-unpaid']);
    expect(pending[0]?.start_timestamp).toBeGreaterThan(secondsFromInstant(moment));
    const start = (token: string) => fresh.events.get(token)?.start_timestamp;
    expect(start('event-giulia-done-8')).toBe(mondayEvening(moment, -1));
    expect(start('event-giulia-accepted')).toBe(mondayEvening(moment, 1));
    const sixWeeksOn = secondsFromInstant(shiftInstant(moment, 42 * dayMs));
    expect(fresh.events.list(({ start_timestamp }) => start_timestamp > sixWeeksOn)).toEqual([]);
  });

  test('of one therapist never overlap, denied ones aside', () => {
    const taken = db.events.list(({ configuration }) => configuration.status !== 'denied');
    const overlaps = (one: EventRow, other: EventRow) =>
      one.resource === other.resource &&
      one.start_timestamp < other.end_timestamp &&
      other.start_timestamp < one.end_timestamp;
    const clashes = taken.filter((one) => taken.some((other) => one !== other && overlaps(one, other)));
    expect(clashes.map(({ public_token }) => public_token)).toEqual([]);
  });
});

describe('the chats', () => {
  test('are told in the order of time, and never from tomorrow', () => {
    for (const { public_token } of db.chats.list()) {
      const times = db.messages.list(({ chat }) => chat === public_token).map((message) => message.creation_timestamp);
      expect(times, public_token).toEqual([...times].sort((one, other) => one - other));
      expect(times.at(-1), public_token).toBeLessThanOrEqual(secondsFromInstant(testNow));
    }
  });

  test('Giulia has unread messages from Dottor Rinaldi, cards among them', () => {
    const unread = db.messages.list(
      ({ chat, owner, seen }) => chat === 'chat-giulia-rinaldi' && owner === 'pt-rinaldi' && !seen,
    );
    expect(unread.map(({ subject }) => subject)).toEqual(['Messaggio', 'Event Notification']);
  });
});

test('every answer about the seed passes its contract without a dropped row', async () => {
  const { transport, log, logged } = createTestPlatform();
  const legacy = createLegacyClient({ transport, log, paths: {}, signal: AbortSignal.timeout(10_000) });
  await legacy.call(listUsers, {});
  expect(logged).toEqual([]);
});
