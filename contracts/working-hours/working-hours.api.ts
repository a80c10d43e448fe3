import * as z from 'zod/mini';
import { defineOperation } from '#contracts/kernel/operation';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid'));

/** A stretch of a working day on Rome's clock; its end comes after its beginning. */
const workingStretch = z
  .strictObject({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to, 'end_before_start'));

export type WorkingStretch = z.output<typeof workingStretch>;

/** The week from Monday to Sunday; a day without stretches is free. At most four stretches a day. */
export const workingWeek = z.array(z.array(workingStretch).check(z.maxLength(4))).check(z.length(7));

export type WorkingWeek = z.output<typeof workingWeek>;

/** The therapist's working hours, null while none are given. They shade the calendar and warn, and never forbid. */
export const ownWorkingHours = defineOperation({
  name: 'working-hours/own-working-hours',
  kind: 'query',
  access: 'professionals',
  input: z.strictObject({}),
  output: z.object({ week: z.nullable(workingWeek) }),
  refusals: {},
});

/** Keeps the therapist's working hours; null forgets them. */
export const saveWorkingHours = defineOperation({
  name: 'working-hours/save-working-hours',
  kind: 'command',
  access: 'professionals',
  input: z.strictObject({ week: z.nullable(workingWeek) }),
  output: z.object({}),
  refusals: { changed_elsewhere: { status: 409 } },
});
