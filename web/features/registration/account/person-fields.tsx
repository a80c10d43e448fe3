import { TextInput } from '@mantine/core';
import { civilDate } from '#contracts/kernel/civil-date';
import { latestBirthDate } from '#contracts/registration/is-of-age';
import { type PersonValues, personLabels } from '#web/features/registration/account/account-values';
import { DateField } from '#web/fields/date/date-field.tsx';
import { PhoneField } from '#web/fields/phone-and-price/phone-field.tsx';
import { useWizardField } from '#web/forms/use-wizard-field';
import { useToday } from '#web/ui/use-today';

/** Surname and first name, side by side where there is room. */
export function NameFields() {
  return (
    <div className="side-by-side">
      <TextInput
        label={personLabels.lastName}
        autoComplete="family-name"
        {...useWizardField<PersonValues, 'lastName'>('lastName')}
      />
      <TextInput
        label={personLabels.firstName}
        autoComplete="given-name"
        {...useWizardField<PersonValues, 'firstName'>('firstName')}
      />
    </div>
  );
}

export function PersonPhoneField() {
  return <PhoneField label={personLabels.phone} {...useWizardField<PersonValues, 'phone'>('phone')} />;
}

/** The birth date of an adult; the calendar opens at a year near most users' own. */
export function BirthDateField() {
  return (
    <DateField
      label={personLabels.birthDate}
      description="Giorno, mese e anno. Per registrarti devi avere compiuto 18 anni."
      autoComplete="bday"
      min={civilDate(1900, 1, 1)}
      max={latestBirthDate(useToday())}
      defaultMonth={civilDate(1985, 1, 1)}
      {...useWizardField<PersonValues, 'birthDate'>('birthDate')}
    />
  );
}
