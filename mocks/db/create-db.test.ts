import { expect, test } from 'vitest';
import { createDb } from '#mocks/db/create-db';
import { seedPersonas } from '#mocks/seed/seed-db';
import { testNow } from '#mocks/start-in-vitest';

function seeded() {
  const db = createDb();
  seedPersonas(db, testNow);
  return db;
}

test('two databases share nothing', () => {
  const [one, other] = [seeded(), seeded()];
  one.chats.remove('chat-giulia-rinaldi');
  expect(other.chats.get('chat-giulia-rinaldi')).toBeDefined();
  expect(one.nextToken('event')).toBe(other.nextToken('event'));
});

test('a copy is equal and apart', () => {
  const db = seeded();
  const copy = createDb(db.snapshot());
  expect(copy.snapshot()).toEqual(db.snapshot());
  copy.users.change('pt-sara', { email: 'altra@example.it' });
  expect(db.users.get('pt-sara')?.email).toBe('sara.lombardi@example.it');
});

test('a snapshot survives JSON and brings everything back, the count of tokens too', () => {
  const db = seeded();
  const issued = db.nextToken('event');
  const restored = createDb();
  restored.load(JSON.parse(JSON.stringify(db.snapshot())));
  expect(restored.snapshot()).toEqual(db.snapshot());
  expect(restored.nextToken('event')).not.toBe(issued);
});

test('a snapshot with one bad row changes nothing', () => {
  const db = seeded();
  const before = db.snapshot();
  const bad = createDb().snapshot();
  bad.tables['events'] = [{ public_token: 'event-x', name: 'party' }];
  expect(() => db.load(bad)).toThrow('event-x');
  expect(db.snapshot()).toEqual(before);
});

test('tells of writes, not of loading', () => {
  const db = seeded();
  let writes = 0;
  db.onWrite(() => {
    writes += 1;
  });
  db.load(db.snapshot());
  expect(writes).toBe(0);
  db.chats.remove('chat-marco-rinaldi');
  expect(writes).toBe(1);
});
