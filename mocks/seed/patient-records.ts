import type { Instant } from '#contracts/kernel/instant';
import type { Database } from '#mocks/db/create-db';
import { italianDayAgo } from '#mocks/people/moments';
import { patientRecords } from '#mocks/people/people-data';

/** What the therapists of the seed keep about those of their patients who have an account. */
export function seedPatientRecords({ users }: Database, now: Instant): void {
  const known = patientRecords.filter(({ patient }) => users.get(patient) !== undefined);
  for (const [therapist, records] of Map.groupBy(known, (record) => record.therapist)) {
    const profile = users.get(therapist)?.public_configuration;
    if (!profile) continue;
    const patients = records.map(({ patient, anamnesis, notes }) => ({
      user_pt: patient,
      anamnesi: anamnesis,
      notes: notes.map(({ daysAgo, ...note }) => ({ ...note, date: italianDayAgo(now, daysAgo) })),
    }));
    users.change(therapist, { public_configuration: { ...profile, patients } });
  }
}
