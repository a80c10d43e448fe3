import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import type { UserRow } from '#mocks/db/rows';
import { documentAddress } from '#mocks/informed-consent/document-address';
import { daysAgo, daysAgoAt, inWeek } from '#mocks/people/moments';
import { diaryRows, type PatientSetup, patientRow } from '#mocks/people/patient-row';
import type { Following, Story } from '#mocks/people/people-schema';
import { plainName } from '#mocks/people/plain-name';
import { seededRandom } from '#mocks/people/seeded-random';
import { taxCode } from '#mocks/people/tax-code';
import { seedConversation } from '#mocks/seed/seed-chats';
import { type SessionSetup, seedSession } from '#mocks/seed/session-row';

/** The patient of a story. */
export function patientOf(story: Story, now: Instant): UserRow {
  const [nome, cognome] = story.name;
  const token = tokenOf(story);
  const random = seededRandom(token);
  return patientRow(
    {
      token,
      privateToken: `secret-${plainName(cognome)}`,
      email: `${plainName(nome)}.${plainName(cognome)}@example.it`,
      registeredDaysAgo: story.registeredDaysAgo,
      hasPicture: random.whole(1, 3) > 1,
      wallet: '0.00',
      watchedTutorial: true,
      profile: {
        nome,
        cognome,
        gender: story.gender,
        dob: story.born,
        telefono: `+39 399 ${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
      },
      home: story.home,
      taxCode: taxCode({
        firstName: nome,
        lastName: cognome,
        born: story.born as CivilDate,
        isWoman: story.gender === 'donna',
        place: story.cadastralCode,
      }),
      ...whatTheyLeft(story, token, now),
    },
    now,
  );
}

/** Diary, favourites and consents, accumulated over time. */
function whatTheyLeft(
  { diary, followings }: Story,
  token: string,
  now: Instant,
): Pick<PatientSetup, 'diary' | 'favourites' | 'consents'> {
  return {
    diary: diaryRows(now, diary),
    favourites: followings.map(({ therapist }) => therapist),
    consents: followings
      .filter(({ weeks }) => weeks.length > 0)
      .map(({ therapist, talkWeek }) => ({
        user_pt: therapist,
        file: documentAddress(`consenso-${token}-${therapist}.pdf`),
        created_at: daysAgo(now, -talkWeek * 7 - 3),
      })),
  };
}

/** Adds the story's sessions and chats. A session that would overlap an existing one is left out. */
export function seedStory(db: Database, story: Story, now: Instant): void {
  for (const following of story.followings) {
    const patient = tokenOf(story);
    const sessions = sessionsOf(db, { patient, following, now });
    for (const session of sessions) seedSession(db, session);
    seedConversation(db, {
      token: `chat-${patient.slice(3)}-${following.therapist.slice(3)}`,
      between: [patient, following.therapist],
      lines: following.lines.map(([from, days, time, text], index) => {
        const isLast = index === following.lines.length - 1;
        const card = text === 'talk' || text === 'next' ? cardEvent(sessions, text) : undefined;
        return {
          from: from === 'patient' ? patient : following.therapist,
          at: daysAgoAt(now, days, time),
          ...(card === undefined ? { text } : { event: card }),
          unread: isLast && days < 5,
        };
      }),
    });
  }
}

function tokenOf({ name: [, last] }: Story): string {
  return `pt-${plainName(last)}`;
}

interface StorySessions {
  readonly patient: string;
  readonly following: Following;
  readonly now: Instant;
}

function sessionsOf(db: Database, { patient, following, now }: StorySessions): SessionSetup[] {
  const { therapist, kind, talkWeek, weeks, pendingWeeks, unpaidWeeks = [] } = following;
  const prices = db.users.get(therapist)?.public_configuration.prices;
  const price = kind === 'couple' ? prices?.couple_session : prices?.single_seat;
  const setupFor = (week: number, sessionKind: SessionSetup['kind'], name: string): SessionSetup => {
    const isPending = pendingWeeks.includes(week);
    const isFree = sessionKind === 'small talk';
    return {
      token: `event-${patient.slice(3)}-${therapist.slice(3)}-${name}`,
      kind: sessionKind,
      therapist,
      patient,
      start: inWeek(now, week, following),
      status: isPending ? 'pending' : 'accepted',
      priceCents: isFree ? 0 : Math.round(Number(price ?? 0) * 100),
      paid: !isFree && !isPending && !unpaidWeeks.includes(week),
    };
  };
  return [
    setupFor(talkWeek, 'small talk', 'talk'),
    ...weeks.map((week, index) => setupFor(week, kind, String(index + 1))),
  ];
}

function cardEvent(sessions: readonly SessionSetup[], card: 'talk' | 'next'): string | undefined {
  return (card === 'talk' ? sessions[0] : sessions.at(-1))?.token;
}
