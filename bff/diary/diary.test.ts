import { describe, expect, test } from 'vitest';
import { shownEntry } from '#bff/diary/diary-rows';
import { longestDiary } from '#bff/diary/own-diary';
import { type DiaryEntry, longestComment, mostEntries, mostListed } from '#contracts/diary/diary.api';
import { italianDate } from '#contracts/kernel/civil-date';
import { shiftDays } from '#contracts/kernel/rome-time';
import { createTestPlatform } from '#mocks/start-in-vitest';
import {
  adding,
  ask,
  asRead,
  content,
  deleteAll,
  extended,
  listed,
  platformWith,
  row,
  rowsOf,
  today,
  unreadable,
} from '#mocks/testing/giulias-diary';

/** A diary of so many entries, none of which says much. */
function entriesNumbered(count: number): readonly object[] {
  return Array.from({ length: count }, (_, at) => row(`r${at}`));
}

/** A diary of few entries and at least so many bytes. */
function heavyDiary(bytes: number): readonly object[] {
  const long = 'a'.repeat(50_000);
  return entriesNumbered(Math.ceil(bytes / 50_000)).map((one) => ({ ...one, long }));
}

describe('a new entry', () => {
  test('goes first, in the four fields, and nothing else of the user changes (DIARY-11, DIARY-12, LEG-67)', async () => {
    const platform = createTestPlatform();
    const before = structuredClone(platform.db.users.get('pt-giulia'));
    const { status, body } = await ask(platform, 'addEntry', adding);
    const { id } = (body as { entry: DiaryEntry }).entry;
    expect({ status, body }).toEqual({ status: 200, body: { entry: shownEntry({ id, ...content }) } });
    expect(platform.db.users.get('pt-giulia')).toEqual({
      ...before,
      public_configuration: {
        ...before?.public_configuration,
        diary: [
          { id, status: 'Grato', comment: content.comment, date: '23/11/2026' },
          ...Object.values(before?.public_configuration['diary'] ?? []),
        ],
      },
    });
    expect((await listed(platform, 1)).entries[0]?.id).toBe(id);
  });

  test('may be of an earlier day and without a comment, and stands first all the same (DIARY-08, DIARY-12)', async () => {
    const platform = createTestPlatform();
    await ask(platform, 'addEntry', { ...adding, comment: '', date: '2026-10-01' });
    expect(rowsOf(platform)[0]).toMatchObject({ status: 'Grato', comment: '', date: '01/10/2026' });
  });

  test('sent again is found by its key, also once it was edited, and is not added again', async () => {
    const platform = createTestPlatform();
    const count = rowsOf(platform).length;
    const { body } = await ask(platform, 'addEntry', adding);
    expect(await ask(platform, 'addEntry', adding)).toEqual({ status: 200, body });
    const { id } = (body as { entry: DiaryEntry }).entry;
    await ask(platform, 'changeEntry', { ...(await asRead(platform, id)), ...content, mood: 'Felice' });
    expect(await ask(platform, 'addEntry', adding)).toMatchObject({ body: { entry: { id, mood: 'Felice' } } });
    expect(rowsOf(platform)).toHaveLength(count + 1);
  });

  test('of other content under a key that was used is refused', async () => {
    const platform = createTestPlatform();
    await ask(platform, 'addEntry', adding);
    expect(await ask(platform, 'addEntry', { ...adding, mood: 'Triste' })).toMatchObject({
      ...{ status: 409, body: { code: 'key_reused' } },
    });
  });

  test('of two tabs that add at once both stay, and of two presses one', async () => {
    const platform = platformWith([row('a')]);
    const other = { ...adding, idempotencyKey: 'key-of-another', mood: 'Triste' };
    await Promise.all([adding, other, adding].map((input) => ask(platform, 'addEntry', input)));
    expect(rowsOf(platform)).toHaveLength(3);
    expect(
      rowsOf(platform)
        .map((one) => (one as { status: string }).status)
        .toSorted(),
    ).toEqual(['Felice', 'Grato', 'Triste']);
  });

  test.each([
    ['as many bytes as one may hold', heavyDiary(longestDiary)],
    ['as many entries as one may hold', entriesNumbered(mostEntries)],
  ])('to a diary of %s is refused; what is there stays, can be changed shorter and deleted', async (_what, diary) => {
    const platform = platformWith(diary);
    const before = platform.db.snapshot();
    expect(await ask(platform, 'addEntry', adding)).toMatchObject({ status: 422, body: { code: 'diary_full' } });
    expect(platform.db.snapshot()).toEqual(before);
    const shorter = { ...(await asRead(platform, 'r0')), ...content, comment: '' };
    expect(await ask(platform, 'changeEntry', shorter)).toMatchObject({ status: 200 });
    expect(await ask(platform, 'deleteEntries', { entries: ['r0', 'r1'] })).toMatchObject({ status: 200 });
    expect(await ask(platform, 'addEntry', adding)).toMatchObject({ status: 200 });
  });

  test('goes into a diary with room for one, which is full then', async () => {
    const platform = platformWith(entriesNumbered(mostEntries - 1));
    expect(await ask(platform, 'addEntry', adding)).toMatchObject({ status: 200 });
    expect(await ask(platform, 'addEntry', { ...adding, idempotencyKey: 'key-of-another' })).toMatchObject({
      ...{ status: 422, body: { code: 'diary_full' } },
    });
    expect(rowsOf(platform)).toHaveLength(mostEntries);
  });
});

