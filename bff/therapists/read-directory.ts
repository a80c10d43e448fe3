import { createLegacyClient, type LegacyClientParts } from '#bff/legacy/legacy-client';
import { isEligible } from '#bff/therapists/eligibility/is-eligible';
import { type PackedDirectory, packDirectory } from '#bff/therapists/packed-directory';
import { professionalFrom } from '#bff/therapists/professional-from';
import { directoryEntryFrom } from '#bff/therapists/therapists-mapping';
import type { Instant } from '#contracts/kernel/instant';
import { listProfessionals } from '#contracts/therapists/therapists.legacy';

export interface ReadDirectoryParts extends Omit<LegacyClientParts, 'signal'> {
  readonly now: Instant;
  readonly mediaBase: string;
}

const deadlineMs = 30_000;

/**
 * Reads every professional and packs the eligible ones (SEARCH-61 to 66). It has its own deadline: who asked first may
 * leave without ending it for the others.
 */
export async function readDirectory({ now, mediaBase, ...parts }: ReadDirectoryParts): Promise<PackedDirectory> {
  const legacy = createLegacyClient({ ...parts, signal: AbortSignal.timeout(deadlineMs) });
  const { users } = await legacy.call(listProfessionals, { type: 'dottore' });
  const eligible = users.filter((user) => isEligible(professionalFrom(user), now));
  return packDirectory(eligible.flatMap((user) => directoryEntryFrom(user, mediaBase) ?? []));
}
