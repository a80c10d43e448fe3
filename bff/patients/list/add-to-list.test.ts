import { expect, test } from 'vitest';
import { handlers } from '#bff/operations';
import { bookAppointment } from '#contracts/appointments/appointments.api';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';
import { ask, recordsOf, writeRecords } from '#mocks/testing/ask-patients';

const talk = {
  ...{ kind: 'introductory-talk', title: 'Colloquio', date: '2027-03-10', time: '18:30', slots: 1 },
  ...{ patient: 'pt-marco', idempotencyKey: 'key-of-booking' },
};

function setUp(records: readonly unknown[]) {
  const calls: string[] = [];
  const platform = createTestPlatform({ onCall: ({ name }) => void calls.push(name) });
  writeRecords(platform, records);
  return { platform, calls };
}

const book = (platform: TestPlatform) => platform.runAs('rinaldi', bookAppointment, handlers.bookAppointment, talk);

test('the first appointment puts the patient at the end of the list (CARD-14)', async () => {
  const { platform } = setUp([{ user_pt: 'pt-giulia', odd: 'kept' }]);
  expect(await book(platform)).toMatchObject({ status: 200 });
  expect(recordsOf(platform)).toEqual([{ user_pt: 'pt-giulia', odd: 'kept' }, { user_pt: 'pt-marco' }]);
});

test('whoever is in the list costs no call and stays as they are (CARD-14)', async () => {
  const record = { user_pt: 'pt-marco', anamnesi: 'Primo contatto.', notes: [] };
  const { platform, calls } = setUp([record]);
  await book(platform);
  expect(calls).not.toContain('updateUser');
  expect(calls.filter((name) => name === 'session')).toHaveLength(1);
  expect(recordsOf(platform)).toEqual([record]);
});

test('a booking decodes no record', async () => {
  const notes = [{ title: ['x'], text: 'Puntuale.', date: 'ieri' }];
  const { platform } = setUp([{ user_pt: 'pt-marco', anamnesi: ['x'], notes }]);
  expect(await book(platform)).toMatchObject({ status: 200 });
  expect(JSON.stringify(platform.logged)).not.toContain('patients');
});

test.each(['status-500', 'connection-lost-before', 'connection-lost-after'] as const)(
  'a list that cannot be written (%s) fails no booking, and whoever is missing is named beside it (CARD-14)',
  async (fault) => {
    const { platform } = setUp([]);
    platform.faults.set('updateUser', [fault]);
    expect(await book(platform)).toMatchObject({ status: 200, body: { appointment: { status: 'pending' } } });
    platform.faults.set('updateUser', []);
    if (fault === 'connection-lost-after') return expect(recordsOf(platform)).toEqual([{ user_pt: 'pt-marco' }]);
    const logged = platform.logged.filter(({ event }) => event === 'patient_not_listed');
    expect(logged).toMatchObject([{ fields: { error: 'LegacyUnavailable' } }]);
    const { body } = await ask(platform, 'listPatients', {});
    const { unlisted } = (body as { value: { unlisted: { token: string }[] } }).value;
    expect(unlisted.map(({ token }) => token)).toContain('pt-marco');
    return undefined;
  },
);

test('a booking whose card could not be sent lists the patient all the same (CARD-14)', async () => {
  const { platform } = setUp([]);
  platform.faults.set('noticeChatAppend', ['status-500']);
  expect(await book(platform)).toMatchObject({ body: { code: 'patient_not_notified' } });
  expect(recordsOf(platform)).toEqual([{ user_pt: 'pt-marco' }]);
});
