import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { ownProfile } from '#contracts/profile/profile.api';
import { useQuery } from '#web/api/use-query';
import { InformationTab } from '#web/features/profile/information-tab.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialogs = () => import('#web/features/login/own-password-dialogs.tsx');

/** The first tab of the profile, with what other features put into it. */
export function InformationPart() {
  const query = useQuery(ownProfile, {});
  return (
    <QueryRegion query={query} what="il tuo profilo">
      {(profile) => <InformationTab profile={profile} slots={{ password: <PasswordChange /> }} />}
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
