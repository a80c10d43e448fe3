import { expect, test } from 'vitest';
import { handleListReviewStatuses } from '#bff/reviews/list-review-statuses';
import { dayMs } from '#contracts/kernel/instant';
import type { OperationOutput } from '#contracts/kernel/operation';
import { listReviewStatuses } from '#contracts/reviews/reviews.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

test('each therapist the patient had sessions with, the last session first, with the state of its review (RATE-05, RATE-06)', async () => {
  expect(await statuses(createTestPlatform())).toEqual({
    publicName: 'Giulia M.',
    statuses: [
      {
        therapist: 'pt-rinaldi',
        therapistName: 'Andrea Rinaldi',
        appointment: 'event-giulia-done-8',
        heldAt: '2026-11-16T18:30:00.000Z',
        sessionsHeld: 8,
        hasReviewed: false,
        hasReviewedLast: false,
      },
      {
        therapist: 'pt-galbiati',
        therapistName: 'Stefano Galbiati',
        appointment: 'event-giulia-earlier-2',
        heldAt: '2026-06-11T18:00:00.000Z',
        sessionsHeld: 2,
        hasReviewed: true,
        hasReviewedLast: false,
      },
    ],
  });
});

test('introductory talks, sessions cancelled, pending or to come are none that could be reviewed (RATE-10, RATE-14)', async () => {
  const platform = createTestPlatform();
  platform.advance(30 * dayMs);
  const { statuses: later } = await statuses(platform);
  // The session about to begin and the accepted one were held meanwhile; the pending one and Serafini's talk were not.
  expect(later.map(({ therapist, sessionsHeld }) => [therapist, sessionsHeld])).toEqual([
    ['pt-rinaldi', 10],
    ['pt-galbiati', 2],
  ]);
});

test('a session counts from the moment it is over, couples’ as well (RATE-14)', async () => {
  const platform = createTestPlatform();
  const event = platform.db.events.get('event-giulia-accepted');
  const over = platform.now() / 1000 - 1;
  if (event) platform.db.events.put({ ...event, name: 'couple', start_timestamp: over - 3600, end_timestamp: over });
  expect((await statuses(platform)).statuses[0]).toMatchObject({ appointment: event?.public_token, sessionsHeld: 9 });
  platform.db.events.change('event-giulia-accepted', { end_timestamp: over + 1 });
  expect((await statuses(platform)).statuses[0]).toMatchObject({ sessionsHeld: 8 });
});

test('a review of another patient is not the reader’s (RATE-05)', async () => {
  const platform = createTestPlatform();
  const profile = platform.db.users.get('pt-rinaldi')?.public_configuration;
  expect(profile?.rating?.length).toBeGreaterThan(0);
  expect((await statuses(platform)).statuses[0]).toMatchObject({ hasReviewed: false });
});

test('who has had no session is asked nothing (RATE-05)', async () => {
  expect(await statuses(createTestPlatform(), 'sara')).toEqual({ publicName: 'Sara L.', statuses: [] });
});

test('a therapist the platform does not tell of is left out, so that nobody is asked on a guess', async () => {
  const platform = createTestPlatform();
  platform.db.users.remove('pt-rinaldi');
  const { statuses: known } = await statuses(platform);
  expect(known.map(({ therapist }) => therapist)).toEqual(['pt-galbiati']);
});

test('therapists and visitors are refused (RATE-04)', async () => {
  const platform = createTestPlatform();
  expect(await ask(platform, 'rinaldi')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await ask(platform, null)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
});

test.each([
  { call: 'listEvents', fault: 'status-500', status: 503 },
  { call: 'listUsers', fault: 'html-page', status: 502 },
] as const)('with $call failing by $fault nothing is guessed', async ({ call, fault, status }) => {
  const platform = createTestPlatform();
  platform.faults.set(call, [fault]);
  expect(await ask(platform, 'giulia')).toMatchObject({ status });
});

async function statuses(platform: TestPlatform, reader: PersonaName = 'giulia') {
  const { body } = await ask(platform, reader);
  return body as OperationOutput<typeof listReviewStatuses>;
}

function ask(platform: TestPlatform, reader: PersonaName | null) {
  return platform.runAs(reader, listReviewStatuses, handleListReviewStatuses, {});
}
