import { type Instant, instantFromMs, minuteMs } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import { addConsent } from '#mocks/informed-consent/keep-consent';
import { daysAgo, inWeek } from '#mocks/people/moments';
import { type SessionSetup, seedSession, sessionRow } from '#mocks/seed/session-row';

/** The sessions of the personas: some past, one about to begin, some to come. */
export function seedPersonasSessions(db: Database, now: Instant): void {
  for (const session of [...giuliaWithRinaldi(now), giuliaWithSerafini(now)]) db.events.put(sessionRow(session));
}

function giuliaWithRinaldi(now: Instant): SessionSetup[] {
  const pair = { therapist: 'pt-rinaldi', patient: 'pt-giulia' };
  const therapy = { ...pair, kind: 'single', priceCents: 7000, paid: true, status: 'accepted' } as const;
  const mondayEvening = (week: number) => inWeek(now, week, { weekday: 0, time: '18:30' });
  // The session cancelled three weeks ago left a credit, most of which paid for the next one.
  const done = [-10, -9, -8, -6, -5, -4, -2, -1].map((week, index) => ({
    ...therapy,
    token: `event-giulia-done-${index + 1}`,
    start: mondayEvening(week),
    creditCents: week === -2 ? 5750 : 0,
  }));
  return [
    {
      ...pair,
      token: 'event-giulia-past',
      kind: 'small talk',
      start: inWeek(now, -12, { weekday: 3, time: '17:00' }),
      status: 'accepted',
      priceCents: 0,
    },
    ...done,
    { ...therapy, token: 'event-giulia-denied', start: mondayEvening(-3), status: 'denied' },
    { ...therapy, token: 'event-giulia-now', start: soon(now) },
    { ...therapy, token: 'event-giulia-accepted', start: mondayEvening(1) },
    { ...therapy, token: 'event-giulia-unpaid', start: mondayEvening(2), status: 'pending', paid: false },
  ];
}

function giuliaWithSerafini(now: Instant): SessionSetup {
  return {
    token: 'event-giulia-pending',
    kind: 'small talk',
    therapist: 'pt-serafini',
    patient: 'pt-giulia',
    start: inWeek(now, 1, { weekday: 2, time: '13:00' }),
    status: 'pending',
    priceCents: 0,
  };
}

/** The next multiple of five minutes that is at least five minutes away. */
function soon(now: Instant): Instant {
  const step = 5 * minuteMs;
  return instantFromMs(Math.ceil((now + step) / step) * step);
}

/**
 * Before Rinaldi, whom she has not reviewed yet, Giulia met another therapist: an introductory talk and two sessions,
 * with a review after the first session.
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
  // Signed on paper: the platform knows of it and has no file.
  const onPaper = { file: '', created_at: daysAgo(now, 190) };
  addConsent(db, 'pt-giulia', { user_pt: therapist, ...onPaper });
  addConsent(db, therapist, { user_pt: 'pt-giulia', ...onPaper });
}
