import * as z from 'zod/mini';

/** A public token of the platform: never interpreted, only compared. At most 128 characters that are safe anywhere. */
export const publicToken = z.string().check(z.regex(/^[\w.-]{1,128}$/));

/** Names one act of a user, so that a retry is recognised: made by the browser, one per act. */
export const idempotencyKey = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** A moment on the wire: ISO 8601 in UTC. */
export const isoInstant = z.iso.datetime();

/** For names and addresses: the platform prints them into documents, where these two signs would be markup. */
export const withoutMarkup = z.regex(/^[^<>]*$/, 'markup');

/** Whole euro cents, never negative. */
export const cents = z.int().check(z.nonnegative());

/** An address of this site a picture or file is read from. */
export const fileUrl = z.string();
