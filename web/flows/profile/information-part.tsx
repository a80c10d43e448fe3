import { useSearchParams } from 'react-router-dom';
import { ownProfile } from '#contracts/profile/profile.api';
import { useQuery } from '#web/api/use-query';
import { IdentityDocuments } from '#web/features/curriculum/documents/identity-documents.tsx';
import { ProfilePhoto } from '#web/features/curriculum/photo/profile-photo.tsx';
import { StudiesPanel } from '#web/features/curriculum/studies/studies-panel.tsx';
import { WorkPanel } from '#web/features/curriculum/work-experience/work-panel.tsx';
import { OwnPasswordButton } from '#web/features/login/own-password-button.tsx';
import { NewRequestsPanel } from '#web/features/new-requests/new-requests-panel.tsx';
import { InformationTab } from '#web/features/profile/information-tab.tsx';
import type { ProfileSlots } from '#web/features/profile/profile-slots';
import { LockableChoices } from '#web/flows/profile/lockable-choices.tsx';
import { ProfilePreview } from '#web/flows/profile/profile-preview.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

/** What other features put into the profile: each saves itself, but for the lists, which are fields of its form. */
const slots: ProfileSlots = {
  photo: ({ values: { firstName, lastName }, pictureUrl }) => <ProfilePhoto {...{ firstName, lastName, pictureUrl }} />,
  identityDocuments: ({ identityDocuments, values: { cardExpiry, taxCodeExpiry } }) => (
    <IdentityDocuments names={identityDocuments} {...{ cardExpiry, taxCodeExpiry }} />
  ),
  specialisations: (choices) => <LockableChoices kind="specialisation" choices={choices} />,
  interventionAreas: (choices) => <LockableChoices kind="intervention" choices={choices} />,
  studies: ({ studies }) => <StudiesPanel studies={studies} />,
  work: ({ work }) => <WorkPanel work={work} />,
  preview: (profile, valuesNow) => <ProfilePreview profile={profile} valuesNow={valuesNow} />,
  password: <OwnPasswordButton label="Cambia password" />,
  newRequests: <NewRequestsPanel />,
};

/** The first tab of the profile, with what other features put into it. */
export function InformationPart() {
  const query = useQuery(ownProfile, {});
  const [search] = useSearchParams();
  const panel = search.get('panel');
  const ledTo = panel === 'photo' || panel === 'missing' ? panel : undefined;
  return (
    <QueryRegion query={query} what="il tuo profilo">
      {(profile) => <InformationTab {...{ profile, ledTo, slots }} />}
    </QueryRegion>
  );
}
