import * as z from 'zod/mini';
import { api, command, type OperationOutput, query } from '#contracts/kernel/operation';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

/** A stretch of a working day in Rome's time; its end is after its beginning. */
const workingStretch = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to, 'end_before_start'));

/** The week from Monday to Sunday; a day without stretches is free. At most four stretches a day. */
export const workingWeek = z.array(z.array(workingStretch).check(z.maxLength(4))).check(z.length(7));

export type WorkingWeek = z.output<typeof workingWeek>;

/** A day, `yyyy-MM-dd`. */
const day = z.iso.date().check(z.regex(/^2[0-4]/));

/** Whole days off by Rome's calendar, first and last included. */
const absence = z
  .strictObject({ from: day, to: day })
  .check(z.refine(({ from, to }) => from <= to, 'end_before_start'));

export type Absence = z.output<typeof absence>;

/** At most twenty, in any order. */
export const absenceList = z.array(absence).check(z.maxLength(20));

/** When a therapist works; `week` is null while no hours are given. */
const workingTimes = { week: z.nullable(workingWeek), absences: absenceList };

export const workingHoursApi = api('working-hours', {
  /** The therapist's working hours and days off. They shade the calendar and warn, and never forbid a booking. */
  ownWorkingHours: query({
    access: 'professionals',
    input: z.strictObject({}),
    output: z.object(workingTimes),
  }),

  /** Replaces the therapist's working hours and days off; a null week removes the hours. */
  saveWorkingHours: command({
    access: 'professionals',
    affects: ['working-hours/own-working-hours', 'setup/own-setup'],
    input: z.strictObject(workingTimes),
    output: z.object({}),
  }),
});

export const { ownWorkingHours, saveWorkingHours } = workingHoursApi;

export type WorkingTimes = OperationOutput<typeof ownWorkingHours>;
