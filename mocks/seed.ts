import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import type { UserRow } from '#mocks/db/rows';
import { createPeople } from '#mocks/people';
import { demoPassword } from '#mocks/personas';
import { seedConsents } from '#mocks/seed/consents';
import { seedEarlierTherapy } from '#mocks/seed/earlier-therapy';
import { invoiceRows } from '#mocks/seed/invoice-rows';
import { createNotListed } from '#mocks/seed/not-listed-rows';
import { createPastPatients } from '#mocks/seed/past-patient-rows';
import { seedPersonasConversations } from '#mocks/seed/persona-conversations';
import { createReviewWriter } from '#mocks/seed/reviews';
import { numberFromText } from '#mocks/seed/seeded-random';
import { seedPersonasSessions } from '#mocks/seed/sessions';
import { patientOf, seedStory } from '#mocks/seed/story-rows';
import { createTherapists } from '#mocks/seed/therapist-rows';
import { stories } from '#mocks/seed-texts/stories';

/** Reviews of the personas; the others have none to five. */
const reviewsOfPersonas: Readonly<Record<string, number>> = {
  'pt-rinaldi': 9,
  'pt-serafini': 4,
  'pt-bassani': 0,
  'pt-serra': 0,
};

/** Fills an empty database with people, chats and sessions as they would stand at `now`. The same `now`, the same rows. */
export function seedDb(db: Database, now: Instant): void {
  addUsers(db, withReviews([...Object.values(createPeople(now)), ...createTherapists(now)], now));
  addUsers(db, [...createNotListed(now), ...createPastPatients(now), ...stories.map((story) => patientOf(story, now))]);
  seedConsents(db);
  seedPersonasSessions(db, now);
  seedPersonasConversations(db, now);
  seedEarlierTherapy(db, now);
  for (const story of stories) seedStory(db, story, now);
  addInvoices(db, now);
}

/** The personas alone, with their chats and sessions: small, for what must look at every field. */
export function seedPersonas(db: Database, now: Instant): void {
  addUsers(db, Object.values(createPeople(now)));
  seedConsents(db);
  seedPersonasSessions(db, now);
  seedPersonasConversations(db, now);
  addInvoices(db, now);
}

function addInvoices(db: Database, now: Instant): void {
  for (const token of ['pt-rinaldi', 'pt-serafini']) {
    for (const row of invoiceRows(db, token, now)) db.invoices.put(row);
  }
}

function addUsers(db: Database, users: readonly UserRow[]): void {
  for (const user of users) {
    db.users.put(user);
    db.credentials.put({ public_token: user.public_token, password: demoPassword });
  }
}

function withReviews(users: readonly UserRow[], now: Instant): UserRow[] {
  const write = createReviewWriter(now);
  return users.map((user) => {
    const { public_token: token, public_configuration: profile } = user;
    if (profile.type !== 'dottore' || profile.privilege === '1') return user;
    const rating = write(token, reviewsOfPersonas[token] ?? numberFromText(token) % 6);
    return { ...user, public_configuration: { ...profile, rating } };
  });
}