test.each([
  ['addEntry', 'without a mood', { ...adding, mood: '' }, 'invalid_input'],
  ['addEntry', 'with two moods', { ...adding, mood: ['Felice', 'Triste'] }, 'invalid_input'],
  ['addEntry', 'with a mood that is none', { ...adding, mood: 'Arzillo' }, 'invalid_input'],
  ['addEntry', 'with too long a comment', { ...adding, comment: 'a'.repeat(longestComment + 1) }, 'invalid_input'],
  ['addEntry', 'on a day that does not exist', { ...adding, date: '2026-02-30' }, 'invalid_input'],
  ['addEntry', 'of tomorrow in Rome', { ...adding, date: shiftDays(today, 1) }, 'date_to_come'],
  ['addEntry', 'with an id', { ...adding, id: 'umore-1' }, 'invalid_input'],
  ['changeEntry', 'without what was read', { entry: 'umore-1', ...content }, 'invalid_input'],
  ['deleteEntries', 'of nothing', { entries: [] }, 'invalid_input'],
  ['restoreEntries', 'of what was never sealed', { parcel: ['AAAA'] }, 'parcel_unreadable'],
] as const)('%s %s is refused, and nothing is written (DIARY-08)', async (key, _what, input, code) => {
  const platform = createTestPlatform();
  const before = platform.db.snapshot();
  expect(await ask(platform, key, input)).toMatchObject({ body: { code } });
  expect(platform.db.snapshot()).toEqual(before);
});

test('today is the day in Rome: after midnight there the new day may be noted', async () => {
  const platform = createTestPlatform();
  platform.advance(14.5 * 3_600_000);
  expect(await ask(platform, 'addEntry', { ...adding, date: '2026-11-24' })).toMatchObject({ status: 200 });
});

