import { visibleText } from '#contracts/kernel/visible-text';
import { type RequiredProfilePart, requiredProfileParts } from '#contracts/profile/profile-fields';

/** What the required parts of a profile are judged by; an address by its written form. */
export interface ProfileParts {
  readonly hasPicture: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string | null;
  readonly gender: string | null;
  readonly phone: string;
  readonly region: string;
  readonly registerNumber: string;
  readonly singlePrice: number | null;
  readonly couplePrice: number | null;
  readonly familyPrice: number | null;
  readonly biography: string;
  readonly residence: string;
}

/** What the profile lacks of all that it cannot be saved without, in the order of the requirement (PROF-58). */
export function missingProfileParts(parts: ProfileParts): RequiredProfilePart[] {
  return requiredProfileParts.filter((part) => !isGiven(parts, part));
}

function isGiven(parts: ProfileParts, part: RequiredProfilePart): boolean {
  if (part === 'picture') return parts.hasPicture;
  if (part === 'prices') return [parts.singlePrice, parts.couplePrice, parts.familyPrice].some(Boolean);
  return visibleText.test(parts[part] ?? '');
}
