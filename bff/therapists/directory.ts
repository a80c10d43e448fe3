import { createLegacyClient, type LegacyClientParts } from '#bff/legacy/legacy-client';
import { keptFresh } from '#bff/therapists/kept-fresh';
import { professionalFrom } from '#bff/therapists/professional-from';
import { type DirectoryEntry, directoryEntryFrom } from '#bff/therapists/therapists-mapping';
import { type Instant, minuteMs } from '#contracts/kernel/instant';
import { isEligible } from '#contracts/therapists/is-eligible';
import { listUsers } from '#contracts/users/users.legacy';

/**
 * The professionals patients may find, as public data only: read without anybody's token, for everybody. One for the
 * whole application; at most one reading of the platform in 30 seconds, however many users ask.
 */
export interface Directory {
  therapists(): Promise<readonly DirectoryEntry[]>;
}

export interface DirectoryParts extends Omit<LegacyClientParts, 'signal'> {
  readonly now: () => Instant;
  readonly mediaBase: string;
}

const freshMs = minuteMs / 2;
const usableMs = 2 * minuteMs;
const deadlineMs = 20_000;

/** Builds the directory. Its readings have their own deadline: who asked first may leave without ending them for the others. */
export function createDirectory(parts: DirectoryParts): Directory {
  const { transport, log, paths, now, mediaBase } = parts;
  async function read(): Promise<DirectoryEntry[]> {
    const legacy = createLegacyClient({ transport, log, paths, signal: AbortSignal.timeout(deadlineMs) });
    const { users } = await legacy.call(listUsers, { type: 'dottore' });
    const eligible = users.filter((user) => isEligible(professionalFrom(user), now()));
    return eligible.flatMap((user) => directoryEntryFrom(user, mediaBase) ?? []);
  }
  const therapists = keptFresh({
    read,
    now,
    freshMs,
    usableMs,
    onRefreshFailed: (failure) => {
      log.warn('directory_not_refreshed', { reason: failure instanceof Error ? failure.name : typeof failure });
    },
  });
  return { therapists };
}
