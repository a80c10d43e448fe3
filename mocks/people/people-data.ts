import type * as z from 'zod';
import { checkedData } from '#mocks/engine/data-file';
import {
  alerts,
  careerTexts,
  chats,
  city,
  diary,
  notListedTherapists,
  pastPatients,
  patientRecords as patientRecordsSchema,
  patientStories,
  professionalProfile,
  reviewsByStars,
  tickets,
} from '#mocks/people/people-schema';
import alertsFile from './alerts.json' with { type: 'json' };
import careersFile from './careers.json' with { type: 'json' };
import bari from './cities/bari.json' with { type: 'json' };
import bologna from './cities/bologna.json' with { type: 'json' };
import catania from './cities/catania.json' with { type: 'json' };
import firenze from './cities/firenze.json' with { type: 'json' };
import genova from './cities/genova.json' with { type: 'json' };
import milano from './cities/milano.json' with { type: 'json' };
import napoli from './cities/napoli.json' with { type: 'json' };
import padova from './cities/padova.json' with { type: 'json' };
import palermo from './cities/palermo.json' with { type: 'json' };
import roma from './cities/roma.json' with { type: 'json' };
import torino from './cities/torino.json' with { type: 'json' };
import verona from './cities/verona.json' with { type: 'json' };
import giuliaDiaryFile from './giulia-diary.json' with { type: 'json' };
import notListedFile from './not-listed.json' with { type: 'json' };
import pastPatientsFile from './past-patients.json' with { type: 'json' };
import patientRecordsFile from './patient-records.json' with { type: 'json' };
import personaChatsFile from './persona-chats.json' with { type: 'json' };
import bassani from './personas/bassani.json' with { type: 'json' };
import conti from './personas/conti.json' with { type: 'json' };
import rinaldi from './personas/rinaldi.json' with { type: 'json' };
import serafini from './personas/serafini.json' with { type: 'json' };
import serra from './personas/serra.json' with { type: 'json' };
import reviewsFile from './reviews.json' with { type: 'json' };
import storiesFile from './stories.json' with { type: 'json' };
import ticketsFile from './tickets.json' with { type: 'json' };

/** The cities of the seed, largest first, with their eligible professionals. */
export const cities = Object.entries({
  milano,
  roma,
  torino,
  napoli,
  bologna,
  firenze,
  palermo,
  bari,
  genova,
  verona,
  padova,
  catania,
}).map(([name, content]) => read(`cities/${name}.json`, city, content));

/** Professionals whom patients must never find. */
export const notListed = read('not-listed.json', notListedTherapists, notListedFile);

/** The patients of the seed besides the personas; those who see a persona come first. */
export const stories = read('stories.json', patientStories, storiesFile);

/** The diary of the persona Giulia, who has kept it for some months. */
export const giuliaDiary = read('giulia-diary.json', diary, giuliaDiaryFile);

/** Former patients: an account, a name and little more. */
export const pastPatientNames = read('past-patients.json', pastPatients, pastPatientsFile);

export const reviewTexts = read('reviews.json', reviewsByStars, reviewsFile);

export const careers = read('careers.json', careerTexts, careersFile);

export const personaChats = read('persona-chats.json', chats, personaChatsFile);

export const personaAlerts = read('alerts.json', alerts, alertsFile);

export const personaTickets = read('tickets.json', tickets, ticketsFile);

/** What therapists keep about their patients. */
export const patientRecords = read('patient-records.json', patientRecordsSchema, patientRecordsFile);

/** The published profiles of the personas who are professionals. */
export const personaProfiles = {
  rinaldi: read('personas/rinaldi.json', professionalProfile, rinaldi),
  serafini: read('personas/serafini.json', professionalProfile, serafini),
  bassani: read('personas/bassani.json', professionalProfile, bassani),
  conti: read('personas/conti.json', professionalProfile, conti),
  serra: read('personas/serra.json', professionalProfile, serra),
};

function read<Schema extends z.ZodType>(file: string, schema: Schema, content: unknown): z.input<Schema> {
  return checkedData(`mocks/people/${file}`, schema, content);
}
