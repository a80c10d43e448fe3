import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { patientLabels } from '#web/features/patient-profile/form/patient-texts';
import { usePatientField } from '#web/features/patient-profile/form/use-patient-form';
import { AccountSection } from '#web/features/patient-profile/information/account-section.tsx';
import { ConsentsSection } from '#web/features/patient-profile/information/consents-section.tsx';
import { PersonalFacts } from '#web/features/patient-profile/information/personal-facts.tsx';
import { OwnDataSection } from '#web/features/patient-profile/own-data/own-data-section.tsx';
import { useClosure } from '#web/features/patient-profile/own-data/use-closure.tsx';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';

interface InformationPanelProps {
  readonly profile: OwnPatientProfile;
  readonly slots: PatientProfileSlots;
}

/** The tab 'informazioni': the account, who the patient is, the consents, and the way to take the data along. */
export function InformationPanel({ profile, slots }: InformationPanelProps) {
  const { closureRequestedAt } = profile;
  const closure = useClosure(closureRequestedAt !== null);
  return (
    <div className={classes.tab}>
      <AccountSection email={profile.email} password={slots.password} />
      <SectionCard title="Contatti">
        <PhoneField label={patientLabels.phone} {...usePatientField('phone')} />
      </SectionCard>
      <PersonalFacts profile={profile} askTeam={slots.askTeam} />
      <ConsentsSection profile={profile} askTeam={slots.askTeam} onClose={closure.ask} />
      <OwnDataSection requestedAt={closureRequestedAt} askTeam={slots.askTeam} onClose={closure.ask} />
      {closure.dialog}
    </div>
  );
}