describe('a changed entry', () => {
  test('keeps its place, its id and what nobody here knows; the others stay as they are', async () => {
    const platform = platformWith({ '0': row('a'), '1': unreadable, '4': extended, '5': row('c') });
    const input = { ...(await asRead(platform, 'b')), ...content };
    expect(await ask(platform, 'changeEntry', input)).toMatchObject({ status: 200, body: { entry: { id: 'b' } } });
    expect(rowsOf(platform)).toEqual([
      row('a'),
      unreadable,
      { ...extended, status: 'Grato', comment: content.comment, date: italianDate(today) },
      row('c'),
    ]);
  });

  test('that was changed elsewhere is refused with what stands, and neither is lost', async () => {
    const platform = platformWith([row('a')]);
    const read = await asRead(platform, 'a');
    await ask(platform, 'changeEntry', { ...read, ...content, comment: 'Dal telefono' });
    const second = { ...read, ...content, comment: 'Dal computer' };
    const refused = await ask(platform, 'changeEntry', second);
    const stands = shownEntry({ id: 'a', ...content, comment: 'Dal telefono' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'entry_changed', details: { stands } } });
    const knowingly = { ...second, revision: stands.revision };
    expect(await ask(platform, 'changeEntry', knowingly)).toMatchObject({ status: 200 });
    expect(rowsOf(platform)).toMatchObject([{ comment: 'Dal computer' }]);
  });

  test('that was deleted elsewhere is refused as gone', async () => {
    const platform = platformWith([row('a')]);
    const input = { ...(await asRead(platform, 'a')), ...content };
    await deleteAll(platform, ['a']);
    expect(await ask(platform, 'changeEntry', input)).toMatchObject({
      ...{ status: 409, body: { code: 'entry_changed', details: { stands: null } } },
    });
    expect(rowsOf(platform)).toEqual([]);
  });

  test('sent again after its answer was lost is found done', async () => {
    const platform = platformWith([row('a')]);
    const input = { ...(await asRead(platform, 'a')), ...content };
    const first = await ask(platform, 'changeEntry', input);
    expect(await ask(platform, 'changeEntry', input)).toEqual(first);
  });

  test('of two tabs that change one entry at once, one is told', async () => {
    const platform = platformWith([row('a')]);
    const read = await asRead(platform, 'a');
    const answers = await Promise.all(
      ['Uno', 'Due'].map((comment) => ask(platform, 'changeEntry', { ...read, ...content, comment })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('may keep a day to come that somebody else wrote, and take no new one', async () => {
    const platform = platformWith([row('a', 'Felice', { date: '30/11/2026' })]);
    const read = await asRead(platform, 'a');
    expect(await ask(platform, 'changeEntry', { ...read, ...content, date: '2026-12-01' })).toMatchObject({
      ...{ status: 422, body: { code: 'date_to_come' } },
    });
    expect(await ask(platform, 'changeEntry', { ...read, ...content, date: '2026-11-30' })).toMatchObject({
      status: 200,
    });
  });
});

describe('the list', () => {
  test('comes page by page, newest first, and each page says how many there are (DIARY-12)', async () => {
    const platform = platformWith([row('a'), unreadable, row('b'), row('', 'Stanco'), row('c'), row('c')]);
    const whole = await listed(platform);
    expect(whole.entries.map(({ id }) => id)).toEqual(['a', 'b', expect.any(String), 'c.1-2', 'c.2-2']);
    const pages: DiaryEntry[] = [];
    for (const from of [0, 2, 4, 6]) {
      const { body } = await ask(platform, 'listEntries', { from, count: 2 });
      const { value } = body as { value: { entries: DiaryEntry[]; total: number } };
      expect(value.total).toBe(5);
      pages.push(...value.entries);
    }
    expect(pages).toEqual(whole.entries);
  });

  test('gives no page that would take everybody’s time, and decodes nothing but the page', async () => {
    const platform = platformWith([row('a'), row('b', 'Felice', { date: 'ieri' })]);
    for (const input of [{ from: 0, count: mostListed + 1 }, { from: -1, count: 1 }, { count: 1 }]) {
      expect(await ask(platform, 'listEntries', input)).toMatchObject({ status: 400 });
    }
    await listed(platform, 1);
    expect(JSON.stringify(platform.logged)).not.toContain('diary.date');
    await listed(platform, 2);
    expect(JSON.stringify(platform.logged)).toContain('diary.date');
  });

  test('shows words and dates of another program as they are, and what cannot be read is noted without values', async () => {
    const platform = platformWith([
      row('a', 'Elettrizzato', { date: 'ieri' }),
      row('b', '', {}),
      row('c', ['Felice']),
      'Felice',
      row('due parole', 'Felice', { date: 1_795_424_400 }),
    ]);
    const { entries } = await listed(platform);
    expect(entries).toMatchObject([
      { id: 'a', mood: 'Elettrizzato', date: null },
      { id: expect.stringMatching(/^[\da-f]+-[\da-f]+$/), mood: 'Felice', date: '2026-11-23' },
    ]);
    expect(JSON.stringify(platform.logged)).not.toMatch(/Elettrizzato|Felice|ieri|Nota/);
    expect(platform.logged).toContainEqual(expect.objectContaining({ event: 'legacy_row_dropped' }));
  });

  test.each(['', null, [], {}])('is empty where the platform holds %j', async (diary) => {
    const platform = platformWith(diary);
    expect(await listed(platform)).toEqual({ entries: [], total: 0 });
    expect(await ask(platform, 'addEntry', adding)).toMatchObject({ status: 200 });
    expect(rowsOf(platform)).toHaveLength(1);
  });

  test.each(['perduto', { 0: row('a'), nome: 'perduto' }])(
    'is no empty one where the platform holds %j, which nothing replaces',
    async (diary) => {
      const platform = platformWith(diary);
      for (const [key, input] of [
        ['listEntries', { from: 0, count: 1 }],
        ['moodDays', { days: 7 }],
        ['addEntry', adding],
      ] as const) {
        expect(await ask(platform, key, input)).toMatchObject({ body: { code: 'legacy_unreadable' } });
      }
      expect(platform.db.users.get('pt-giulia')?.public_configuration['diary']).toEqual(diary);
    },
  );
});

describe('the moods of the last days', () => {
  const entries = [
    row('a', 'Triste', { date: '23/11/2026' }),
    row('b', 'Felice', { date: '23/11/2026' }),
    row('c', 'Stanco', { date: '17/11/2026' }),
    row('d', 'Grato', { date: '16/11/2026' }),
    row('e', 'Amato', { date: '24/11/2026' }),
    row('f', 'Amato', { date: 'ieri' }),
    row('g', 'Deluso', { date: '24/11/2025' }),
    row('h', 'Deluso', { date: '23/11/2025' }),
  ];

  test.each([
    [7, ['2026-11-17', '2026-11-23']],
    [30, ['2026-11-16', '2026-11-17', '2026-11-23']],
    [365, ['2025-11-24', '2026-11-16', '2026-11-17', '2026-11-23']],
  ] as const)('are those of %i days, today included, oldest day first', async (days, dates) => {
    const { body } = await ask(platformWith(entries), 'moodDays', { days });
    const { value } = body as { value: { days: { date: string; moods: string[] }[] } };
    expect(value).toMatchObject({ today, notedThisMonth: 3 });
    expect(value.days.map(({ date }) => date)).toEqual(dates);
    expect(value.days.at(-1)?.moods).toEqual(['Triste', 'Felice']);
  });
});

test('the diary is its owner’s: visitors and therapists are refused, another patient has another (GUARD-42, GUARD-69)', async () => {
  const platform = createTestPlatform();
  const own = [
    ['listEntries', { from: 0, count: 5 }],
    ['moodDays', { days: 30 }],
    ['addEntry', adding],
    ['changeEntry', { entry: 'umore-1', revision: '0-0', ...content }],
    ['deleteEntries', { entries: ['umore-1'] }],
    ['restoreEntries', { parcel: [] }],
  ] as const;
  const before = platform.db.snapshot();
  for (const [key, input] of own) {
    expect(await ask(platform, key, input, null), key).toMatchObject({ status: 401 });
    expect(await ask(platform, key, input, 'rinaldi'), key).toMatchObject({ status: 403 });
  }
  expect(platform.db.snapshot()).toEqual(before);
  const { body } = await ask(platform, 'listEntries', { from: 0, count: 5 }, 'marco');
  expect(body).toMatchObject({ value: { entries: [], total: 0 } });
});

test('the readings of one patient come one after the other, and let another’s between them', async () => {
  const platform = platformWith([row('a')]);
  const ended: string[] = [];
  const read = platform.heldCalls.hold('session');
  const asked = (['giulia', 'giulia', 'giulia', 'marco'] as const).map(async (as) => {
    await ask(platform, 'listEntries', { from: 0, count: 1 }, as);
    ended.push(as);
  });
  read.answerOne();
  read.answerOne();
  await expect.poll(() => ended.toSorted()).toEqual(['giulia', 'marco']);
  read.release();
  await Promise.all(asked);
  expect(ended).toHaveLength(4);
});
