import * as z from 'zod/mini';
import { isoInstant, publicToken } from '#contracts/kernel/fields';
import { defineOperation } from '#contracts/kernel/operation';

/** One of the reader's own appointments as an iCalendar file: a neutral title and a reminder, no name and no kind. */
export const appointmentFile = defineOperation({
  name: 'calendar-export/appointment-file',
  kind: 'query',
  access: 'signed-in',
  input: z.strictObject({ appointment: publicToken }),
  output: z.object({ fileName: z.string(), content: z.string() }),
  refusals: {},
});

/** Whether the reader has a calendar subscription, since when, and whether this installation offers any. */
export const ownSubscription = defineOperation({
  name: 'calendar-export/own-subscription',
  kind: 'query',
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ isOffered: z.boolean(), since: z.nullable(isoInstant) }),
  refusals: {},
});

/** Starts a subscription and answers its private address, a path of this site; an earlier address is good no more. */
export const startSubscription = defineOperation({
  name: 'calendar-export/start-subscription',
  kind: 'command',
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.object({ path: z.string(), since: isoInstant }),
  refusals: { not_offered: { status: 409 }, changed_elsewhere: { status: 409 } },
});

/** Ends the subscription: its address is good no more. Without one nothing happens. */
export const endSubscription = defineOperation({
  name: 'calendar-export/end-subscription',
  kind: 'command',
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.object({}),
  refusals: { changed_elsewhere: { status: 409 } },
});
