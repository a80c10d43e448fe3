import * as z from 'zod/mini';

/**
 * A public token of the platform: compared, never interpreted. At most 128 characters that need no escaping anywhere.
 */
export const publicToken = z.string().check(z.regex(/^[\w.-]{1,128}$/));

/** An idempotency key, made by the browser for each attempt of a user, so that a retry is recognised. */
export const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** A moment on the wire: ISO 8601 in UTC. */
export const isoInstant = z.iso.datetime();

/** For names and addresses: the platform prints them into documents, where `<` and `>` would be markup. */
export const withoutMarkup = z.regex(/^[^<>]*$/, 'markup');

/** Whole cents, never negative. */
export const cents = z.int().check(z.nonnegative());

/** An address on this site that serves a picture or a file. */
export const fileUrl = z.string();
