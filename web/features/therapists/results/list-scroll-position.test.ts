import { afterEach, expect, test } from 'vitest';
import {
  forgetScrollPosition,
  rememberedScrollPosition,
  rememberScrollPosition,
} from '#web/features/therapists/results/list-scroll-position';
import { keepDraft } from '#web/forms/tab-drafts';

afterEach(() => sessionStorage.clear());

test('gives back the place the list was left at, to the same reader, until it is forgotten', () => {
  rememberScrollPosition('pt-giulia', { query: '?sort=price', pages: 3, token: 'pt-rinaldi', top: 1840 });
  expect(rememberedScrollPosition('pt-giulia')).toEqual({
    query: '?sort=price',
    pages: 3,
    token: 'pt-rinaldi',
    top: 1840,
  });
  expect(rememberedScrollPosition('pt-marco')).toBeUndefined();
  forgetScrollPosition('pt-giulia');
  expect(rememberedScrollPosition('pt-giulia')).toBeUndefined();
});

test.each([
  'null',
  '{',
  '{"query":"","pages":0,"token":"pt-rinaldi","top":0}',
  '{"query":"","pages":5000,"token":"a","top":0}',
  '{"pages":1,"token":"a","top":0}',
  '[]',
])('begins the list anew when what was kept is "%s"', (kept) => {
  keepDraft('pt-giulia', 'therapists-place', kept);
  expect(rememberedScrollPosition('pt-giulia')).toBeUndefined();
});
