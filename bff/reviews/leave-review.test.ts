import { expect, test } from 'vitest';
import { createLegacyClient } from '#bff/legacy/legacy-client';
import type { LegacyTransport } from '#bff/legacy/legacy-transport';
import { handleLeaveReview } from '#bff/reviews/leave-review';
import { handleListReviewStatuses } from '#bff/reviews/list-review-statuses';
import { handleTherapistDetail } from '#bff/therapists/therapist-detail';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { leaveReview } from '#contracts/reviews/reviews.api';
import type { PersonaName } from '#mocks/personas';
import type { ReceivedCall } from '#mocks/platform';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const input = { appointment: 'event-giulia-done-8', rating: 5, text: ' Mi sono sentita ascoltata. ' };

test('a review reaches the platform as rating, text and event, and stands with the therapist (LEG-10, RATE-13, RATE-14)', async () => {
  const { platform, ratings } = setUp();
  expect(await leave(platform)).toEqual({ status: 200, body: {} });
  expect(ratings).toMatchObject([{ method: 'POST', path: '/php/custom.php/rating' }]);
  expect(ownReviewsIn(platform)).toEqual([
    {
      owner: 'pt-giulia',
      created_at: secondsFromInstant(testNow),
      count: 8,
      rating: 5,
      description: 'Mi sono sentita ascoltata.',
    },
  ]);
});

test('the platform is given the token, the stars, the words and the event, and nothing else (LEG-11)', async () => {
  const { context, sentTo } = observeCalls(createTestPlatform(), 'giulia');
  await handleLeaveReview(context, { ...input, text: 'Grazie.' });
  expect(sentTo('rate').map(({ body }) => body)).toEqual([
    { private_token: 'secret-giulia', rate: 5, text: 'Grazie.', event_pt: 'event-giulia-done-8' },
  ]);
});

test('a comment may be left out (RATE-02)', async () => {
  const { platform } = setUp();
  expect(await leave(platform, { text: '' })).toMatchObject({ status: 200 });
  expect(ownReviewsIn(platform)).toMatchObject([{ description: '' }]);
});

test('the therapist’s page shows the new review at once, under first name and initial (RATE-16)', async () => {
  const { platform } = setUp();
  const context = platform.contextFor('giulia');
  const before = await handleTherapistDetail(context, { therapist: 'pt-rinaldi' });
  await handleLeaveReview(context, { ...input, rating: 1 });
  const after = await handleTherapistDetail(context, { therapist: 'pt-rinaldi' });
  expect(after.reviews).toHaveLength(before.reviews.length + 1);
  expect(after.reviews[0]).toMatchObject({ reviewer: 'Giulia M.', rating: 1, sessions: 8 });
  expect(after.rating?.average).toBeLessThan(before.rating?.average ?? 0);
});

test('what is left is known afterwards, and after another session a review may be left again (RATE-06, RATE-08)', async () => {
  const { platform } = setUp();
  await leave(platform);
  const [rinaldi] = await statusesIn(platform);
  expect(rinaldi).toMatchObject({ hasReviewed: true, hasReviewedLast: true });
  expect(await leave(platform, { appointment: 'event-giulia-earlier-2' })).toMatchObject({ status: 200 });
  expect(ownReviewsIn(platform, 'pt-galbiati').map(({ count }) => Number(count))).toEqual([1, 2]);
});

test('an introductory talk is not reviewed, and nothing is sent (RATE-10)', async () => {
  const { platform, rated } = setUp();
  const answer = await leave(platform, { appointment: 'event-giulia-past' });
  expect(answer).toMatchObject({ status: 422, body: { code: 'reviews_limited' } });
  expect(rated()).toBe(0);
});

test.each([
  { what: 'one to come', appointment: 'event-giulia-accepted' },
  { what: 'one that waits for an answer', appointment: 'event-giulia-unpaid' },
  { what: 'one that was cancelled', appointment: 'event-giulia-denied' },
])('$what has not been held, and nothing is sent', async ({ appointment }) => {
  const { platform, rated } = setUp();
  expect(await leave(platform, { appointment })).toMatchObject({ status: 409, body: { code: 'not_held' } });
  expect(rated()).toBe(0);
});

test('a stranger’s session and one there is not are not found alike', async () => {
  const { platform, rated } = setUp();
  const answers = [await leave(platform, {}, 'sara'), await leave(platform, { appointment: 'event-nobody' })];
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
  }
  expect(rated()).toBe(0);
});

test('a session in which the reader is the therapist is not theirs to review (RATE-04)', async () => {
  const { platform, rated } = setUp();
  const { configuration } = platform.db.events.get('event-giulia-done-8') ?? {};
  if (!configuration) throw new Error('The session is not there.');
  platform.db.events.change('event-giulia-done-8', {
    ...{ resource: 'pt-giulia', targets: ['pt-rinaldi'] },
    configuration: { ...configuration, boocal: { owner: 'pt-giulia', targets: ['pt-rinaldi'] } },
  });
  expect(await leave(platform)).toMatchObject({ status: 404 });
  expect(await statusesIn(platform)).toMatchObject([{ sessionsHeld: 7 }, { sessionsHeld: 2 }]);
  expect(rated()).toBe(0);
});

