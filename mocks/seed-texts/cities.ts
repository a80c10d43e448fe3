import { bari } from '#mocks/seed-texts/therapists/bari';
import { bologna } from '#mocks/seed-texts/therapists/bologna';
import { catania } from '#mocks/seed-texts/therapists/catania';
import { firenze } from '#mocks/seed-texts/therapists/firenze';
import { genova } from '#mocks/seed-texts/therapists/genova';
import { milano } from '#mocks/seed-texts/therapists/milano';
import { napoli } from '#mocks/seed-texts/therapists/napoli';
import { padova } from '#mocks/seed-texts/therapists/padova';
import { palermo } from '#mocks/seed-texts/therapists/palermo';
import { roma } from '#mocks/seed-texts/therapists/roma';
import type { TherapistText } from '#mocks/seed-texts/therapists/therapist-text';
import { torino } from '#mocks/seed-texts/therapists/torino';
import { verona } from '#mocks/seed-texts/therapists/verona';

export interface City {
  readonly name: string;
  /** As tax codes have it for who was born there. */
  readonly cadastralCode: string;
  readonly province: string;
  readonly region: string;
  readonly centre: readonly [latitude: number, longitude: number];
  /** Where its professionals studied. */
  readonly university: string;
  readonly therapists: readonly TherapistText[];
}

/** The cities of the seed and who works there. */
export const cities: readonly City[] = [
  {
    name: 'Milano',
    cadastralCode: 'F205',
    province: 'MI',
    region: 'Lombardia',
    centre: [45.4642, 9.19],
    university: 'Università degli Studi di Milano-Bicocca',
    therapists: milano,
  },
  {
    name: 'Roma',
    cadastralCode: 'H501',
    province: 'RM',
    region: 'Lazio',
    centre: [41.8933, 12.4964],
    university: 'Sapienza Università di Roma',
    therapists: roma,
  },
  {
    name: 'Torino',
    cadastralCode: 'L219',
    province: 'TO',
    region: 'Piemonte',
    centre: [45.0703, 7.6869],
    university: 'Università degli Studi di Torino',
    therapists: torino,
  },
  {
    name: 'Napoli',
    cadastralCode: 'F839',
    province: 'NA',
    region: 'Campania',
    centre: [40.8518, 14.2581],
    university: 'Università degli Studi di Napoli Federico II',
    therapists: napoli,
  },
  {
    name: 'Bologna',
    cadastralCode: 'A944',
    province: 'BO',
    region: 'Emilia-Romagna',
    centre: [44.4949, 11.3426],
    university: 'Università di Bologna',
    therapists: bologna,
  },
  {
    name: 'Firenze',
    cadastralCode: 'D612',
    province: 'FI',
    region: 'Toscana',
    centre: [43.7696, 11.2558],
    university: 'Università degli Studi di Firenze',
    therapists: firenze,
  },
  {
    name: 'Palermo',
    cadastralCode: 'G273',
    province: 'PA',
    region: 'Sicilia',
    centre: [38.1157, 13.3615],
    university: 'Università degli Studi di Palermo',
    therapists: palermo,
  },
  {
    name: 'Bari',
    cadastralCode: 'A662',
    province: 'BA',
    region: 'Puglia',
    centre: [41.1171, 16.8719],
    university: 'Università degli Studi di Bari Aldo Moro',
    therapists: bari,
  },
  {
    name: 'Genova',
    cadastralCode: 'D969',
    province: 'GE',
    region: 'Liguria',
    centre: [44.4056, 8.9463],
    university: 'Università degli Studi di Genova',
    therapists: genova,
  },
  {
    name: 'Verona',
    cadastralCode: 'L781',
    province: 'VR',
    region: 'Veneto',
    centre: [45.4384, 10.9916],
    university: 'Università degli Studi di Padova',
    therapists: verona,
  },
  {
    name: 'Padova',
    cadastralCode: 'G224',
    province: 'PD',
    region: 'Veneto',
    centre: [45.4064, 11.8768],
    university: 'Università degli Studi di Padova',
    therapists: padova,
  },
  {
    name: 'Catania',
    cadastralCode: 'C351',
    province: 'CT',
    region: 'Sicilia',
    centre: [37.5079, 15.083],
    university: 'Università degli Studi di Catania',
    therapists: catania,
  },
];
