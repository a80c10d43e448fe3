import { expect, test } from 'vitest';
import { handleListAlerts } from '#bff/alerts/list-alerts';
import { handleMarkAlertsSeen } from '#bff/alerts/mark-alerts-seen';
import { listAlerts, markAlertsSeen, type ReceivedAlert } from '#contracts/alerts/alerts.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

const morning = 1_763_971_200;

function platformWith(alerts: unknown, owner = 'pt-giulia'): TestPlatform {
  const platform = createTestPlatform();
  putAlerts(platform, alerts, owner);
  return platform;
}

function putAlerts({ db }: TestPlatform, alerts: unknown, owner = 'pt-giulia'): void {
  const row = db.users.get(owner);
  if (!row) throw new Error(`Nobody is called ${owner}.`);
  db.users.put({ ...row, public_configuration: { ...row.public_configuration, alerts } } as typeof row);
}

async function received(platform: TestPlatform, as: PersonaName = 'giulia') {
  const { body } = await platform.runAs(as, listAlerts, handleListAlerts, {});
  return (body as { value: { alerts: ReceivedAlert[]; unseen: number } }).value;
}

const mark = (platform: TestPlatform, ids: string[], as: PersonaName = 'giulia') =>
  platform.runAs(as, markAlertsSeen, handleMarkAlertsSeen, { ids });

const stored = ({ db }: TestPlatform) => db.users.get('pt-giulia')?.public_configuration['alerts'];

test('alerts come with title, message, files, whether they were seen and when they were sent, newest first (NOTIF-01, NOTIF-08, DATA-28)', async () => {
  const platform = platformWith({
    '1': { title: 'Prima', message: 'Uno.', file: [], seen: '1', timestamp: String(morning) },
    '4': { title: 'Senza data', message: '', file: null, seen: 0, timestamp: '' },
    '5': {
      title: 'Dopo',
      message: 'Due.',
      file: { '0': 'ricevuta.pdf', '1': 'http://altrove.example/x.pdf', '2': '../x.pdf' },
      timestamp: (morning + 60) * 1000,
    },
  });
  const { alerts, unseen } = await received(platform);
  expect(alerts).toMatchObject([
    {
      subject: null,
      title: 'Dopo',
      message: 'Due.',
      files: [{ name: 'ricevuta.pdf', url: '/files/alert/ricevuta.pdf' }],
      seen: false,
      sentAt: new Date((morning + 60) * 1000).toISOString(),
    },
    { title: 'Prima', message: 'Uno.', files: [], seen: true, sentAt: new Date(morning * 1000).toISOString() },
    { title: 'Senza data', seen: false, sentAt: null },
  ]);
  expect(unseen).toBe(2);
});

test.each([
  { title: 'Profilo Completo', subject: 'profile_to_complete' },
  { title: 'choose_plan', subject: 'plan_to_choose' },
  { title: 'Firma consenso', subject: 'consent_signed' },
  { title: 'toString', subject: null },
])('an alert titled «$title» is about $subject', async ({ title, subject }) => {
  const platform = platformWith([{ title, message: '', file: [], seen: '0', timestamp: morning }]);
  expect((await received(platform)).alerts).toMatchObject([{ subject }]);
});

test('of very many the newest two hundred are shown and counted, and all of them can be marked at once', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => ({ title: `Avviso ${at}`, seen: '0', timestamp: morning + at }));
  const platform = platformWith(rows);
  const { alerts, unseen } = await received(platform);
  expect([alerts.length, alerts[0]?.title, alerts.at(-1)?.title, unseen]).toEqual([
    200,
    'Avviso 449',
    'Avviso 250',
    200,
  ]);
  await mark(
    platform,
    alerts.map(({ id }) => id),
  );
  expect((await received(platform)).unseen).toBe(0);
});

test('those named are marked as seen, and nothing else of any alert or of the user changes (NOTIF-03)', async () => {
  const rows = [
    { title: 'Uno', message: 'a', file: [], seen: '0', timestamp: morning, channel: 'push' },
    { title: 'Letto', message: '', file: [], seen: '1', timestamp: morning },
    { title: 'Due', message: 'b', file: [], seen: '0', timestamp: morning + 1 },
  ];
  const platform = platformWith(rows);
  const before = platform.db.users.get('pt-giulia');
  const { alerts } = await received(platform);
  const one = alerts.find(({ title }) => title === 'Uno');
  expect(await mark(platform, [one?.id ?? ''])).toEqual({ status: 200, body: {} });
  expect(stored(platform)).toEqual([{ ...(rows[0] as object), seen: true }, rows[1], rows[2]]);
  expect(platform.db.users.get('pt-giulia')).toEqual({
    ...before,
    public_configuration: { ...before?.public_configuration, alerts: stored(platform) },
  });
});

test('of two alerts of one second neither hides the other, and two that say the same are marked together', async () => {
  const alike = { title: 'Firma consenso', message: 'Marco ha firmato.', file: [], seen: '0', timestamp: morning };
  const platform = platformWith([alike, { ...alike, message: 'Elena ha firmato.' }, { ...alike }]);
  const { alerts } = await received(platform);
  expect(alerts.map(({ message }) => message)).toEqual(['Marco ha firmato.', 'Elena ha firmato.']);
  await mark(platform, [alerts[0]?.id ?? '']);
  expect((await received(platform)).alerts.map(({ seen }) => seen)).toEqual([true, false]);
});

test('an alert that arrives while others are marked stays unseen', async () => {
  const platform = platformWith([{ title: 'Uno', message: '', file: [], seen: '0', timestamp: morning }]);
  const { alerts } = await received(platform);
  const added = { title: 'Nuovo', message: '', seen: '0', timestamp: morning + 5 };
  putAlerts(platform, [...(stored(platform) as object[]), added]);
  await mark(
    platform,
    alerts.map(({ id }) => id),
  );
  expect((await received(platform)).alerts.map(({ title, seen }) => [title, seen])).toEqual([
    ['Nuovo', false],
    ['Uno', true],
  ]);
});

test('where all are seen nothing is written, and the ids of another’s alerts mark nothing', async () => {
  const platform = platformWith(
    [{ title: 'Di Marco', message: '', file: [], seen: '0', timestamp: morning }],
    'pt-marco',
  );
  const { alerts } = await received(platform, 'marco');
  const before = JSON.stringify(platform.db.users.list());
  await mark(platform, [alerts[0]?.id ?? '']);
  expect(JSON.stringify(platform.db.users.list())).toBe(before);
  await mark(platform, [alerts[0]?.id ?? ''], 'marco');
  expect((await received(platform, 'marco')).unseen).toBe(0);
});
