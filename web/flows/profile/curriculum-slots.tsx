import { IdentityDocuments } from '#web/features/curriculum/documents/identity-documents.tsx';
import { ProfilePhoto } from '#web/features/curriculum/photo/profile-photo.tsx';
import { StudiesPanel } from '#web/features/curriculum/studies/studies-panel.tsx';
import { WorkPanel } from '#web/features/curriculum/work/work-panel.tsx';
import type { ProfileSlots } from '#web/features/profile/profile-slots';
import { LockableChoices } from '#web/flows/profile/lockable-choices.tsx';
import { ProfilePreview } from '#web/flows/profile/profile-preview.tsx';

/** What the curriculum puts into the profile: each saves itself, but for the lists, which are fields of its form. */
export const curriculumSlots: Omit<ProfileSlots, 'password'> = {
  photo: ({ values: { firstName, lastName }, pictureUrl }) => <ProfilePhoto {...{ firstName, lastName, pictureUrl }} />,
  identityDocuments: ({ identityDocuments, values: { cardExpiry, taxCodeExpiry } }) => (
    <IdentityDocuments names={identityDocuments} {...{ cardExpiry, taxCodeExpiry }} />
  ),
  specialisations: (choices) => <LockableChoices kind="specialisation" choices={choices} />,
  interventionAreas: (choices) => <LockableChoices kind="intervention" choices={choices} />,
  studies: ({ studies }) => <StudiesPanel studies={studies} />,
  work: ({ work }) => <WorkPanel work={work} />,
  preview: (profile, valuesNow) => <ProfilePreview profile={profile} valuesNow={valuesNow} />,
};
