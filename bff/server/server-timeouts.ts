/**
 * Every timeout of the server, in milliseconds; most of the framework's own defaults are none. Operations end with the
 * deadline of their context, and files with the time limit of their own routes.
 */
export const serverTimeouts = {
  /** A silent connection is dropped; longer than the longest operation, which is silent until it answers. */
  connectionTimeout: 30_000,
  /** The time for the headers to arrive, so that a slow trickle holds no socket. */
  http: { headersTimeout: 15_000 },
  /** The time for the whole request to arrive, uploads included; `bodyDeadlineMs` holds every other route to less. */
  requestTimeout: 75_000,
  /** Longer than the 60 s after which load balancers usually drop an idle connection, so that they do it first. */
  keepAliveTimeout: 65_000,
} as const;

/** In milliseconds: enough for 64 KB over a poor phone line. */
export const usualBodyDeadlineMs = 15_000;
