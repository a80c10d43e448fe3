import { expect, test } from 'vitest';
import { ownReviews } from '#bff/reviews/own-reviews';

const mine = (count: number | undefined) => ({ owner: 'pt-giulia', count });

test.each([
  { what: 'nobody wrote any', reviews: [], answer: [false, false], id: 'RATE-05' },
  { what: 'others wrote', reviews: [{ owner: 'pt-marco', count: 3 }], answer: [false, false], id: 'RATE-05' },
  { what: 'one was left after as many', reviews: [mine(3)], answer: [true, true], id: 'RATE-14' },
  { what: 'one was left after fewer', reviews: [mine(1), mine(2)], answer: [true, false], id: 'RATE-06' },
  { what: 'one was left after more', reviews: [mine(4)], answer: [true, true], id: 'RATE-06' },
  { what: 'one names no number', reviews: [mine(undefined)], answer: [true, false], id: 'RATE-08' },
])('after three sessions, when $what ($id)', ({ reviews, answer }) => {
  const { hasReviewed, hasReviewedLast } = ownReviews(reviews, 'pt-giulia', 3);
  expect([hasReviewed, hasReviewedLast]).toEqual(answer);
});
