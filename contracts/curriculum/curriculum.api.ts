import * as z from 'zod/mini';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import { isTooEarly, requiredDay, requiredProse, requiredText } from '#contracts/kernel/form-fields';
import { api, command } from '#contracts/kernel/operation';
import { exactText } from '#contracts/kernel/text-fields';

/** The most entries a list takes; one that the platform has longer is shown whole and only shortened. */
export const mostEntries = 50;

/**
 * Names an entry of a list by its content: an entry that was changed or removed elsewhere has this name no more, so
 * that nothing is done to another in its place.
 */
const entryId = z.string().check(z.regex(/^[\w.-]{1,64}$/));

/** A study as its owner sees it; `date` is a year or `yyyy-MM-dd`, or whatever else the platform holds. */
export const ownStudy = z.object({
  id: entryId,
  date: z.nullable(z.string()),
  title: z.string(),
  institute: z.string(),
  /** How many files, such as the degree certificate, go with it when it is removed. */
  files: z.int(),
});

/** A work experience as its owner sees it; days are `yyyy-MM-dd`, `end` is null where there is none yet. */
export const ownWork = z.object({
  id: entryId,
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  ongoing: z.boolean(),
  description: z.string(),
});

export type OwnStudy = z.output<typeof ownStudy>;
export type OwnWork = z.output<typeof ownWork>;

/** A year, or a day of it, `yyyy-MM-dd`: the platform keeps the year (AMB-54). */
const yearOrDay = z.string().check(
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || /^(?:19|20)\d\d$/.test(text) || civilDateFrom(text) === text, 'invalid'),
  z.refine((text) => !isTooEarly(text), 'too_early'),
);

/** The study modal; messages are codes: `required`, `invalid`, `too_early`, `invisible_characters` (MODAL-27). */
export const studyFields = { date: yearOrDay, title: requiredText(200), institute: requiredText(200) };

/** The work-experience modal; `end` is null while it is ongoing (MODAL-23, MODAL-25). */
export const workFields = { start: requiredDay, end: z.nullable(requiredDay), description: requiredProse(2_000) };

const entry = { entry: entryId };

/**
 * What is removed, and the others of its list as they were shown. They tell one that is gone, since an earlier attempt
 * or another tab has removed it, from one that was changed elsewhere and now has another name.
 */
const removal = { ...entry, others: z.optional(z.array(entryId).check(z.maxLength(500))) };

const listFull = { status: 422 } as const;
/** A study is listed once it is completed, a work experience once it has begun. */
const dateToCome = { status: 422 } as const;
const endBeforeStart = { status: 422 } as const;
/** Work that has not ended is ongoing. */
const endToCome = { status: 422 } as const;

/** What shows a professional's curriculum, to themselves and as patients see it. */
const affects = ['profile/own-profile', 'therapists/therapist-detail', 'setup/own-setup'];

export const curriculumApi = api('curriculum', {
  /**
   * Adds a study at the end of the list. One that is already there as it is asked for is not added again, so that a
   * retry after a lost answer makes no second. Refuses with `date_to_come` a day after today in Rome, and with
   * `list_full` (PROF-52, MODAL-27).
   */
  addStudy: command({
    access: 'professionals',
    affects,
    input: z.strictObject(studyFields),
    output: z.object({}),
    refusals: { date_to_come: dateToCome, list_full: listFull },
  }),

  /**
   * Changes one study in its place and keeps its files and whatever else the platform has of it. Fails with
   * `changed_elsewhere` where the entry is no longer as it was shown (PROF-54).
   */
  changeStudy: command({
    access: 'professionals',
    affects,
    input: z.strictObject({ ...entry, ...studyFields }),
    output: z.object({}),
    refusals: { date_to_come: dateToCome },
  }),

  /**
   * Removes one study with its files. One that is gone counts as removed when nothing is in the list that was not shown
   * beside it; otherwise it fails with `changed_elsewhere` as `changeStudy` does (PROF-54).
   */
  removeStudy: command({ access: 'professionals', affects, input: z.strictObject(removal), output: z.object({}) }),

  /**
   * Adds a work experience, as `addStudy` adds a study. Refuses with `date_to_come` a start after today in Rome, and
   * with `end_before_start` an end that is not after the start and with `end_to_come` one after today (PROF-53,
   * MODAL-23).
   */
  addWork: command({
    access: 'professionals',
    affects,
    input: z.strictObject(workFields),
    output: z.object({}),
    refusals: {
      date_to_come: dateToCome,
      end_before_start: endBeforeStart,
      end_to_come: endToCome,
      list_full: listFull,
    },
  }),

  /** Changes one work experience, as `changeStudy` changes a study (PROF-54). */
  changeWork: command({
    access: 'professionals',
    affects,
    input: z.strictObject({ ...entry, ...workFields }),
    output: z.object({}),
    refusals: { date_to_come: dateToCome, end_before_start: endBeforeStart, end_to_come: endToCome },
  }),

  /** Removes one work experience, as `removeStudy` removes a study (PROF-54). */
  removeWork: command({ access: 'professionals', affects, input: z.strictObject(removal), output: z.object({}) }),

  /**
   * Takes a file out of the caller's own identity documents, by its stored name. A name that is not in that list counts
   * as taken out, as after an attempt whose answer was lost; the file itself stays where the platform keeps it
   * (PROF-18).
   */
  removeIdentityDocument: command({
    access: 'professionals',
    affects: ['profile/own-profile'],
    input: z.strictObject({ name: exactText(200).check(z.regex(/^[\w.-]+$/)) }),
    output: z.object({}),
  }),
});

export const { addStudy, changeStudy, removeStudy, addWork, changeWork, removeWork, removeIdentityDocument } =
  curriculumApi;