test('therapists and visitors leave none (RATE-04)', async () => {
  const { platform, rated } = setUp();
  expect(await leave(platform, {}, 'rinaldi')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  expect(await leave(platform, {}, null)).toMatchObject({ status: 401 });
  expect(rated()).toBe(0);
});

test.each([
  { what: 'no rating', field: 'rating', change: { rating: undefined }, id: 'RATE-01' },
  { what: 'a rating of none', field: 'rating', change: { rating: 0 }, id: 'RATE-01' },
  { what: 'a rating of six', field: 'rating', change: { rating: 6 }, id: 'RATE-01' },
  { what: 'half a star', field: 'rating', change: { rating: 4.5 }, id: 'RATE-01' },
])('refuses $what before anything is asked ($id)', async ({ field, change }) => {
  const { platform, rated } = setUp();
  expect(await leave(platform, change)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
  });
  expect(rated()).toBe(0);
});

test.each([
  { what: 'a text too long', field: 'text', change: { text: 'x'.repeat(2001) } },
  { what: 'a token that is none', field: 'appointment', change: { appointment: 'event giulia' } },
  { what: 'an owner', field: '', change: { owner: 'pt-marco' } },
])('refuses $what', async ({ field, change }) => {
  const answer = await leave(createTestPlatform(), change);
  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
});

test('two presses leave one review, and the second is told that it stands', async () => {
  const { platform, rated } = setUp();
  const answers = await Promise.all([leave(platform), leave(platform)]);
  expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'already_reviewed' } }]);
  expect(rated()).toBe(1);
});

test('another session of as many held is no second review', async () => {
  const { platform } = setUp();
  await leave(platform);
  const again = await leave(platform, { appointment: 'event-giulia-done-1' });
  expect(again).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
  expect(ownReviewsIn(platform)).toHaveLength(1);
});

test.each(['connection-lost-after', 'html-page', 'cut-short', 'empty-body'] as const)(
  'a review the platform took while its answer was lost (%s) is recognised, not sent again',
  async (fault) => {
    const { platform, rated } = setUp();
    platform.faults.set('rate', [fault]);
    expect(await leave(platform)).toEqual({ status: 200, body: {} });
    expect(ownReviewsIn(platform)).toHaveLength(1);
    expect(rated()).toBe(1);
  },
);

test.each(['connection-lost-before', 'status-500'] as const)(
  'where nobody knows whether it was taken (%s), that is what is told; it is sent once, and a later press leaves it',
  async (fault) => {
    const { platform, rated } = setUp();
    platform.faults.set('rate', [fault]);
    expect(await leave(platform)).toMatchObject({ status: 503, body: { outcomeUnknown: true } });
    expect(rated()).toBe(1);
    platform.faults.set('rate', []);
    expect(await leave(platform)).toMatchObject({ status: 200 });
    expect(ownReviewsIn(platform)).toHaveLength(1);
  },
);

test.each([
  { call: 'listEvents', fault: 'status-500', status: 503 },
  { call: 'listUsers', fault: 'html-page', status: 502 },
] as const)(
  'with $call failing by $fault nothing is sent and nothing is left unknown',
  async ({ call, fault, status }) => {
    const { platform, rated } = setUp();
    platform.faults.set(call, [fault]);
    const { body, ...answer } = await leave(platform);
    expect(answer.status).toBe(status);
    expect(body).not.toHaveProperty('outcomeUnknown');
    expect(rated()).toBe(0);
  },
);

test('a refusal comes in the platform’s own words (RATE-12, LEG-12)', async () => {
  const { platform } = setUp();
  // By our clock the session is over, by the platform's it is not.
  const answer = await platform.runAs('giulia', leaveReview, aheadOfPlatform(platform), {
    ...input,
    appointment: 'event-giulia-accepted',
  });
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'refused', details: { text: 'La seduta non è ancora conclusa.' } },
  });
});

test('whatever else stands in the answer is not looked at (LEG-13)', async () => {
  const platform = createTestPlatform();
  const { log, ...context } = platform.contextFor('giulia');
  const transport: LegacyTransport = async (request) => {
    const answer = await platform.transport(request);
    if (request.call !== 'rate') return answer;
    return { status: 200, body: new TextEncoder().encode('{"rate":"?","event":[],"count":{"x":1}}') };
  };
  const legacy = createLegacyClient({ transport, log, signal: AbortSignal.timeout(5000), paths: {} });
  expect(await handleLeaveReview({ ...context, log, legacy }, input)).toEqual({});
});

/** A platform that records the reviews it receives. */
function setUp() {
  const ratings: ReceivedCall[] = [];
  const onCall = (call: ReceivedCall) => {
    if (call.name === 'rate') ratings.push(call);
  };
  return { platform: createTestPlatform({ onCall }), ratings, rated: () => ratings.length };
}

/** A back end whose clock is a month ahead. */
function aheadOfPlatform({ now }: TestPlatform): typeof handleLeaveReview {
  const later = () => (now() + 30 * 86_400_000) as ReturnType<typeof now>;
  return (context, asked) => handleLeaveReview({ ...context, now: later }, asked);
}

function leave(platform: TestPlatform, changes: object = {}, reader: PersonaName | null = 'giulia') {
  return platform.runAs(reader, leaveReview, handleLeaveReview, { ...input, ...changes });
}

function ownReviewsIn({ db }: TestPlatform, therapist = 'pt-rinaldi') {
  const reviews = db.users.get(therapist)?.public_configuration.rating ?? [];
  return reviews.filter(({ owner }) => owner === 'pt-giulia');
}

async function statusesIn(platform: TestPlatform) {
  const context = platform.contextFor('giulia');
  return (await handleListReviewStatuses(context, {})).statuses;
}
