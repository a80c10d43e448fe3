import { describe, expect, test } from 'vitest';
import { handleListAppointments } from '#bff/appointments/list-appointments';
import { handleListConversations } from '#bff/chat/list-conversations';
import { handleTherapistDetail } from '#bff/therapists/therapist-detail';
import { listAppointments } from '#contracts/appointments/appointments.api';
import { listConversations } from '#contracts/chat/chat.api';
import { hourMs, secondsFromInstant } from '#contracts/kernel/instant';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import { inWeek } from '#mocks/people/moments';
import type { PersonaName } from '#mocks/personas';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';

function answers(scenario: ScenarioName, persona: PersonaName) {
  const { runAs } = createTestPlatform({ scenario });
  return Promise.all([
    runAs(persona, listConversations, handleListConversations, {}),
    runAs(persona, listAppointments, handleListAppointments, {}),
    runAs(persona, therapistDetail, handleTherapistDetail, { therapist: 'pt-rinaldi' }),
  ]);
}

describe('scenarios', () => {
  test.each(Object.keys(scenarios) as ScenarioName[])('%s can be begun again, whatever was done in it', (name) => {
    const platform = createTestPlatform({ scenario: name });
    const atStart = platform.state();
    platform.db.users.remove('pt-sara');
    platform.faults.set('listChats', ['slow']);
    platform.begin(name);
    expect(platform.state()).toEqual(atStart);
    expect(platform.scenario()).toBe(name);
  });

  test('quirky-php: every quirk at once, and the same answers as on an ordinary day', async () => {
    const ordinary = await answers('everyday', 'giulia');
    expect(ordinary.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers('quirky-php', 'giulia')).toEqual(ordinary);
  });

  test('legacy-down: what needs the platform says calmly that it is not there', async () => {
    for (const { status, body } of await answers('legacy-down', 'giulia')) {
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'legacy_unavailable' } });
    }
  });

  test('first-visit: professionals are there and nothing has happened', async () => {
    const { db } = createTestPlatform({ scenario: 'first-visit' });
    expect([db.chats.list(), db.messages.list(), db.events.list()]).toEqual([[], [], []]);
    expect(db.users.list().length).toBeGreaterThan(100);
  });

  test('first-payment: Marco has had his talk, and his first session waits for consent and payment', () => {
    const { db } = createTestPlatform({ scenario: 'first-payment' });
    const events = db.events.list(({ targets }) => targets.includes('pt-marco'));
    expect(events).toMatchObject([
      { name: 'small talk', configuration: { status: 'accepted' } },
      { name: 'couple', configuration: { status: 'pending', price: '95,00 €' } },
    ]);
    expect(events[1]?.start_timestamp).toBeGreaterThan(secondsFromInstant(testNow));
    expect(db.users.get('pt-marco')?.public_configuration['consenso_informato']).toEqual([]);
  });

  test('full-week: Dottor Rinaldi has no free hour in the day, this week and the next', () => {
    const { db } = createTestPlatform({ scenario: 'full-week' });
    for (const week of [0, 1]) {
      for (let weekday = 0; weekday < 6; weekday += 1) {
        const morning = inWeek(testNow, week, { weekday, time: '08:00' });
        for (let hour = 0; hour < 12; hour += 1) {
          const start = secondsFromInstant(morning) + (hour * hourMs) / 1000;
          const busy = db.events.list(
            (event) =>
              event.resource === 'pt-rinaldi' && event.start_timestamp < start + 3600 && start < event.end_timestamp,
          );
          expect(busy, `week ${week}, day ${weekday}, hour ${hour}`).not.toEqual([]);
        }
      }
    }
  });
});
