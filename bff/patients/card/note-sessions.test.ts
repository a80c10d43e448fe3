import { describe, expect, test } from 'vitest';
import { recordIn } from '#bff/users/php-parts';
import type { SeenPatient } from '#contracts/patients/patients.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { ask, recordsOf, removeAll, restoreAll, writeRecords } from '#mocks/testing/ask-patients';

const words = { title: 'Secondo incontro', text: 'Più disteso.' };
const held = 'event-giulia-done-7';
const ofHeld = { patient: 'pt-giulia', session: held, ...words, idempotencyKey: 'key-of-note' };

/** Rinaldi with an empty record of Giulia, whose eight sessions are over, one under way and two to come. */
function setUp(notes: readonly unknown[] = []): TestPlatform {
  const platform = createTestPlatform();
  writeRecords(platform, [{ user_pt: 'pt-giulia', anamnesi: '', notes }]);
  return platform;
}

async function sessionsOfNotes(platform: TestPlatform): Promise<Record<string, string | null>> {
  const { body } = await ask(platform, 'readPatient', { patient: 'pt-giulia' });
  const notes = (body as { value: SeenPatient }).value.treatment?.notes ?? [];
  return Object.fromEntries(notes.map(({ id, session }) => [id, session?.token ?? null]));
}

/** The sessions of notes as stored in Rinaldi's user. */
function stored({ db }: TestPlatform): unknown {
  return recordIn(recordIn(db.users.get('pt-rinaldi')?.configuration)['ascolto'])['note_sessions'];
}

describe('a note', () => {
  test('belongs to the session it was written for, keeps the day of writing, and is shown at no other (CARD-38)', async () => {
    const platform = setUp();
    expect(await ask(platform, 'addNote', ofHeld)).toMatchObject({ status: 200 });
    expect(await sessionsOfNotes(platform)).toEqual({ 'key-of-note': held });
    expect(recordsOf(platform)[0]).toMatchObject({ notes: [{ id: 'key-of-note', date: '23/11/2026' }] });
    expect(stored(platform)).toEqual([{ note: 'key-of-note', session: held }]);
  });

  test('belongs to no session when it was written for none, also where one of its day is over', async () => {
    const platform = setUp();
    const { session: _none, ...input } = ofHeld;
    await ask(platform, 'addNote', input);
    platform.advance(86_400_000);
    expect(await sessionsOfNotes(platform)).toEqual({ 'key-of-note': null });
  });

  test('stays with a session that is moved', async () => {
    const platform = setUp();
    await ask(platform, 'addNote', ofHeld);
    const event = platform.db.events.get(held);
    if (!event) throw new Error('The session is not there.');
    platform.db.events.remove(held);
    const configuration = { ...event.configuration, moved_from: [held] };
    platform.db.events.put({ ...event, public_token: 'event-moved', configuration });
    expect(await sessionsOfNotes(platform)).toEqual({ 'key-of-note': 'event-moved' });
  });

  test.each([
    { whose: 'of another patient', session: 'event-greco-rinaldi-1' },
    { whose: 'that nobody has', session: 'event-unknown' },
  ])('is refused for a session $whose', async ({ session }) => {
    const platform = setUp();
    const answer = await ask(platform, 'addNote', { ...ofHeld, session });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(recordsOf(platform)[0]).toMatchObject({ notes: [] });
  });

  test('has its session again when it is restored after another was written', async () => {
    const platform = setUp();
    await ask(platform, 'addNote', ofHeld);
    const parcels = await removeAll(platform, 'deleteNotes', { patient: 'pt-giulia', notes: ['key-of-note'] });
    await ask(platform, 'addNote', { ...ofHeld, idempotencyKey: 'key-of-next' });
    await restoreAll(platform, parcels);
    expect(await sessionsOfNotes(platform)).toEqual({ 'key-of-note': held, 'key-of-next': held });
  });

  test('is forgotten with its session once two hundred others were deleted after it', async () => {
    const platform = setUp();
    const note_sessions = Array.from({ length: 201 }, (_, at) => ({ note: `deleted-${at}`, session: held }));
    platform.db.users.change('pt-rinaldi', { configuration: { ascolto: { note_sessions } } });
    await ask(platform, 'addNote', ofHeld);
    expect(stored(platform)).toEqual([...note_sessions.slice(1), { note: 'key-of-note', session: held }]);
  });
});

describe('a note from before sessions were stored', () => {
  const noteOf = (date: string) => ({ id: 'old', title: 'Incontro', text: 'Serena.', date });

  test('belongs to the session of its day that is over', async () => {
    expect(await sessionsOfNotes(setUp([noteOf('09/11/2026')]))).toEqual({ old: held });
  });

  test.each([
    { day: 'without a session', date: '10/11/2026' },
    { day: 'whose session was cancelled', date: '02/11/2026' },
    { day: 'whose session is not over', date: '23/11/2026' },
  ])('belongs to no session on a day $day', async ({ date }) => {
    expect(await sessionsOfNotes(setUp([noteOf(date)]))).toEqual({ old: null });
  });

  test('belongs to the later one alone of two sessions of its day', async () => {
    const platform = setUp([noteOf('09/11/2026')]);
    const event = platform.db.events.get(held);
    if (!event) throw new Error('The session is not there.');
    const later = { start_timestamp: event.start_timestamp + 7_200, end_timestamp: event.end_timestamp + 7_200 };
    platform.db.events.put({ ...event, ...later, public_token: 'event-later' });
    expect(await sessionsOfNotes(platform)).toEqual({ old: 'event-later' });
  });
});
