import { textHash } from '#bff/text-hash';
import { italianDate } from '#contracts/kernel/civil-date';
import { type Instant, secondsFromInstant } from '#contracts/kernel/instant';
import { romeDate } from '#contracts/kernel/rome-time';
import type { Database } from '#mocks/db/create-db';
import type { UserRow } from '#mocks/db/rows';
import { addConsent, consentsOf } from '#mocks/informed-consent/keep-consent';
import { createPeople } from '#mocks/people/create-people';
import { daysAgoAt } from '#mocks/people/moments';
import { createNotListed } from '#mocks/people/not-listed-rows';
import { createPastPatients, createReviewWriter } from '#mocks/people/past-patients';
import { personaAlerts, personaTickets, stories } from '#mocks/people/people-data';
import { couponRows, usedCoupon } from '#mocks/people/plan-rows';
import { createTherapists } from '#mocks/people/therapist-rows';
import { demoPassword } from '#mocks/personas';
import { invoiceRows, withUploadedInvoice } from '#mocks/seed/invoice-rows';
import { seedPatientRecords } from '#mocks/seed/patient-records';
import { seedEarlierTherapy, seedPersonasSessions } from '#mocks/seed/persona-sessions';
import { seedPersonaChats } from '#mocks/seed/seed-chats';
import { patientOf, seedStory } from '#mocks/seed/story-rows';

/** The number of reviews of the personas; other professionals have none to five. */
const reviewsOfPersonas: Readonly<Record<string, number>> = {
  'pt-rinaldi': 9,
  'pt-serafini': 4,
  'pt-bassani': 0,
  'pt-conti': 0,
  'pt-serra': 0,
};

/** Fills an empty database with people, chats and sessions dated around `now`. The same `now` gives the same rows. */
export function seedDb(db: Database, now: Instant): void {
  addUsers(db, withReviews([...Object.values(createPeople(now)), ...createTherapists(now)], now));
  addUsers(db, [...createNotListed(now), ...createPastPatients(now), ...stories.map((story) => patientOf(story, now))]);
  seedConsents(db);
  seedPatientRecords(db, now);
  seedPersonasSessions(db, now);
  seedPersonaChats(db, now);
  seedEarlierTherapy(db, now);
  seedAlerts(db, now);
  seedTickets(db, now);
  for (const story of stories) seedStory(db, story, now);
  addInvoices(db, now);
  addCoupons(db, now);
}

/** The personas only, with their chats and sessions: small, for tests that check every field. */
export function seedPersonas(db: Database, now: Instant): void {
  addUsers(db, Object.values(createPeople(now)));
  seedConsents(db);
  seedPatientRecords(db, now);
  seedPersonasSessions(db, now);
  seedPersonaChats(db, now);
  seedAlerts(db, now);
  seedTickets(db, now);
  addInvoices(db, now);
  addCoupons(db, now);
}

function addInvoices(db: Database, now: Instant): void {
  for (const token of ['pt-rinaldi', 'pt-serafini']) {
    for (const [at, row] of invoiceRows(db, token, now).entries()) {
      // Rinaldi has uploaded what he owes Giulia of the months that are over.
      const isUploaded = token === 'pt-rinaldi' && row.target === 'pt-giulia' && row.end_timestamp * 1000 < now;
      db.invoices.put(isUploaded ? withUploadedInvoice(row, at + 1) : row);
    }
  }
}

/** The coupons; Serafini has used one of them. */
function addCoupons({ coupons, users }: Database, now: Instant): void {
  for (const row of couponRows(now)) coupons.put(row);
  const serafini = users.get('pt-serafini');
  if (!serafini) return;
  const corsi = { applied_coupon: usedCoupon };
  users.change('pt-serafini', { manager_configuration: { ...serafini.manager_configuration, corsi } });
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
    const rating = write(token, reviewsOfPersonas[token] ?? (textHash(token) >>> 0) % 6);
    return { ...user, public_configuration: { ...profile, rating } };
  });
}

/** Gives the seeded consents of patients their documents, and lists them in the therapists' users too. */
function seedConsents(db: Database): void {
  for (const patient of db.users.list(({ public_configuration: { type } }) => type === 'paziente')) {
    const { birth_address: birth, current_address: current, cap } = patient.public_configuration;
    for (const { user_pt: therapist, file, created_at } of consentsOf(patient)) {
      db.consentDocuments.put({
        name: file.split('/').at(-1) ?? file,
        patient: patient.public_token,
        therapist,
        birth_place: writtenPlace(birth),
        current_place: writtenPlace(current),
        cap: String(cap ?? ''),
        signed: true,
        created_timestamp: created_at,
      });
      addConsent(db, therapist, { user_pt: patient.public_token, file, created_at });
    }
  }
}

function writtenPlace(place: unknown): string {
  return (place as { formatted_address?: string } | undefined)?.formatted_address ?? '';
}

/** The alerts of the personas after those they have, dated back from `now`. */
function seedAlerts(db: Database, now: Instant): void {
  for (const { owner, title, message, sent, seen } of personaAlerts) {
    const public_configuration = db.users.get(owner)?.public_configuration;
    if (!public_configuration) continue;
    const timestamp = secondsFromInstant(daysAgoAt(now, sent.daysAgo, sent.time));
    const added = { title, message, file: [], seen: seen ? '1' : '0', timestamp };
    const alerts = [...Object.values((public_configuration['alerts'] ?? []) as object), added];
    db.users.change(owner, { public_configuration: { ...public_configuration, alerts } });
  }
}

/** The tickets of the personas, dated back from `now`. */
function seedTickets(db: Database, now: Instant): void {
  const secondsAt = ({ daysAgo, time }: { daysAgo: number; time: string }) =>
    secondsFromInstant(daysAgoAt(now, daysAgo, time));
  for (const { id, owner, title, description, status, opened, closed, receiveCall, responses } of personaTickets) {
    db.tickets.put({
      ...{ id, owner, title, description, status },
      open_date: secondsAt(opened),
      closed_date: closed ? secondsAt(closed) : null,
      ...(receiveCall === undefined ? {} : { receive_call: receiveCall }),
      response: responses.map(({ fromSupport, daysAgo, text, seen }) => ({
        is_admin: fromSupport,
        text,
        date: italianDate(romeDate(daysAgoAt(now, daysAgo, '12:00'))),
        seen,
      })),
      configuration: {},
    });
  }
}
