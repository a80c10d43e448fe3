import { expect, test } from 'vitest';
import { handleListReceivedReviews } from '#bff/reviews/list-received-reviews';
import { runOperation } from '#bff/run-operation';
import { listReceivedReviews } from '#contracts/reviews/reviews.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { observeCalls } from '#mocks/testing/observe-calls';

const setUp = () => createTestPlatform({ scenario: 'personas-only' });
const list = (platform: TestPlatform, as: PersonaName | null = 'rinaldi') =>
  platform.runAs(as, listReceivedReviews, handleListReceivedReviews, {});

function receive(platform: TestPlatform, rating: readonly object[]) {
  const row = platform.db.users.get('pt-rinaldi');
  if (!row) throw new Error('pt-rinaldi is not there.');
  platform.db.users.put({ ...row, public_configuration: { ...row.public_configuration, rating } as never });
}

const review = { owner: 'pt-giulia', rating: '5', count: '8', description: 'Grazie.', created_at: 1_700_000_000 };
const shown = { reviewer: 'Giulia M.', writtenAt: '2023-11-14T22:13:20.000Z', sessions: 8, rating: 5, text: 'Grazie.' };

test('own reviews are listed newest first, undated ones last, with date, sessions, stars and text (REV-09, REV-10, REV-11, REV-13)', async () => {
  const platform = setUp();
  receive(platform, [
    { owner: 'pt-marco', rating: 3 },
    review,
    { ...review, owner: 'pt-sara', rating: 2, created_at: 1_710_000_000_000 },
  ]);
  const { body } = await list(platform);
  expect(body).toEqual({
    reviews: [
      { ...shown, reviewer: 'Sara L.', rating: 2, writtenAt: '2024-03-09T16:00:00.000Z' },
      shown,
      { reviewer: 'Marco F.', writtenAt: null, sessions: null, rating: 3, text: null },
    ],
  });
});

test('nothing of a reviewer reaches the browser but first name and initial (REV-08)', async () => {
  const platform = setUp();
  receive(platform, [review]);
  expect(JSON.stringify(await list(platform))).not.toMatch(/Moretti|pt-giulia|giulia\.moretti/);
});

test('a reviewer the platform does not know any more is a patient without a name (REV-08)', async () => {
  const platform = setUp();
  receive(platform, [{ ...review, owner: 'pt-nobody' }]);
  expect(await list(platform)).toMatchObject({ body: { reviews: [{ reviewer: 'Paziente' }] } });
});

test.each([0, 6, 4.5, '-1'])('a rating of %j is none (REV-07)', async (rating) => {
  const platform = setUp();
  receive(platform, [{ ...review, rating }, review]);
  expect(await list(platform)).toEqual({ status: 200, body: { reviews: [shown] } });
});

test('without reviews the list is empty (REV-12)', async () => {
  const platform = setUp();
  receive(platform, []);
  expect(await list(platform)).toEqual({ status: 200, body: { reviews: [] } });
});

test('two hundred reviews cost two calls of the platform', async () => {
  const platform = setUp();
  receive(platform, Array<object>(200).fill(review));
  const { context, sent } = observeCalls(platform, 'rinaldi');
  const { body } = await runOperation(listReceivedReviews, handleListReceivedReviews, context, {});
  expect((body as { reviews: unknown[] }).reviews).toHaveLength(200);
  expect(sent.map(({ call }) => call)).toEqual(['session', 'listUsers']);
});

test.each([
  { who: 'a visitor', as: null, status: 401 },
  { who: 'a patient', as: 'giulia', status: 403 },
] as const)('$who has none', async ({ as, status }) => {
  expect(await list(setUp(), as)).toMatchObject({ status });
});

test.each(['session', 'listUsers'])('a platform that does not answer %s is told as such', async (call) => {
  const platform = setUp();
  receive(platform, [review]);
  platform.faults.set(call, ['status-500']);
  expect(await list(platform)).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
});
