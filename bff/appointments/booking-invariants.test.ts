import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { bookAppointment, cancelAppointment, confirmAppointment } from '#contracts/appointments/appointments.api';
import type { EventRow } from '#mocks/db/rows';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

fc.configureGlobal({ seed: 20261123 });

const therapist = fc.constantFrom('rinaldi', 'serafini');
const patient = fc.constantFrom('giulia', 'marco');
/** Few days, hours and acts, so that wishes meet. */
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('book' as const),
      therapist,
      patient,
      kind: fc.constantFrom('introductory-talk', 'introductory-talk', 'single', 'couple'),
      hour: fc.integer({ min: 9, max: 12 }),
      half: fc.boolean(),
      slots: fc.integer({ min: 1, max: 4 }),
      key: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('confirm' as const), patient, which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), therapist, which: fc.nat(20) }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
/** Acts of one round are sent at once, each round after the one before. */
const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 7 });

test('whatever therapists and patients do, at once or one after the other, nobody is in two places and no pair has two first talks (APPT-26, APPT-29, APPT-34, APPT-38)', async () => {
  let booked = 0;
  await fc.assert(
    fc.asyncProperty(rounds, async (played) => {
      const platform = emptyPlatform();
      for (const round of played) {
        const answers = await Promise.all(round.map((one) => perform(platform, one)));
        expect(answers.every(({ status }) => status < 500)).toBe(true);
        const held = platform.db.events.list(({ configuration }) => configuration.status !== 'denied');
        expect(overlapsIn(held)).toEqual([]);
        expect(pairsWithTwoTalks(held)).toEqual([]);
      }
      const events = platform.db.events.list();
      expect(new Set(events.map(({ resource, configuration }) => `${resource} ${configuration['act']}`)).size).toBe(
        events.length,
      );
      booked += events.length;
    }),
    { numRuns: 30 },
  );
  expect(booked).toBeGreaterThan(30);
}, 60_000);

/** A platform on which both patients have written to both therapists, and nothing is booked. */
function emptyPlatform(): TestPlatform {
  const platform = createTestPlatform();
  for (const { public_token } of platform.db.events.list()) platform.db.events.remove(public_token);
  platform.db.chats.put({
    public_token: 'chat-marco-serafini',
    name: 'Marco Ferri - Chiara Serafini',
    participants: ['pt-marco', 'pt-serafini'],
    admin_list: [],
  });
  return platform;
}

async function perform(platform: TestPlatform, wish: Act) {
  if (wish.does === 'book') {
    const { kind, hour, half, slots, key } = wish;
    const time = `${String(hour).padStart(2, '0')}:${half ? '30' : '00'}`;
    const input = {
      kind,
      time,
      slots,
      title: 'Seduta',
      date: '2027-03-10',
      patient: `pt-${wish.patient}`,
      act: `act-number-${key}`,
    };
    return platform.runAs(wish.therapist, bookAppointment, handleBookAppointment, input);
  }
  const events = platform.db.events.list();
  const appointment = events[wish.which % Math.max(1, events.length)]?.public_token ?? 'event-nobody';
  return wish.does === 'confirm'
    ? platform.runAs(wish.patient, confirmAppointment, handleConfirmAppointment, { appointment })
    : platform.runAs(wish.therapist, cancelAppointment, handleCancelAppointment, { appointment });
}

function overlapsIn(events: readonly EventRow[]): string[] {
  return events.flatMap((one, index) =>
    events
      .slice(index + 1)
      .filter((other) => one.resource === other.resource)
      .filter((other) => one.start_timestamp < other.end_timestamp && other.start_timestamp < one.end_timestamp)
      .map((other) => `${one.public_token} and ${other.public_token}`),
  );
}

function pairsWithTwoTalks(events: readonly EventRow[]): string[] {
  const pairs = events
    .filter(({ name }) => name === 'small talk')
    .map(({ resource, targets }) => `${resource} ${targets[0]}`);
  return pairs.filter((pair, index) => pairs.indexOf(pair) !== index);
}
