import type { OwnProfile } from '#contracts/profile/profile.api';
import type { RequiredProfilePart } from '#contracts/profile/profile-fields';
import { fieldOf } from '#web/features/profile/form/profile-problems';
import { type PanelName, panelOf } from '#web/features/profile/form/profile-texts';

/** What a profile may lack: what it cannot be saved without, and the studies it is incomplete without (STATE-12). */
export type ProfileLack = RequiredProfilePart | 'studies';

/** What the profile lacks with what is typed now; what patients look at first comes first. */
export function lackingParts(
  missing: readonly RequiredProfilePart[],
  { studies }: Pick<OwnProfile, 'studies'>,
): ProfileLack[] {
  const first = (['picture', 'biography'] as const).filter((part) => missing.includes(part));
  const others = missing.filter((part) => part !== 'picture' && part !== 'biography');
  return [...first, ...(studies.some(({ title }) => title.trim() !== '') ? [] : (['studies'] as const)), ...others];
}

/** The panel in which what is missing is given. */
export function panelOfLack(lack: ProfileLack): PanelName {
  if (lack === 'studies') return 'studies';
  const field = fieldOf(lack);
  return field ? panelOf[field] : 'personal';
}
