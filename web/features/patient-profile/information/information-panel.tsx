import { Button, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { patientLabels } from '#web/features/patient-profile/form/patient-texts';
import { usePatientField } from '#web/features/patient-profile/form/use-patient-form';
import { ConsentsSection } from '#web/features/patient-profile/information/consents-section.tsx';
import { PersonalFacts } from '#web/features/patient-profile/information/personal-facts.tsx';
import { OwnDataSection } from '#web/features/patient-profile/own-data/own-data-section.tsx';
import { useClosure } from '#web/features/patient-profile/own-data/use-closure.tsx';
import type { PatientProfileSlots } from '#web/features/patient-profile/patient-profile-slots';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';
import { Fact } from '#web/ui/sections/fact.tsx';
import { SectionCard } from '#web/ui/sections/section-card.tsx';
import classes from '#web/ui/sections/sections.module.css';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/patient-profile/information/email-dialog.tsx');

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

interface AccountSectionProps {
  readonly email: string;
  readonly password: ReactNode;
}

/** The account's sign-in: its e-mail and password, each changed by an act of its own. */
function AccountSection({ email, password }: AccountSectionProps) {
  const { module, load } = useLazyModule(loadDialog);
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionCard title="Il tuo account">
      <dl className={classes.facts}>
        <Fact label="Email con cui accedi" text={email} />
      </dl>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconMail aria-hidden size={20} />}
          onClick={() => void load(() => setOpen(true))}
        >
          Cambia email
        </Button>
        {password}
      </Group>
      {module && <module.EmailDialog shown={email} opened={isOpen} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
