import { expect, test } from 'vitest';
import type { ShownReview } from '#contracts/reviews/reviews.api';
import { filteredReviews, quotedReview } from '#web/features/therapists/profile/filtered-reviews';

const reviews = [review('nuova', 4), review('media', 2), review('altra', 4), review('vecchia', 5)];

test('shows every review, newest first, until the reader chooses otherwise (THER-36, REV-13)', () => {
  expect(texts({ stars: undefined, order: 'newest' })).toEqual(['nuova', 'media', 'altra', 'vecchia']);
});

test('sorts by stars either way and keeps equal ones newest first', () => {
  expect(texts({ stars: undefined, order: 'highest' })).toEqual(['vecchia', 'nuova', 'altra', 'media']);
  expect(texts({ stars: undefined, order: 'lowest' })).toEqual(['media', 'nuova', 'altra', 'vecchia']);
});

test('shows only the reviews with the chosen stars', () => {
  expect(texts({ stars: 4, order: 'highest' })).toEqual(['nuova', 'altra']);
  expect(texts({ stars: 1, order: 'newest' })).toEqual([]);
});

test('quotes the newest review with words, whatever its stars: neither the best nor the worst is picked', () => {
  const silent = { ...review('', 5), text: null };
  expect(quotedReview([silent, review(' ', 5), review('nuova', 2), review('vecchia', 5)])?.text).toBe('nuova');
  expect(quotedReview([silent, review('nuova', 5), review('vecchia', 1)])?.text).toBe('nuova');
  expect(quotedReview([silent])).toBeUndefined();
});

function texts(choice: Parameters<typeof filteredReviews>[1]) {
  return filteredReviews(reviews, choice).map(({ text }) => text);
}

function review(text: string, rating: number): ShownReview {
  return { reviewer: 'Maria R.', writtenAt: null, sessions: null, rating, text };
}
