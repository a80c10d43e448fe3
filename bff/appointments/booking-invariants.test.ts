import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handleBookAppointment } from '#bff/appointments/book-appointment';
import { handleCancelAppointment } from '#bff/appointments/cancel-appointment';
import { handleConfirmAppointment } from '#bff/appointments/confirm-appointment';
import { handleMoveAppointment } from '#bff/appointments/moving/move-appointment';
import {
  type Appointment,
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
} from '#contracts/appointments/appointments.api';
import { instantFromMs, isoFromInstant } from '#contracts/kernel/instant';
import type { EventRow } from '#mocks/db/rows';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { propertyRuns } from '#mocks/testing/property-runs';

const therapist = fc.constantFrom('rinaldi', 'serafini');
const patient = fc.constantFrom('giulia', 'marco');
/** Few hours and few keys, so that attempts collide. */
const time = {
  hour: fc.integer({ min: 9, max: 12 }),
  half: fc.boolean(),
  slots: fc.integer({ min: 1, max: 4 }),
  key: fc.integer({ min: 1, max: 30 }),
};
const attempt = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('book' as const),
      therapist,
      patient,
      kind: fc.constantFrom('introductory-talk', 'introductory-talk', 'single', 'couple'),
      ...time,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('move' as const), which: fc.nat(20), ...time }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('confirm' as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), therapist, which: fc.nat(20) }) },
);
type Attempt = typeof attempt extends fc.Arbitrary<infer Value> ? Value : never;
/** The attempts of a round are sent at once, and the rounds one after the other. */
const rounds = fc.array(fc.array(attempt, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 7 });

test('whatever therapists and patients do, at once or one after the other, nobody is in two places, no pair has two first talks, and no appointment is lost, doubled or other than last told (APPT-26, APPT-38, APPT-44, APPT-51)', async () => {
  const done = { book: 0, move: 0, confirm: 0, cancel: 0 };
  await fc.assert(
    fc.asyncProperty(rounds, async (played) => {
      const platform = emptyPlatform();
      const told: Told = new Map();
      for (const round of played) {
        const answers = await Promise.all(round.map((one) => perform(platform, one)));
        expect(answers.every(({ status }) => status < 500)).toBe(true);
        round.forEach(({ does }, index) => {
          const answer = answers[index];
          if (answer?.status !== 200) return;
          keepInMind(told, does, (answer.body as { appointment: Appointment }).appointment);
          done[does] += 1;
        });
        const events = platform.db.events.list();
        const held = events.filter(({ configuration }) => configuration.status !== 'denied');
        expect(overlapsIn(held)).toEqual([]);
        expect(pairsWithTwoTalks(held)).toEqual([]);
        expect(new Map(events.map(factsIn))).toEqual(told);
        expect(events).toHaveLength(told.size);
      }
    }),
    { numRuns: propertyRuns(60) },
  );
  for (const times of Object.values(done)) expect(times).toBeGreaterThan(10);
}, 60_000);

/** A platform on which both patients have written to both therapists and nothing is booked. */
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

async function perform(platform: TestPlatform, wish: Attempt) {
  if (wish.does === 'book') {
    const { kind, hour, half, slots, key } = wish;
    const input = {
      kind,
      time: clock(hour, half),
      slots,
      title: 'Seduta',
      date: '2027-03-10',
      patient: `pt-${wish.patient}`,
      idempotencyKey: `key-number-${key}`,
    };
    return platform.runAs(wish.therapist, bookAppointment, handleBookAppointment, input);
  }
  const events = platform.db.events.list();
  const seen = events[wish.which % Math.max(1, events.length)];
  if (wish.does === 'move') return move(platform, wish, seen);
  const input = { appointment: seen?.public_token ?? 'event-nobody' };
  if (wish.does === 'cancel') {
    return platform.runAs(wish.therapist, cancelAppointment, handleCancelAppointment, input);
  }
  const invited = seen?.targets[0] === 'pt-marco' ? 'marco' : 'giulia';
  return platform.runAs(invited, confirmAppointment, handleConfirmAppointment, input);
}

function move(platform: TestPlatform, { hour, half, slots, key }: Extract<Attempt, { does: 'move' }>, seen?: EventRow) {
  return platform.runAs(
    seen?.resource === 'pt-serafini' ? 'serafini' : 'rinaldi',
    moveAppointment,
    handleMoveAppointment,
    {
      appointment: seen?.public_token ?? 'event-nobody',
      startsAt: startOf(seen),
      title: 'Seduta',
      date: '2027-03-10',
      time: clock(hour, half),
      slots,
      idempotencyKey: `key-moving-${key}`,
    },
  );
}

/** The last answer about each appointment, by the first token it had. */
type Told = Map<string, { startsAt: string; status: Appointment['status'] }>;

const statusesInTurn = ['pending', 'accepted', 'denied'] as const;

/**
 * The bookings and moves of a round take effect in the order they were sent; confirming and cancelling do not change
 * times.
 */
function keepInMind(told: Told, does: Attempt['does'], { token, movedFrom, startsAt, status }: Appointment): void {
  const first = movedFrom[0] ?? token;
  const before = told.get(first) ?? { startsAt, status };
  told.set(first, {
    startsAt: does === 'book' || does === 'move' ? startsAt : before.startsAt,
    status: statusesInTurn.findLast((one) => one === status || one === before.status) ?? status,
  });
}

function factsIn(event: EventRow): [string, { startsAt: string; status: Appointment['status'] }] {
  const { configuration, public_token } = event;
  const [first = public_token] = (configuration['moved_from'] ?? []) as string[];
  return [first, { startsAt: startOf(event), status: configuration.status }];
}

function startOf(event: EventRow | undefined): string {
  return isoFromInstant(instantFromMs((event?.start_timestamp ?? 0) * 1000));
}

function clock(hour: number, half: boolean): string {
  return `${String(hour).padStart(2, '0')}:${half ? '30' : '00'}`;
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
