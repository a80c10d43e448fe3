import { expect, test } from 'vitest';
import { handleAppointmentFile } from '#bff/calendar-export/appointment-file';
import { readCalendar } from '#bff/calendar-export/testing/read-calendar';
import { appointmentFile } from '#contracts/calendar-export/calendar-export.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform } from '#mocks/start-in-vitest';

test.each(['giulia', 'rinaldi'] as const)(
  '%s gets the appointment as a file, and it says the same to both',
  async (reader) => {
    const { status, body } = await ask(createTestPlatform(), reader);
    expect(status).toBe(200);
    const { fileName, content } = body as { fileName: string; content: string };
    expect(fileName).toBe('appuntamento.ics');
    expect(readCalendar(content).entries).toMatchObject([
      { fields: { DTSTART: '20261130T173000Z', DTEND: '20261130T183000Z', SUMMARY: 'Appuntamento' } },
    ]);
  },
);

test.each([
  { what: 'one that was cancelled', appointment: 'event-giulia-denied', reader: 'giulia' },
  { what: 'a stranger’s', appointment: 'event-giulia-accepted', reader: 'sara' },
  { what: 'one there is not', appointment: 'event-nobody', reader: 'giulia' },
] as const)('$what is not found', async ({ appointment, reader }) => {
  const answer = await ask(createTestPlatform(), reader, { appointment });
  expect(answer).toEqual({ status: 404, body: { code: 'not_found', requestId: expect.any(String) } });
});

test('a visitor is refused, and so is what is no token', async () => {
  const platform = createTestPlatform();
  expect(await ask(platform, null)).toMatchObject({ status: 401 });
  expect(await ask(platform, 'giulia', { appointment: '../x' })).toMatchObject({ status: 400 });
  expect(await ask(platform, 'giulia', {})).toMatchObject({ status: 400 });
});

test('a platform that is not there is told, never an empty file', async () => {
  const platform = createTestPlatform();
  platform.faults.set('listEvents', ['connection-lost-before']);
  expect(await ask(platform, 'giulia')).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
});

function ask(
  platform: TestPlatform,
  reader: PersonaName | null,
  input: object = { appointment: 'event-giulia-accepted' },
) {
  return platform.runAs(reader, appointmentFile, handleAppointmentFile, input);
}
