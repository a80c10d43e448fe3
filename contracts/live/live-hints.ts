import * as z from 'zod/mini';

/** The address of the stream of hints; `?user=` names the user whose page asks, as `x-on-behalf-of` does. */
export const livePath = '/live';

/** The header in which a page names itself, so that it is not told of its own acts. */
export const pageHeader = 'x-page';

/** A page's name, made anew with each load. */
export const pageName = z.string().check(z.regex(/^[\w-]{8,36}$/));

/** Tells a page that answers may have changed: names of queries and of the page that acted, never what they hold. */
export const liveHint = z.object({ queries: z.array(z.string()), from: z.nullable(pageName) });

export type LiveHint = z.output<typeof liveHint>;

/** The first event: whether the hints since the last one heard follow it; otherwise everything may have changed. */
export const liveReady = z.object({ isComplete: z.boolean() });

/** The names of the stream's events; a beat says that it still stands. */
export const liveEvents = { ready: 'ready', hint: 'hint', beat: 'beat' } as const;

/** The longest pause between two events of a stream that stands, in milliseconds. */
export const beatEveryMs = 20_000;

/** The queries that what others do may change; after a gap of unknown length all of them are read again. */
export const queriesOthersChange: readonly string[] = [
  'alerts/list-alerts',
  'appointments/list-appointments',
  'chat/list-conversations',
  'chat/read-conversation',
  'setup/own-setup',
  'tickets/list-tickets',
];
