import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { dayMs } from '#contracts/kernel/instant';
import type { Operation } from '#contracts/kernel/operation';

/** The longest piece of a parcel, and how many pieces a parcel has at most: it fits a request. */
export const longestPiece = 9_000;
export const mostPieces = 7;

/** How long a parcel can be opened: longer than anybody looks at an offer, and not for ever. */
export const parcelLastsMs = dayMs;

/** Removed rows, sealed, in the pieces of one text. */
const parcel = z.array(z.string().check(z.maxLength(longestPiece), z.regex(/^[\w-]+$/))).check(z.maxLength(mostPieces));

/** What a removal answers: nothing else keeps what was removed (decision 44). No parcel where nothing was found. */
export const removedParcels = z.object({
  parcels: z.array(parcel),
  /** Whether the parcels hold all of it; a row of another program may be too long for a request. */
  isComplete: z.boolean(),
});

export type RemovedParcels = z.output<typeof removedParcels>;

/**
 * Whether the rows are gone nobody knows. Its parcels hold them all the same, since what brings them back adds only
 * what is missing.
 */
export const removalRefusals = {
  removal_unconfirmed: { status: 503, details: removedParcels, outcomeUnknown: true },
} as const;

/** What brings rows back takes one parcel at a time. */
export const parcelInput = z.strictObject({ parcel });

/** It was not sealed here, for this user and this operation; or it was, and too long ago. */
export const parcelRefusals = { parcel_unreadable: { status: 410 }, parcel_expired: { status: 410 } } as const;

/** An operation that brings back what is missing of the rows in a parcel, however often it is asked. */
export type RestoreOperation = Operation<typeof parcelInput>;

/** An operation that removes rows and hands them out. */
export type RemovalOperation = Operation<$ZodType, typeof removedParcels, typeof removalRefusals>;
