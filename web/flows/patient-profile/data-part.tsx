import { ownPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { useQuery } from '#web/api/use-query';
import { InformationRequestLink } from '#web/features/information-request/information-request-link.tsx';
import { OwnPasswordButton } from '#web/features/login/own-password-button.tsx';
import { DataTabs } from '#web/features/patient-profile/data-tabs.tsx';
import type { DataTab, PatientTab } from '#web/features/patient-profile/form/patient-texts';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { QueryRegion } from '#web/ui/query-region.tsx';

const slots: PatientProfileSlots = {
  password: <OwnPasswordButton label="Richiedi modifica password" />,
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
