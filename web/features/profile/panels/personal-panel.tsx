import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type CivilDate, civilDate } from '#contracts/kernel/civil-date';
import { documentExpiry } from '#contracts/profile/document-expiry';
import type { ProfileValues } from '#contracts/profile/profile.api';
import { latestBirthDate } from '#contracts/registration/is-of-age';
import { documentExpiryText } from '#web/copy/document-expiry-text';
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
  readonly values: ProfileValues;
  readonly photo: ReactNode;
  readonly identityDocuments: ReactNode;
}

/** Who the professional is, and the documents that say so (PROF-12). */
export function PersonalPanel({ values, photo, identityDocuments }: PersonalPanelProps) {
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
        <ExpiryField name="cardExpiry" stored={values.cardExpiry} />
        <ExpiryField name="taxCodeExpiry" stored={values.taxCodeExpiry} />
      </div>
    </>
  );
}

interface ExpiryFieldProps {
  readonly name: 'cardExpiry' | 'taxCodeExpiry';
  /** The stored day, of which the note above the documents speaks already. */
  readonly stored: string | null;
}

/** The last day of a document, with a doubt about a new one that is near or over. */
function ExpiryField({ name, stored }: ExpiryFieldProps) {
  const today = useToday();
  const doubtOf = (day: CivilDate) => {
    const warned = day === stored ? undefined : documentExpiry(day, today);
    return warned && documentExpiryText('Con questa data il documento', warned);
  };
  return <DateField label={labels[name]} doubtOf={doubtOf} {...useProfileField(name)} />;
}
