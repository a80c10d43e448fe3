/**
 * Every timeout of the server, in milliseconds: the framework's own defaults are mostly none. Operations end with the
 * deadline of their context, and files with the time of their own routes.
 */
export const serverTimeouts = {
  /** A silent connection is dropped; longer than the longest operation, which is silent until it answers. */
  connectionTimeout: 30_000,
  /** The headers must have come: a slow trickle holds no socket. */
  http: { headersTimeout: 15_000 },
  /** The whole request must have come, uploads included; `bodyDeadlineMs` holds every other route to less. */
  requestTimeout: 75_000,
  /** Longer than the 60 s after which balancers usually drop an idle connection, so that they do it first. */
  keepAliveTimeout: 65_000,
} as const;

/** 64 KB over a poor telephone line. */
export const usualBodyDeadlineMs = 15_000;
