import type { Log } from '#bff/log';
import { staleWhileRevalidate } from '#bff/stale-while-revalidate';
import type { PackedDirectory } from '#bff/therapists/directory/packed-directory';
import {
  createTherapistIndex,
  type FoundTherapists,
  type TherapistIndex,
  type TherapistSearch,
} from '#bff/therapists/directory/therapist-index';
import type { DirectoryProfile } from '#bff/therapists/therapists-mapping';
import { type Instant, minuteMs } from '#contracts/kernel/instant';
import type { TherapistFilter } from '#contracts/therapists/therapist-filter';
import type { TherapistCard } from '#contracts/therapists/therapists.api';

/**
 * The professionals patients may find, as public data only, read without a user's token. One for the whole application;
 * the platform is read at most once in `freshMs`, however many users ask.
 */
export interface Directory {
  /** One page of a search. */
  search(asked: TherapistSearch): Promise<FoundTherapists>;
  count(filter: TherapistFilter, now: Instant): Promise<number>;
  /** Every language a listed therapist speaks, in no particular order. */
  languages(now: Instant): Promise<string[]>;
  /** A listed therapist; undefined for any other token, so that an ineligible therapist looks like an unknown one. */
  find(token: string, now: Instant): Promise<DirectoryProfile | undefined>;
  /** The listed ones among those tokens, in the same order. */
  cards(tokens: readonly string[], now: Instant): Promise<TherapistCard[]>;
  /** Call after a listed professional has changed: the next caller waits for a new reading. */
  invalidate(): void;
}

export interface DirectoryDeps {
  /** Reads the platform, here or in another thread. */
  readonly read: () => Promise<PackedDirectory>;
  readonly now: () => Instant;
  /** How long a reading is used before another is made; 1 second to 1 minute. */
  readonly freshMs: number;
  readonly log: Log;
}

/** Longer than a reading may be fresh: an older one is used while the next is made. */
const usableMs = 2 * minuteMs;

export function createDirectory({ read, now, freshMs, log }: DirectoryDeps): Directory {
  const index = staleWhileRevalidate<TherapistIndex>({
    read: async () => createTherapistIndex(await read()),
    now,
    freshMs,
    usableMs,
    onRefreshFailed: (failure) => {
      log.warn('directory_not_refreshed', { reason: failure instanceof Error ? failure.name : typeof failure });
    },
  });
  return {
    search: async (asked) => (await index()).search(asked),
    count: async (filter, at) => (await index()).count(filter, at),
    languages: async (at) => (await index()).languages(at),
    find: async (token, at) => (await index()).find(token, at),
    cards: async (tokens, at) => (await index()).cards(tokens, at),
    invalidate: index.invalidate,
  };
}
