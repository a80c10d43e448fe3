import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import type { Scenario } from '#mocks/scenarios/scenario';
import { inWeek } from '#mocks/seed/moments';
import { seedSession } from '#mocks/seed/session-row';

/** Marco has had his first talk with Dottor Rinaldi; his first session waits for consent and payment. */
export const firstPayment: Scenario = { title: 'La prima seduta di Marco: consenso e pagamento', arrange: meetRinaldi };

function meetRinaldi(db: Database, now: Instant): void {
  const pair = { therapist: 'pt-rinaldi', patient: 'pt-marco' };
  const thursdayMorning = (week: number) => inWeek(now, week, { weekday: 3, time: '07:30' });
  seedSession(db, {
    ...pair,
    token: 'event-marco-talk',
    kind: 'small talk',
    start: thursdayMorning(-1),
    status: 'accepted',
    priceCents: 0,
  });
  seedSession(db, {
    ...pair,
    token: 'event-marco-unpaid',
    kind: 'couple',
    start: thursdayMorning(1),
    status: 'pending',
    priceCents: 9500,
  });
}
