import { expect, test } from 'vitest';
import { handleOwnWorkingHours } from '#bff/working-hours/own-working-hours';
import { handleSaveWorkingHours } from '#bff/working-hours/save-working-hours';
import { ownWorkingHours, saveWorkingHours } from '#contracts/working-hours/working-hours.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const morning = { from: '09:00', to: '13:00' };
const week = [[morning, { from: '14:30', to: '19:30' }], [], [morning], [], [morning], [], []];

/** The clock is at Monday 23 November 2026. */
const absences = [{ from: '2026-12-24', to: '2027-01-06' }];

const read = (platform: TestPlatform, as: PersonaName | null = 'rinaldi') =>
  platform.runAs(as, ownWorkingHours, handleOwnWorkingHours, {});
const save = (
  platform: TestPlatform,
  given: unknown = week,
  as: PersonaName | null = 'rinaldi',
  daysOff: unknown = [],
) => platform.runAs(as, saveWorkingHours, handleSaveWorkingHours, { week: given, absences: daysOff });

/** Stores something in place of the hours and the days off. */
function keep({ db }: TestPlatform, working_hours: unknown, daysOff?: unknown): void {
  const ascolto = { of_a_later_version: 'kept', working_hours, absences: daysOff };
  db.users.change('pt-rinaldi', { configuration: { theme: 'kept', ascolto } });
}

test('the hours are kept in the user beside what else stands there, and come back as they were given', async () => {
  const platform = createTestPlatform();
  expect((await read(platform)).body).toEqual({ week: null, absences: [] });
  keep(platform, undefined);
  expect(await save(platform, week, 'rinaldi', absences)).toEqual({ status: 200, body: {} });
  expect(await read(platform)).toEqual({ status: 200, body: { week, absences } });
  expect(platform.db.users.get('pt-rinaldi')?.configuration).toMatchObject({
    theme: 'kept',
    ascolto: { of_a_later_version: 'kept', working_hours: { mon: week[0], tue: [], sun: [] }, absences },
  });
});

test('stretches that overlap or touch are kept as one', async () => {
  const platform = createTestPlatform();
  await save(platform, [[{ from: '13:00', to: '18:00' }, morning], [], [], [], [], [], []]);
  const { body } = await read(platform);
  expect(body).toMatchObject({ week: [[{ from: '09:00', to: '18:00' }], [], [], [], [], [], []] });
});

test.each([
  { what: 'null', given: null },
  { what: 'a week without any stretch', given: [[], [], [], [], [], [], []] },
])('$what forgets them', async ({ given }) => {
  const platform = createTestPlatform();
  await save(platform);
  expect(await save(platform, given)).toMatchObject({ status: 200 });
  expect((await read(platform)).body).toEqual({ week: null, absences: [] });
});

test.each([
  { what: 'what PHP writes for nothing', kept: [] },
  { what: 'a word', kept: 'sempre' },
  { what: 'a day that is no list', kept: { mon: 'mattina' } },
  { what: 'a time of no clock', kept: { mon: [{ from: '9', to: '25:00' }] } },
  { what: 'an end before its beginning', kept: { mon: [morning, { from: '18:00', to: '14:00' }] } },
  { what: 'more than a day can hold', kept: { mon: Array.from({ length: 5 }, () => morning) } },
])('$what where hours should be counts as none', async ({ kept }) => {
  const platform = createTestPlatform();
  keep(platform, kept);
  expect(await read(platform)).toEqual({ status: 200, body: { week: null, absences: [] } });
});

test('days that the platform left out are free, and a list with number keys is read', async () => {
  const platform = createTestPlatform();
  keep(platform, { wed: { 0: morning } });
  expect((await read(platform)).body).toMatchObject({ week: [[], [], [morning], [], [], [], []] });
});

test.each([
  { what: 'six days', given: week.slice(1) },
  { what: 'an end before its beginning', given: [[{ from: '13:00', to: '09:00' }], [], [], [], [], [], []] },
  { what: 'a time of no clock', given: [[{ from: '09:00', to: '24:30' }], [], [], [], [], [], []] },
  { what: 'a fifth stretch', given: [Array.from({ length: 5 }, () => morning), [], [], [], [], [], []] },
])('$what is refused and nothing is kept', async ({ given }) => {
  const platform = createTestPlatform();
  expect(await save(platform, given)).toMatchObject({ status: 400 });
  expect((await read(platform)).body).toEqual({ week: null, absences: [] });
});

test('days off are kept in their order and made one where they meet, those that are over go', async () => {
  const platform = createTestPlatform();
  const given = [
    { from: '2026-12-31', to: '2027-01-06' },
    { from: '2026-12-24', to: '2026-12-30' },
    { from: '2026-11-02', to: '2026-11-22' },
  ];
  expect(await save(platform, null, 'rinaldi', given)).toMatchObject({ status: 200 });
  expect((await read(platform)).body).toEqual({ week: null, absences });
  await save(platform, null, 'rinaldi', []);
  expect((await read(platform)).body).toEqual({ week: null, absences: [] });
});

test.each([
  { what: 'what PHP writes for nothing', kept: {}, shown: [] },
  { what: 'a word', kept: 'agosto', shown: [] },
  { what: 'a day that is none', kept: [{ from: '2027-02-30', to: '2027-03-02' }], shown: [] },
  { what: 'a list with number keys', kept: { 0: absences[0] }, shown: absences },
  {
    what: 'a list with days that are over',
    kept: [{ from: '2020-01-01', to: '2020-01-02' }, ...absences],
    shown: absences,
  },
])('$what where days off should be is read calmly', async ({ kept, shown }) => {
  const platform = createTestPlatform();
  keep(platform, undefined, kept);
  expect((await read(platform)).body).toEqual({ week: null, absences: shown });
});

test.each([
  { what: 'an end before its beginning', given: [{ from: '2026-12-24', to: '2026-12-23' }] },
  { what: 'a day that is none', given: [{ from: '2026-02-30', to: '2026-12-23' }] },
  { what: 'more than twenty', given: Array.from({ length: 21 }, () => absences[0]) },
])('$what among days off is refused and nothing is kept', async ({ given }) => {
  const platform = createTestPlatform();
  expect(await save(platform, week, 'rinaldi', given)).toMatchObject({ status: 400 });
  expect((await read(platform)).body).toEqual({ week: null, absences: [] });
});

test('only professionals have working hours', async () => {
  const platform = createTestPlatform();
  for (const ask of [read, (at: TestPlatform, as: PersonaName | null) => save(at, week, as)]) {
    expect(await ask(platform, 'giulia')).toMatchObject({ status: 403 });
    expect(await ask(platform, null)).toMatchObject({ status: 401 });
  }
});

test('a change made elsewhere at the same moment is told, not taken as saved', async () => {
  const platform = createTestPlatform();
  keep(platform, undefined);
  let isOvertaken = false;
  platform.onChange(() => {
    if (isOvertaken) return;
    isOvertaken = true;
    keep(platform, { of: 'another device' });
  });
  expect(await save(platform)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
});
