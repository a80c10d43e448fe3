import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { useQuery } from '#web/api/use-query';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import { DataTabs } from '#web/features/patient-profile/data-tabs.tsx';
import type { DataTab, PatientTab } from '#web/features/patient-profile/form/patient-texts';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadPassword = () => import('#web/features/login/own-password-dialogs.tsx');

const slots: PatientProfileSlots = {
  password: <PasswordChange />,
  askTeam: (words) => <InformationRequestLink userType="patient">{words}</InformationRequestLink>,
};

export interface DataPartProps {
  readonly shown: PatientTab;
  readonly onShow: (tab: DataTab) => void;
}

/** The tabs 'informazioni' and 'fatturazione', with what other features put into them. */
export function DataPart(props: DataPartProps) {
  const query = useQuery(ownPatientProfile, {});
  return (
    <QueryRegion query={query} what="il tuo profilo">
      {(profile) => <DataTabs {...props} profile={profile} slots={slots} />}
    </QueryRegion>
  );
}

/** Asks for the e-mail that leads to a new password (PATIENT-13, PATIENT-14). */
function PasswordChange() {
  const { module, load } = useLazyModule(loadPassword);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey aria-hidden size={20} />}
        onClick={() => void load(() => setOpen(true))}
      >
        Richiedi modifica password
      </Button>
      {module && (
        <OutsideForm>
          <module.OwnPasswordDialogs opened={isOpen} onClose={() => setOpen(false)} />
        </OutsideForm>
      )}
    </>
  );
}
