import type { ReactNode } from 'react';
import type { OwnProfile } from '#contracts/profile/profile.api';
import type { ProfileFormValues } from '#web/features/profile/form/profile-values';

/** A list that is chosen from ours, as the form holds it. */
export interface ChoicesSlot {
  readonly field: {
    readonly value: readonly string[];
    readonly onChange: (value: string[]) => void;
    readonly onBlur: () => void;
    readonly error: string | undefined;
  };
  /** Whether the contract is signed, so that only the administration changes the list. */
  readonly isLocked: boolean;
}

/** What other features put into the profile. */
export interface ProfileSlots {
  /** The e-mail's neighbour: how the password is changed (PROF-09). */
  readonly password: ReactNode;
  /** Whether new patients may write; it is saved where it is changed. */
  readonly newRequests: ReactNode;
  readonly photo?: (profile: OwnProfile) => ReactNode;
  readonly identityDocuments?: (profile: OwnProfile) => ReactNode;
  readonly specialisations?: (choices: ChoicesSlot) => ReactNode;
  readonly interventionAreas?: (choices: ChoicesSlot) => ReactNode;
  readonly studies?: (profile: OwnProfile) => ReactNode;
  readonly work?: (profile: OwnProfile) => ReactNode;
  /** The way to the profile as patients see it, with what is typed and not saved yet. */
  readonly preview?: (profile: OwnProfile, valuesNow: () => ProfileFormValues) => ReactNode;
}
