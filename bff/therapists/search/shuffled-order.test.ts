import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenHash } from '#bff/therapists/search/shuffle-rank';
import { drawnOrder, promotedIn, shuffledOrder } from '#bff/therapists/search/shuffled-order';

const visits = fc.stringMatching(/^[\w-]{1,64}$/);
const therapists = fc.uniqueArray(
  fc.record({ token: fc.stringMatching(/^[\w.-]{1,20}$/), premium: fc.boolean(), requestsPaused: fc.boolean() }),
  { selector: ({ token }) => token, maxLength: 60 },
);
const options = { seed: 20261123 };
const tokens = (list: readonly { token: string }[]) => list.map(({ token }) => token);

test('everybody has one place in the order: paging neither repeats nor skips (SEARCH-72, SEARCH-74)', () => {
  fc.assert(
    fc.property(therapists, visits, (listed, visit) => {
      const pages = Array.from({ length: Math.ceil(listed.length / 9) }, (_, page) =>
        shuffledOrder(listed, visit).slice(page * 9, page * 9 + 9),
      );
      expect(tokens(pages.flat()).toSorted()).toEqual(tokens(listed).toSorted());
    }),
    options,
  );
});

test('three Premium therapists who take new requests come first, or those there are (SEARCH-67, SEARCH-69)', () => {
  fc.assert(
    fc.property(therapists, visits, (listed, visit) => {
      const premium = listed.filter((therapist) => therapist.premium && !therapist.requestsPaused).length;
      const first = shuffledOrder(listed, visit).slice(0, Math.min(3, premium));
      expect(first.every((therapist) => therapist.premium && !therapist.requestsPaused)).toBe(true);
    }),
    options,
  );
});

test('put forward are the Premium ones that stand higher than the draw alone would have them, three at most (SEARCH-67)', () => {
  fc.assert(
    fc.property(therapists, visits, (listed, visit) => {
      const drawn = tokens(drawnOrder(listed, visit));
      const order = tokens(shuffledOrder(listed, visit));
      const promoted = promotedIn(listed, visit);
      expect(promoted.every(({ premium, requestsPaused }) => premium && !requestsPaused)).toBe(true);
      expect(promoted.length).toBeLessThanOrEqual(3);
      const higher = order.filter((token) => order.indexOf(token) < drawn.indexOf(token));
      expect(tokens(promoted).toSorted()).toEqual(higher.toSorted());
    }),
    options,
  );
});

test('whoever takes no new requests comes after all who do', () => {
  fc.assert(
    fc.property(therapists, visits, (listed, visit) => {
      const paused = shuffledOrder(listed, visit).map(({ requestsPaused }) => requestsPaused);
      expect(paused).toEqual(paused.toSorted());
    }),
    options,
  );
});

test('where all are Premium nobody is put forward (SEARCH-67)', () => {
  fc.assert(
    fc.property(therapists, visits, (listed, visit) => {
      const all = listed.map((therapist) => ({ ...therapist, premium: true }));
      expect(promotedIn(all, visit)).toEqual([]);
    }),
    options,
  );
});

test('the order of a visit does not depend on how the directory lists them (SEARCH-76)', () => {
  const listedTwoWays = therapists.chain((listed) =>
    fc.tuple(fc.constant(listed), fc.shuffledSubarray(listed, { minLength: listed.length })),
  );
  fc.assert(
    fc.property(listedTwoWays, visits, ([listed, otherwise], visit) => {
      expect(shuffledOrder(otherwise, visit)).toEqual(shuffledOrder(listed, visit));
    }),
    options,
  );
});

test('two who draw the same lot stand in the same order however they are listed (SEARCH-76)', () => {
  const [one, other] = [
    { token: 'liquid', premium: false, requestsPaused: false },
    { token: 'costarring', premium: false, requestsPaused: false },
  ] as const;
  expect(tokenHash(one.token)).toBe(tokenHash(other.token));
  expect(shuffledOrder([other, one], 'a-visit')).toEqual(shuffledOrder([one, other], 'a-visit'));
});

test('one who leaves between two pages moves nobody past another (SEARCH-76)', () => {
  fc.assert(
    fc.property(therapists, visits, fc.nat(), (listed, visit, pick) => {
      const basic = listed.map((therapist) => ({ ...therapist, premium: false }));
      const gone = basic[pick % Math.max(1, basic.length)];
      const left = basic.filter((therapist) => therapist !== gone);
      expect(shuffledOrder(left, visit)).toEqual(shuffledOrder(basic, visit).filter((therapist) => therapist !== gone));
    }),
    options,
  );
});

test('over many visits each Premium therapist comes first about as often, and the rest is shuffled (SEARCH-67, SEARCH-68)', () => {
  const listed = Array.from({ length: 10 }, (_, at) => ({
    token: `pt-${at}`,
    premium: at < 5,
    requestsPaused: false,
  }));
  const firsts = new Map<string, number>();
  const lasts = new Map<string, number>();
  for (let visit = 0; visit < 2000; visit += 1) {
    const order = tokens(shuffledOrder(listed, `visit-${visit}`));
    count(firsts, order[0]);
    count(lasts, order.at(-1));
  }
  expect([...firsts.keys()].toSorted()).toEqual(['pt-0', 'pt-1', 'pt-2', 'pt-3', 'pt-4']);
  for (const times of firsts.values()) expect(Math.abs(times - 400)).toBeLessThan(80);
  expect(lasts.size).toBe(10);
});

function count(times: Map<string, number>, token: string | undefined): void {
  if (token !== undefined) times.set(token, (times.get(token) ?? 0) + 1);
}
