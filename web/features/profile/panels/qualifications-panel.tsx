import { Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import type { OwnProfile } from '#contracts/profile/profile.api';
import { profileLabels as labels } from '#web/features/profile/form/profile-texts';
import { useProfileField } from '#web/features/profile/form/use-profile-field';
import type { ChoicesSlot, ProfileSlots } from '#web/features/profile/profile-slots';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { RegionField } from '#web/fields/region-field.tsx';
import { useToday } from '#web/ui/use-today';

interface QualificationsPanelProps {
  readonly profile: OwnProfile;
  readonly slots: Pick<ProfileSlots, 'specialisations' | 'interventionAreas'>;
}

/** What the professional may do and where, with the role that only the administration changes (PROF-31, PROF-34). */
export function QualificationsPanel({ profile, slots }: QualificationsPanelProps) {
  const isPsychotherapist = profile.role === 'psychotherapist';
  const isLocked = profile.contractSigned;
  const specialisations: ChoicesSlot = { field: useProfileField('specialisations'), isLocked };
  const interventionAreas: ChoicesSlot = { field: useProfileField('interventionAreas'), isLocked };
  return (
    <>
      <div className="side-by-side">
        <Fact label="Ruolo">{isPsychotherapist ? 'Psicoterapeuta' : 'Psicologo'}</Fact>
        {profile.registerDate && (
          <Fact label="Iscrizione all’Albo dal">{italianDate(profile.registerDate as CivilDate)}</Fact>
        )}
      </div>
      <div className="side-by-side">
        <TextInput label={labels.registerNumber} autoComplete="off" {...useProfileField('registerNumber')} />
        <RegionField label={labels.region} {...useProfileField('region')} />
      </div>
      <AddressField label={labels.workplace} autoComplete="off" {...useProfileField('workplace')} />
      {isPsychotherapist && <PsychotherapyFields />}
      {isPsychotherapist && slots.specialisations?.(specialisations)}
      {slots.interventionAreas?.(interventionAreas)}
    </>
  );
}

/** What only a psychotherapist has (PROF-35, PROF-37). */
function PsychotherapyFields() {
  const today = useToday();
  const doubtOf = (day: CivilDate) => (day > today ? 'Questa data deve ancora venire: controlla l’anno.' : undefined);
  return (
    <div className="side-by-side">
      <TextInput label={labels.school} autoComplete="off" {...useProfileField('school')} />
      <DateField
        label={labels.specialisationDate}
        doubtOf={doubtOf}
        max={today}
        {...useProfileField('specialisationDate')}
      />
    </div>
  );
}

/** Something that is shown and not changed here. */
function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text>{children}</Text>
    </div>
  );
}
