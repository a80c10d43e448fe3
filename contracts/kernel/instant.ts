declare const instantBrand: unique symbol;

/** A moment: milliseconds since 1970 (UTC). Never a wall-clock time. */
export type Instant = number & { readonly [instantBrand]: true };

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const dayMs = 86_400_000;

/** A text without offset would be read in the device's zone. */
const withOffset = /T.+(?:Z|[+-]\d\d:\d\d)$/;

/** The furthest a date can be from 1970, in milliseconds. */
const furthestMs = 8.64e15;

/** Takes milliseconds since 1970; throws a RangeError outside the range of a date. */
export function instantFromMs(ms: number): Instant {
  if (!(Math.abs(ms) <= furthestMs)) throw new RangeError('Not an instant.');
  return Math.trunc(ms) as Instant;
}

/** Takes an ISO 8601 date-time with its offset or Z; throws a RangeError for anything else. */
export function instantFromIso(iso: string): Instant {
  if (!withOffset.test(iso)) throw new RangeError('Not an instant.');
  return instantFromMs(Date.parse(iso));
}

/** ISO 8601 in UTC, the form of every instant on the wire. */
export function isoFromInstant(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** Shifts an instant by milliseconds, which may be negative. */
export function shiftInstant(instant: Instant, ms: number): Instant {
  return instantFromMs(instant + ms);
}

/** Whole Unix seconds, as the platform counts time. */
export function secondsFromInstant(instant: Instant): number {
  return Math.floor(instant / 1000);
}
