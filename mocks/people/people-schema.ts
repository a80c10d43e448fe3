import * as z from 'zod';
import { moods } from '#contracts/diary/moods';

const name = z.tuple([z.string().min(1), z.string().min(1)]);
const gender = z.enum(['uomo', 'donna', 'altro']);
const role = z.enum(['psychologist', 'psychotherapist']);
const texts = z.array(z.string());
const isoDay = z.iso.date();
const clockTime = z.string().regex(/^\d\d:\d\d$/);
const cadastralCode = z.string().regex(/^[A-Z]\d{3}$/);
const wholeEuro = z.int().positive();
const weekFromCurrent = z.int();
const daysAgo = z.int().min(0);
/** A number in the form the platform received it. */
const phpNumber = z.union([z.number(), z.string()]);

/** A professional's handwritten data; the rest is derived from it. Only psychotherapists have specialisations. */
export const therapistText = z.strictObject({
  name,
  gender,
  role,
  born: isoDay,
  plan: z.enum(['basic', 'premium']),
  /** Street, number and postcode of the studio. */
  street: z.string().regex(/, \d{5}$/),
  /** Besides Italian. */
  languages: texts.exactOptional(),
  areas: texts.min(1),
  specialisations: texts.exactOptional(),
  /** A kind without a price is not offered. */
  prices: z.strictObject({
    single: wholeEuro.exactOptional(),
    couple: wholeEuro.exactOptional(),
    family: wholeEuro.exactOptional(),
  }),
  biography: z.string().min(1),
});
export type TherapistText = z.infer<typeof therapistText>;

/** A city and the professionals who work there. */
export const city = z.strictObject({
  name: z.string(),
  /** The city's code in the tax codes of those born there. */
  cadastralCode,
  province: z.string().length(2),
  region: z.string(),
  /** Latitude and longitude. */
  centre: z.tuple([z.number().min(35).max(48), z.number().min(6).max(19)]),
  /** Where its professionals studied. */
  university: z.string(),
  therapists: z.array(therapistText).min(1),
});
export type City = z.infer<typeof city>;

/** Professionals whom patients must never find, each for one reason only. */
export const notListedTherapists = z.array(
  therapistText.extend({
    hindrance: z.enum(['awaiting', 'privileged', 'plan-expired', 'contract-unsigned', 'contract-invalid', 'unpaid']),
  }),
);
export type Hindrance = z.infer<typeof notListedTherapists>[number]['hindrance'];

/**
 * A message: its author, how many days ago, the time in Rome, and the text. `talk` and `next` are the cards of those
 * sessions.
 */
const storyLine = z.tuple([z.enum(['patient', 'therapist']), daysAgo, clockTime, z.string().min(1)]);

const following = z.strictObject({
  therapist: z.string().startsWith('pt-'),
  kind: z.enum(['single', 'couple']),
  /** 0 is Monday. */
  weekday: z.int().min(0).max(6),
  time: clockTime,
  /** The week of the introductory talk. */
  talkWeek: weekFromCurrent,
  /** The weeks with a session, past and future. */
  weeks: z.array(weekFromCurrent),
  /** Those of them that the patient still has to confirm. */
  pendingWeeks: z.array(weekFromCurrent),
  /** Those of them that were held and have no payment on record. */
  unpaidWeeks: z.array(weekFromCurrent).exactOptional(),
  lines: z.array(storyLine),
});
/** A patient's therapy with one professional. */
export type Following = z.infer<typeof following>;

/** The entries of a diary, newest first: days ago, mood and comment. */
export const diary = z.array(z.tuple([daysAgo, z.enum(moods), z.string()]));
export type Diary = z.infer<typeof diary>;

const story = z.strictObject({
  name,
  gender,
  born: isoDay,
  home: z.string(),
  /** The code of the place of birth. */
  cadastralCode,
  registeredDaysAgo: daysAgo,
  diary,
  followings: z.array(following).min(1),
});
/** A patient and their therapies. */
export type Story = z.infer<typeof story>;

export const patientStories = z.array(story);

/** First and last names of former patients who left a review. */
export const pastPatients = z.array(name);

