import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import { inWeek } from '#mocks/seed/moments';
import { daysAgo } from '#mocks/seed/plan-rows';
import { seedSession } from '#mocks/seed/seed-session';

/**
 * Before Dottor Rinaldi, whom she has not reviewed yet, Giulia met another therapist: a first talk and two sessions, and
 * a review after the first of them.
 */
export function seedEarlierTherapy(db: Database, now: Instant): void {
  const therapist = 'pt-galbiati';
  const pair = { therapist, patient: 'pt-giulia', status: 'accepted' } as const;
  const thursday = (week: number) => inWeek(now, week, { weekday: 3, time: '19:00' });
  const talk = { ...pair, token: 'event-giulia-earlier-talk', kind: 'small talk', priceCents: 0 } as const;
  seedSession(db, { ...talk, start: thursday(-27) });
  for (const [index, week] of [-26, -24].entries()) {
    const token = `event-giulia-earlier-${index + 1}`;
    seedSession(db, { ...pair, token, kind: 'single', start: thursday(week), priceCents: 4500, paid: true });
  }
  const profile = db.users.get(therapist)?.public_configuration;
  if (!profile) return;
  const review = {
    owner: 'pt-giulia',
    rating: 4,
    count: '1',
    description: 'Accogliente e puntuale. Mi ha aiutata a capire che cosa cercavo.',
    created_at: daysAgo(now, 178),
  };
  db.users.change(therapist, { public_configuration: { ...profile, rating: [...(profile.rating ?? []), review] } });
}
