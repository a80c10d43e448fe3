import type { Instant } from '#contracts/kernel/instant';
import type { UserRow } from '#mocks/db/rows';
import { patientRow } from '#mocks/seed/patient-row';
import { plainName } from '#mocks/seed/plain-name';
import { pastPatientToken } from '#mocks/seed/reviews';
import { seededRandom } from '#mocks/seed/seeded-random';
import { pastPatientNames } from '#mocks/seed-texts/past-patients';

/** The accounts of those who were followed once and wrote a review. */
export function createPastPatients(now: Instant): UserRow[] {
  return pastPatientNames.map((name) => {
    const [nome, cognome] = name;
    const token = pastPatientToken(name);
    const random = seededRandom(token);
    return patientRow(
      {
        token,
        privateToken: `secret-${plainName(nome)}-${plainName(cognome)}`,
        email: `${plainName(nome)}.${plainName(cognome)}@example.org`,
        registeredDaysAgo: random.whole(620, 1100),
        hasPicture: false,
        wallet: '0',
        watchedTutorial: true,
        profile: { nome, cognome, dob: `${random.whole(1955, 2000)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}` },
        home: 'Via Roma 1, 00184 Roma RM, Italia',
        taxCode: '',
      },
      now,
    );
  });
}
