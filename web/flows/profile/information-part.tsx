import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownProfile } from '#contracts/profile/profile.api';
import { useQuery } from '#web/api/use-query';
import { IdentityDocuments } from '#web/features/curriculum/documents/identity-documents.tsx';
import { ProfilePhoto } from '#web/features/curriculum/photo/profile-photo.tsx';
import { StudiesPanel } from '#web/features/curriculum/studies/studies-panel.tsx';
import { WorkPanel } from '#web/features/curriculum/work-experience/work-panel.tsx';
import { NewRequestsPanel } from '#web/features/new-requests/new-requests-panel.tsx';
import { InformationTab } from '#web/features/profile/information-tab.tsx';
import type { ProfileSlots } from '#web/features/profile/profile-slots';
import { LockableChoices } from '#web/flows/profile/lockable-choices.tsx';
import { ProfilePreview } from '#web/flows/profile/profile-preview.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialogs = () => import('#web/features/login/own-password-dialogs.tsx');

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
  password: <PasswordChange />,
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

/** Asks for the e-mail that leads to a new password (PROF-09, PROF-10). */
function PasswordChange() {
  const { module, load } = useLazyModule(loadDialogs);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey aria-hidden size={20} />}
        onClick={() => void load(() => setOpen(true))}
      >
        Cambia password
      </Button>
      {module && <module.OwnPasswordDialogs opened={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
