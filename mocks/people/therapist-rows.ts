import type { CivilDate } from '#contracts/kernel/civil-date';
import type { Instant } from '#contracts/kernel/instant';
import type { PublicConfigurationRow, UserRow } from '#mocks/db/rows';
import { cities } from '#mocks/people/people-data';
import type { City, TherapistText } from '#mocks/people/people-schema';
import { plainName } from '#mocks/people/plain-name';
import { basicPlan, premiumPlan, signedContract } from '#mocks/people/plan-rows';
import { professionalRow } from '#mocks/people/professional-row';
import { type SeededRandom, seededRandom } from '#mocks/people/seeded-random';
import { taxCode } from '#mocks/people/tax-code';
import { careerOf } from '#mocks/people/therapist-career';

/** Every eligible professional of the seed, without the personas. */
export function createTherapists(now: Instant): UserRow[] {
  return cities.flatMap((city) => city.therapists.map((text) => therapistRow(text, city, now)));
}

/** A professional's row: what is not handwritten is derived from the name, so that it is always the same. */
export function therapistRow(text: TherapistText, city: City, now: Instant): UserRow {
  const [nome, cognome] = text.name;
  const token = `pt-${plainName(cognome)}`;
  const random = seededRandom(token);
  const plan = text.plan === 'premium' ? premiumPlan(now, random.whole(1, 26)) : basicPlan(now, random.whole(40, 500));
  const registeredDaysAgo = random.whole(230, 900);
  return professionalRow(
    {
      token,
      privateToken: `secret-${plainName(cognome)}`,
      email: `${plainName(nome)}.${plainName(cognome)}@example.it`,
      plan,
      contracts: [signedContract(plan, now, random.whole(35, 220))],
      authorisation: 'accettato',
      registeredDaysAgo,
      taxCode: taxCode({
        firstName: nome,
        lastName: cognome,
        born: text.born as CivilDate,
        isWoman: text.gender === 'donna',
        place: city.cadastralCode,
      }),
      home: `${random.pick(quietStreets)} ${random.whole(2, 60)}, ${city.name} ${city.province}, Italia`,
      profile: { nome, cognome, ...profileOf(text, city, random) },
    },
    now,
  );
}

/** Streets for homes, which exist in every Italian town. */
const quietStreets = ['Via Dante Alighieri', 'Via Giuseppe Garibaldi', 'Via Aldo Moro', 'Viale della Libertà'];

function profileOf(
  text: TherapistText,
  city: City,
  random: SeededRandom,
): Partial<PublicConfigurationRow> & { role: TherapistText['role'] } {
  const { single, couple, family } = text.prices;
  return {
    role: text.role,
    gender: text.gender,
    dob: text.born,
    telefono: `+39 399 ${random.whole(100, 999)} ${random.whole(1000, 9999)}`,
    languages: ['Italiano', ...(text.languages ?? [])],
    biografia: text.biography,
    specialization: [...(text.specialisations ?? [])],
    intervations: [...text.areas],
    prices: {
      ...(single === undefined ? {} : { single_seat: String(single) }),
      ...(couple === undefined ? {} : { couple_session: couple }),
      ...(family === undefined ? {} : { family_session: `${family}.00` }),
    },
    ...careerOf(text, city, random),
    studio_address: [
      {
        id: `studio-${plainName(text.name[1])}`,
        formatted_address: `${text.street} ${city.name} ${city.province}, Italia`,
        coordinates: nearby(city.centre, random),
        type: 'Point',
      },
    ],
    register_defination: text.plan === 'premium' ? random.whole(2000, 28_000) : String(random.whole(2000, 28_000)),
    region: city.region,
    profile_views: random.whole(12, 640),
  };
}

/** A random point within about two kilometres. */
function nearby([latitude, longitude]: City['centre'], random: SeededRandom): string[] {
  const shift = () => random.whole(-180, 180) / 10_000;
  return [(latitude + shift()).toFixed(5), (longitude + shift()).toFixed(5)];
}
