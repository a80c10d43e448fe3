import * as z from 'zod/mini';
import { moods } from '#contracts/diary/moods';
import { type CivilDate, civilDateFrom } from '#contracts/kernel/civil-date';
import { idempotencyKey } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';
import { proseText } from '#contracts/kernel/prose-text';
import { parcelInput, parcelRefusals, removalRefusals, removedParcels } from '#contracts/removal/parcels';

/** The longest comment, in characters (Unicode code points). */
export const longestComment = 2_000;

/** The most entries that are deleted at once, so that the request stays within the limit of a body. */
export const mostDeleted = 500;

/** The most entries of a diary that something is added to; ten years of an entry on two days of three. */
export const mostEntries = 5_000;

/** The most entries that are read at once: a longer diary is read page by page. */
export const mostListed = 500;

/** The days back over which moods are shown. */
export const trendPeriods = [7, 30, 90, 365] as const;
export type TrendPeriod = (typeof trendPeriods)[number];

/** Names an entry: its id, or what it says where the platform's id names none or several. */
const entryName = z.string().check(z.regex(/^[\w.-]{1,100}$/));

/** What an entry stood at when it was read. */
const entryRevision = z.string().check(z.regex(/^[\da-f]{1,8}-[\da-f]{1,8}$/));

const day = z.custom<CivilDate>((value) => typeof value === 'string' && civilDateFrom(value) === value, 'invalid');

/** An entry as its owner sees it (DIARY-11). */
export const diaryEntry = z.object({
  id: entryName,
  /** One of `moods`, or another word the platform holds. */
  mood: z.string(),
  comment: z.string(),
  /** Null where the platform's date cannot be read. */
  date: z.nullable(day),
  revision: entryRevision,
});

export type DiaryEntry = z.output<typeof diaryEntry>;

/** The moods of a day, newest first. */
const moodDay = z.object({ date: day, moods: z.array(z.string()) });

export type MoodDay = z.output<typeof moodDay>;

/** The form of an entry; messages are codes: `required`, `invalid`, `invisible_characters` (DIARY-08). */
export const entryFields = {
  mood: z.enum(moods, 'required'),
  comment: proseText(longestComment),
  date: day,
};

/** The day has not come yet, in Rome. */
const dateToCome = { status: 422 } as const;
/** The diary holds as many entries, or as many bytes, as one may. */
const diaryFull = { status: 422 } as const;

const affects = ['diary/list-entries', 'diary/mood-days'];

export const diaryApi = api('diary', {
  /**
   * A page of the patient's own diary, newest entries first as the platform has them, and how many there are in all; no
   * entry where it begins behind the last. Nobody else reads them (GUARD-69, DIARY-12).
   */
  listEntries: query({
    access: 'patients',
    versioned: true,
    input: z.strictObject({
      /** How many entries come before the page. */
      from: z.int().check(z.minimum(0), z.maximum(1_000_000)),
      count: z.int().check(z.minimum(1), z.maximum(mostListed)),
    }),
    output: z.object({ entries: z.array(diaryEntry), total: z.int() }),
  }),

  /** The moods of the last days, today in Rome included; only days with entries, oldest first. */
  moodDays: query({
    access: 'patients',
    versioned: true,
    input: z.strictObject({ days: z.literal(trendPeriods) }),
    output: z.object({
      today: day,
      days: z.array(moodDay),
      /** On how many days of the present month there are entries. */
      notedThisMonth: z.int(),
    }),
  }),

  /**
   * Adds an entry at the head of the diary; the same key adds one only. Refuses with `date_to_come` a day after today
   * in Rome, with `diary_full` what would make the diary larger than one may be, and with `key_reused` other content
   * under the same key (DIARY-10, DIARY-12, LEG-67).
   */
  addEntry: command({
    access: 'patients',
    affects,
    input: z.strictObject({ idempotencyKey, ...entryFields }),
    output: z.object({ entry: diaryEntry }),
    refusals: { date_to_come: dateToCome, diary_full: diaryFull },
  }),

  /**
   * Changes one entry in its place and keeps whatever else the platform has of it. Where it no longer stands as its
   * revision says it is refused with `entry_changed` and what stands, null where the entry is gone; what stands as it
   * is asked for is no conflict. Other refusals as of `addEntry`.
   */
  changeEntry: command({
    access: 'patients',
    affects,
    input: z.strictObject({ entry: entryName, revision: entryRevision, ...entryFields }),
    output: z.object({ entry: diaryEntry }),
    refusals: {
      entry_changed: { status: 409, details: z.object({ stands: z.nullable(diaryEntry) }) },
      date_to_come: dateToCome,
      diary_full: diaryFull,
    },
  }),

  /**
   * Deletes entries; those that are gone already are passed over. The parcels are for `restoreEntries`; refuses as all
   * do that hand them out (DIARY-15).
   */
  deleteEntries: command({
    access: 'patients',
    affects,
    input: z.strictObject({ entries: z.array(entryName).check(z.minLength(1), z.maxLength(mostDeleted)) }),
    output: removedParcels,
    refusals: removalRefusals,
  }),

  /**
   * Adds back what is missing of the deleted entries of a parcel, as it was, at its place. A full diary takes back as
   * much again as it may hold, and refuses more with `diary_full`. Other refusals as of all that take a parcel.
   */
  restoreEntries: command({
    access: 'patients',
    affects,
    input: parcelInput,
    output: z.object({}),
    refusals: { ...parcelRefusals, diary_full: diaryFull },
  }),
});

export const { listEntries, moodDays, addEntry, changeEntry, deleteEntries, restoreEntries } = diaryApi;
