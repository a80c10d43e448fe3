import { createLegacyClient, type LegacyClientParts } from '#bff/legacy/legacy-client';
import { type PackedDirectory, packDirectory } from '#bff/therapists/directory/packed-directory';
import { isEligible } from '#bff/therapists/eligibility/is-eligible';
import { professionalFrom } from '#bff/therapists/professional-from';
import { directoryEntryFrom } from '#bff/therapists/therapists-mapping';
import type { Instant } from '#contracts/kernel/instant';
import { listProfessionals } from '#contracts/therapists/therapists.legacy';

export interface ReadDirectoryDeps extends Omit<LegacyClientParts, 'signal'> {
  readonly now: Instant;
  readonly mediaBase: string;
}

const deadlineMs = 30_000;

/**
 * Reads every professional and packs the eligible ones. It has its own deadline: the first caller may leave without
 * ending it for the others.
 */
export async function readDirectory({ now, mediaBase, ...deps }: ReadDirectoryDeps): Promise<PackedDirectory> {
  const legacy = createLegacyClient({ ...deps, signal: AbortSignal.timeout(deadlineMs) });
  const { users } = await legacy.call(listProfessionals, { type: 'dottore' });
  const eligible = users.filter((user) => isEligible(professionalFrom(user), now));
  return packDirectory(eligible.flatMap((user) => directoryEntryFrom(user, mediaBase) ?? []));
}
