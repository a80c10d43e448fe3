import * as z from 'zod/mini';

/** The problems every operation may answer, with their HTTP status. An operation's own refusals are in its contract. */
export const sharedProblems = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  /** The page shows somebody else than the browser's session belongs to: nothing has been done for either. */
  other_account: 409,
  /** Something else changed the same data at the same time: nothing may be assumed saved. */
  changed_elsewhere: 409,
  /** The user would be larger than the platform takes: nothing was saved, and something must go first. */
  account_full: 422,
  /** The idempotency key was sent before with other content: what that one created stands, and nothing was added. */
  key_reused: 409,
  unsupported_media_type: 415,
  too_large: 413,
  rate_limited: 429,
  unexpected: 500,
  /** The server accepts no more work at the moment. */
  overloaded: 503,
  /** The platform refused with a code that the operation does not know. */
  legacy_refused: 502,
  /** The platform's answer cannot be read. */
  legacy_unreadable: 502,
  /** The platform did not answer, or not in time. */
  legacy_unavailable: 503,
} as const;

export type SharedProblemCode = keyof typeof sharedProblems;

/**
 * A failed answer on the wire: a code, never prose. `fields` names what was wrong in the input (dotted path → zod
 * code), `outcomeUnknown` says that a write may have happened although its answer was lost.
 */
export const problem = z.object({
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  details: z.optional(z.unknown()),
  outcomeUnknown: z.optional(z.boolean()),
  retryAfterSeconds: z.optional(z.number()),
});

export type Problem = z.output<typeof problem>;
