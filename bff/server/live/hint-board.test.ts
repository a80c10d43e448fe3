import { expect, test } from 'vitest';
import { createHintBoard, type SentHint } from '#bff/server/live/hint-board';
import { type Instant, instantFromMs, minuteMs, shiftInstant } from '#contracts/kernel/instant';

function setUp() {
  let clock: Instant = instantFromMs(1_800_000_000_000);
  const board = createHintBoard(() => clock);
  const heard: SentHint[] = [];
  return {
    board,
    heard,
    pass: (ms: number) => {
      clock = shiftInstant(clock, ms);
    },
    tell: (query: string, to = 'pt-giulia') => board.tell({ to, queries: [query], from: null }),
    listen: (lastId: string | null = null, user = 'pt-giulia') =>
      board.listen(user, lastId, (hint) => heard.push(hint)),
  };
}

const queriesOf = (hints: readonly SentHint[] | undefined) => hints?.map(({ queries }) => queries[0]);

test('a user’s streams hear the user’s hints, in their order, and nobody else’s', () => {
  const { heard, tell, listen } = setUp();
  listen();
  tell('a');
  tell('b', 'pt-marco');
  tell('c');
  expect(queriesOf(heard)).toEqual(['a', 'c']);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(2);
});

test('who has stopped listening hears nothing more, and the others go on', () => {
  const { heard, tell, listen, board } = setUp();
  const { stop } = listen();
  const others: SentHint[] = [];
  board.listen('pt-giulia', null, (hint) => others.push(hint));
  stop();
  stop();
  tell('a');
  expect([queriesOf(heard), queriesOf(others)]).toEqual([[], ['a']]);
});

test('who names the last hint heard is given those after it, each once', () => {
  const { heard, tell, listen } = setUp();
  const { stop } = listen();
  tell('a');
  tell('b');
  stop();
  tell('c');
  expect(queriesOf(listen(heard[0]?.id ?? '').missed)).toEqual(['b', 'c']);
  expect(listen(heard[0]?.id ?? '').missed).toHaveLength(2);
});

test('who begins is given the hints of the last two minutes', () => {
  const { pass, tell, listen } = setUp();
  tell('old');
  pass(2 * minuteMs);
  tell('new');
  expect(queriesOf(listen().missed)).toEqual(['new']);
});

test.each(['', 'other-1', 'nonsense', '1'])(
  'what was missed since «%s», which this process never sent, is unknown',
  (id) => {
    const { tell, listen } = setUp();
    tell('a');
    expect(listen(id).missed).toBeUndefined();
  },
);

test('what was missed is unknown once the last hint heard is no longer kept', () => {
  const { heard, tell, listen } = setUp();
  listen();
  tell('a');
  for (let more = 0; more < 64; more += 1) tell('b');
  expect(listen(heard[0]?.id ?? '').missed).toBeUndefined();
  expect(listen(heard[1]?.id ?? '').missed).toHaveLength(63);
});

test('ids say nothing of how many hints others were told', () => {
  const { heard, tell, listen } = setUp();
  listen();
  tell('a');
  for (let others = 0; others < 3; others += 1) tell('b', 'pt-marco');
  tell('a');
  expect(heard.map(({ id }) => id)).toEqual([
    expect.stringMatching(/^[\w-]{12}$/),
    expect.stringMatching(/^[\w-]{12}$/),
  ]);
});

test('hints that are too old are forgotten, whoever they are for', () => {
  const { heard, pass, tell, listen } = setUp();
  listen();
  tell('a');
  pass(2 * minuteMs);
  tell('b', 'pt-marco');
  expect(listen(heard[0]?.id ?? '').missed).toBeUndefined();
});
