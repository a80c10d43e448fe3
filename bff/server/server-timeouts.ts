/**
 * Every timeout of the server, in milliseconds: the framework's own defaults are mostly none. Operations end with the
 * deadline of their context, and files with the time of their own routes.
 */
export const serverTimeouts = {
  /** A silent connection is dropped; longer than the longest operation, which is silent until it answers. */
  connectionTimeout: 30_000,
  /** The whole request must have come: 64 KB over a poor telephone line, not a slow trickle that holds a socket. */
  requestTimeout: 15_000,
  /** Longer than the 60 s after which balancers usually drop an idle connection, so that they do it first. */
  keepAliveTimeout: 65_000,
} as const;
