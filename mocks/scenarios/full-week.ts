import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import type { Scenario } from '#mocks/scenarios/scenario';
import { inWeek } from '#mocks/seed/moments';
import { seedSession } from '#mocks/seed/session-row';

const patients = ['pt-greco', 'pt-pini', 'pt-rota', 'pt-giulia'] as const;
const hours = Array.from({ length: 13 }, (_, index) => 8 + index);

/** Dottor Rinaldi has no free hour from Monday to Saturday, this week and the next. */
export const fullWeek: Scenario = { title: 'La settimana piena del dottor Rinaldi', arrange: fillWeeks };

function fillWeeks(db: Database, now: Instant): void {
  for (const week of [0, 1]) {
    for (let weekday = 0; weekday < 6; weekday += 1) {
      for (const hour of hours) {
        seedSession(db, {
          token: `event-full-${week}-${weekday}-${hour}`,
          kind: 'single',
          therapist: 'pt-rinaldi',
          patient: patients[(weekday + hour) % patients.length] ?? 'pt-greco',
          start: inWeek(now, week, { weekday, time: `${String(hour).padStart(2, '0')}:00` }),
          status: 'accepted',
          priceCents: 7000,
          paid: true,
        });
      }
    }
  }
}
