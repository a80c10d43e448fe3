import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type CivilDate, civilDate } from '#contracts/kernel/civil-date';
import { latestBirthDate } from '#contracts/registration/is-of-age';
import { profileLabels as labels } from '#web/features/profile/form/profile-texts';
import { useProfileField } from '#web/features/profile/form/use-profile-field';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import { DateField } from '#web/fields/date/date-field.tsx';
import { useToday } from '#web/ui/use-today';

const genderOptions = [
  { value: 'uomo', label: 'uomo' },
  { value: 'donna', label: 'donna' },
  { value: 'altro', label: 'Altro' },
] as const;

interface PersonalPanelProps {
  readonly photo: ReactNode;
  readonly identityDocuments: ReactNode;
}

/** Who the professional is, and the documents that say so (PROF-12). */
export function PersonalPanel({ photo, identityDocuments }: PersonalPanelProps) {
  const today = useToday();
  return (
    <>
      {photo}
      <div className="side-by-side">
        <TextInput label={labels.firstName} autoComplete="given-name" {...useProfileField('firstName')} />
        <TextInput label={labels.lastName} autoComplete="family-name" {...useProfileField('lastName')} />
      </div>
      <DateField
        label={labels.birthDate}
        autoComplete="bday"
        min={civilDate(1900, 1, 1)}
        max={latestBirthDate(today)}
        defaultMonth={civilDate(1985, 1, 1)}
        {...useProfileField('birthDate')}
      />
      <ChoiceToggle legend={labels.gender} options={genderOptions} {...useProfileField('gender')} />
      <AddressField label={labels.residence} {...useProfileField('residence')} />
      {identityDocuments}
      <div className="side-by-side">
        <DateField
          label={labels.cardExpiry}
          doubtOf={(day) => expiryDoubt(day, today)}
          {...useProfileField('cardExpiry')}
        />
        <DateField
          label={labels.taxCodeExpiry}
          doubtOf={(day) => expiryDoubt(day, today)}
          {...useProfileField('taxCodeExpiry')}
        />
      </div>
    </>
  );
}

function expiryDoubt(expiry: CivilDate, today: CivilDate): string | undefined {
  return expiry < today ? 'Questa data è passata: aggiungi il documento nuovo e la sua scadenza.' : undefined;
}
