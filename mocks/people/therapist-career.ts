import type { PublicConfigurationRow } from '#mocks/db/rows';
import { careers } from '#mocks/people/people-data';
import type { City, TherapistText } from '#mocks/people/people-schema';
import type { SeededRandom } from '#mocks/people/seeded-random';

const { degrees, earlierSupportWork, earlierTherapeuticWork, masters, schools } = careers;
const ageAtDegree = 25;

/** Studies, register and work of a professional, in years that follow from the year of birth. */
export function careerOf(text: TherapistText, city: City, random: SeededRandom): Partial<PublicConfigurationRow> {
  const degreeYear = Number(text.born.slice(0, 4)) + ageAtDegree;
  const isTherapist = text.role === 'psychotherapist';
  const schoolYear = degreeYear + 6;
  const ownPracticeYear = isTherapist ? schoolYear : degreeYear + 2;
  const degree = {
    education: random.pick(degrees),
    institute: city.university,
    passed_year: String(degreeYear),
    filesList: [],
  };
  return {
    qualifications: [degree, isTherapist ? schoolOf(text, city, schoolYear) : masterOf(city, degreeYear + 1, random)],
    work_experience: [
      {
        start_date: `${ownPracticeYear}-0${random.whole(1, 9)}-01`,
        end_date: '',
        ongoing: '1',
        description: isTherapist
          ? `Studio privato, ${city.name}: psicoterapia in presenza e online`
          : `Libera professione, ${city.name}: sostegno psicologico in presenza e online`,
      },
      {
        start_date: `${degreeYear + 1}-10-01`,
        end_date: `${ownPracticeYear + 2}-06-30`,
        ongoing: false,
        description: random
          .pick(isTherapist ? earlierTherapeuticWork : earlierSupportWork)
          .replace('{city}', city.name),
      },
    ],
    register_date: `${degreeYear + 1}-0${random.whole(2, 9)}-1${random.whole(0, 9)}`,
    ...(isTherapist ? { specialization_date: `${schoolYear}-12-1${random.whole(0, 9)}` } : {}),
  };
}

function schoolOf(text: TherapistText, city: City, year: number) {
  const approach = text.specialisations?.find((name) => schools[name] !== undefined);
  const school = approach === undefined ? 'Psicoterapia' : schools[approach];
  return {
    education: `Specializzazione in ${school}`,
    institute: `Scuola di specializzazione in psicoterapia, ${city.name}`,
    passed_year: year,
    filesList: [],
  };
}

function masterOf(city: City, year: number, random: SeededRandom) {
  return { education: random.pick(masters), institute: city.university, passed_year: year, filesList: [] };
}