/** Review texts by number of stars. They reveal no one's gender, so that any text fits any professional. */
export const reviewsByStars = z.strictObject({ 5: texts.min(1), 4: texts.min(1), 3: texts.min(1), 2: texts.min(1) });

export const careerTexts = z.strictObject({
  degrees: texts,
  /** What psychologists study after the degree. */
  masters: texts,
  /** The psychotherapy school, by the first of the professional's approaches that has one. */
  schools: z.record(z.string(), z.string()),
  /** Earlier work of psychotherapists; `{city}` is replaced. */
  earlierTherapeuticWork: texts,
  /** Earlier work of psychologists; `{city}` is replaced. */
  earlierSupportWork: texts,
});

/** The chats of the personas; a line holds a text, a picture or the card of an event. */
export const chats = z.array(
  z.strictObject({
    token: z.string().startsWith('chat-'),
    between: z.tuple([z.string(), z.string()]),
    lines: z.array(
      z.strictObject({
        from: z.string(),
        daysAgo,
        time: clockTime,
        text: z.string().exactOptional(),
        event: z.string().exactOptional(),
        picture: z.string().exactOptional(),
        unread: z.boolean().exactOptional(),
      }),
    ),
  }),
);

const moment = z.strictObject({ daysAgo, time: clockTime });

/** The tickets of the personas, with what was answered. */
export const tickets = z.array(
  z.strictObject({
    id: z.string().regex(/^[\da-f]{8}$/),
    owner: z.string().startsWith('pt-'),
    title: z.string().min(1),
    description: z.string().min(1),
    opened: moment,
    closed: moment.exactOptional(),
    /** Professionals only. */
    receiveCall: z.boolean().exactOptional(),
    status: z.enum(['in corso', 'attesa operatore', 'chiusa']),
    responses: z.array(
      z.strictObject({ fromSupport: z.boolean(), daysAgo, seen: z.boolean(), text: z.string().min(1) }),
    ),
  }),
);

/** The alerts the personas have received from the platform, the oldest first for each. */
export const alerts = z.array(
  z.strictObject({
    owner: z.string().startsWith('pt-'),
    title: z.string().min(1),
    message: z.string().min(1),
    sent: moment,
    seen: z.boolean(),
  }),
);

/** What therapists keep about their patients. */
export const patientRecords = z.array(
  z.strictObject({
    therapist: z.string().startsWith('pt-'),
    patient: z.string().startsWith('pt-'),
    anamnesis: z.string(),
    notes: z.array(
      z.strictObject({
        id: z.string().startsWith('nota-'),
        daysAgo,
        title: z.string().min(1),
        text: z.string().min(1),
      }),
    ),
  }),
);

/** A persona's published profile, in the platform's fields and uneven forms. */
export const professionalProfile = z.strictObject({
  nome: z.string(),
  cognome: z.string(),
  role,
  gender,
  dob: z.string(),
  telefono: z.string(),
  languages: texts,
  biografia: z.string(),
  specialization: texts.exactOptional(),
  intervations: texts,
  prices: z.strictObject({
    single_seat: phpNumber,
    couple_session: phpNumber.exactOptional(),
    family_session: phpNumber.exactOptional(),
  }),
  qualifications: z.array(
    z.strictObject({ education: z.string(), institute: z.string(), passed_year: phpNumber, filesList: texts }),
  ),
  work_experience: z.array(
    z.strictObject({
      start_date: z.string(),
      end_date: z.string(),
      ongoing: z.union([z.boolean(), phpNumber]),
      description: z.string(),
    }),
  ),
  studio_address: z.array(
    z.strictObject({
      id: z.string(),
      formatted_address: z.string(),
      coordinates: z.array(phpNumber),
      type: z.literal('Point'),
    }),
  ),
  register_defination: z.string(),
  register_date: isoDay,
  region: z.string(),
  correct_name: z.string().exactOptional(),
  specialization_date: isoDay.exactOptional(),
  certificatePsychotherapy: texts.exactOptional(),
  profile_views: phpNumber.exactOptional(),
  company: z.strictObject({}).exactOptional(),
  payment_detail: z.strictObject({}).exactOptional(),
});
