import * as z from 'zod/mini';
import { isoInstant, publicToken } from '#contracts/kernel/fields';
import { api, command, query } from '#contracts/kernel/operation';

export const calendarExportApi = api('calendar-export', {
  /** One of the user's appointments as an iCalendar file: a neutral title and a reminder, without name or kind. */
  appointmentFile: query({
    access: 'signed-in',
    input: z.strictObject({ appointment: publicToken }),
    output: z.object({ fileName: z.string(), content: z.string() }),
  }),

  /** Whether the user has a calendar subscription, since when, and whether this installation offers subscriptions. */
  ownSubscription: query({
    access: 'signed-in',
    input: z.strictObject({}),
    output: z.object({ isOffered: z.boolean(), since: z.nullable(isoInstant) }),
  }),

  /**
   * Starts a subscription in the place of the one the page shows, and answers its private address, a path of this site;
   * an earlier address stops working. `replaces` is that one's `since`, null where the page shows none. Where another
   * press has started one within the last minute, that one's address is answered: presses at the same moment have one
   * address, which works. Fails with `changed_elsewhere` where it was started longer ago.
   */
  startSubscription: command({
    access: 'signed-in',
    affects: ['calendar-export/own-subscription'],
    input: z.strictObject({ replaces: z.nullable(isoInstant) }),
    output: z.object({ path: z.string(), since: isoInstant }),
    refusals: { not_offered: { status: 409 } },
  }),

  /** Ends the subscription: its address stops working. Without a subscription it changes nothing. */
  endSubscription: command({
    access: 'signed-in',
    affects: ['calendar-export/own-subscription'],
    input: z.strictObject({}),
    output: z.object({}),
  }),
});

export const { appointmentFile, ownSubscription, startSubscription, endSubscription } = calendarExportApi;
