import type { Instant } from '#contracts/kernel/instant';
import type { ReviewRow, UserRow } from '#mocks/db/rows';
import { daysAgo } from '#mocks/people/moments';
import { patientRow } from '#mocks/people/patient-row';
import { pastPatientNames, reviewTexts } from '#mocks/people/people-data';
import { plainName } from '#mocks/people/plain-name';
import { seededRandom } from '#mocks/people/seeded-random';

type Stars = keyof typeof reviewTexts;

/** Most reviewers are satisfied; one entry per tenth. */
const starsByChance: readonly Stars[] = [5, 5, 5, 5, 5, 4, 4, 4, 3, 5];

function pastPatientToken([first, last]: (typeof pastPatientNames)[number]): string {
  return `pt-${plainName(first)}-${plainName(last)}`;
}

/** Writes reviews for one professional after another; a text is repeated only when all texts of its stars were used. */
export function createReviewWriter(now: Instant): (therapist: string, count: number) => ReviewRow[] {
  const used = new Map<Stars, number>();
  const nextText = (stars: Stars) => {
    const texts = reviewTexts[stars];
    const turn = used.get(stars) ?? 0;
    used.set(stars, turn + 1);
    return texts[turn % texts.length] ?? '';
  };
  return (therapist, count) => {
    const random = seededRandom(`reviews of ${therapist}`);
    return random.some(pastPatientNames, count).map((name) => {
      const stars: Stars = random.whole(1, 40) === 1 ? 2 : random.pick(starsByChance);
      const isSilent = random.whole(1, 10) > 7;
      return {
        owner: pastPatientToken(name),
        rating: random.whole(0, 1) === 0 ? stars : String(stars),
        count: String(random.whole(3, 24)),
        description: isSilent ? '' : nextText(stars),
        created_at: daysAgo(now, random.whole(20, 600)),
      };
    });
  };
}

/** The accounts of former patients who wrote a review. */
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
