import { expect, test } from 'vitest';
import { recordFor } from '#bff/patients/records/own-records';
import { patientRecords } from '#mocks/people/people-data';
import { createTestPlatform } from '#mocks/start-in-vitest';

test('every record of the seed is of a patient who has a chat or a session with that therapist', () => {
  const { db } = createTestPlatform();
  for (const { therapist, patient } of patientRecords) {
    const chats = db.chats.list(
      ({ participants }) => participants.includes(therapist) && participants.includes(patient),
    );
    const events = db.events.list(({ resource, targets }) => resource === therapist && targets.includes(patient));
    expect(chats.length + events.length, `${therapist} and ${patient}`).toBeGreaterThan(0);
    const rows = db.users.get(therapist)?.public_configuration['patients'] as readonly unknown[];
    expect(recordFor(rows, patient)).toBeDefined();
  }
});

/** Who only wrote, or has not yet confirmed what the therapist proposed. */
const onlyProposed = ['pt-rinaldi pt-marco', 'pt-rinaldi pt-valli', 'pt-serafini pt-giulia'];

test('every patient of the seed who is treated has confirmed a session with that therapist', () => {
  const { db } = createTestPlatform();
  const hasConfirmed = ({ therapist, patient }: (typeof patientRecords)[number]) =>
    db.events
      .list(({ resource, targets }) => resource === therapist && targets.includes(patient))
      .some(({ configuration }) => configuration.status === 'accepted');
  const others = patientRecords.filter((record) => !hasConfirmed(record));
  expect(others.map(({ therapist, patient }) => `${therapist} ${patient}`)).toEqual(onlyProposed);
});
