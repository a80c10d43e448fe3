import type { ReactNode } from 'react';
import { AccountStep } from '#web/features/registration/account/account-step.tsx';
import { BirthDateField, NameFields, PersonPhoneField } from '#web/features/registration/account/person-fields.tsx';
import { professionalAccountLabels } from '#web/features/registration/professional/professional-steps';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { EmailField } from '#web/fields/email-field.tsx';

interface ProfessionalAccountStepProps {
  readonly takenEmail: (email: string) => ReactNode;
}

/** A professional's first step: the account, the e-mail a second time, and who one is (REG-32). */
export function ProfessionalAccountStep({ takenEmail }: ProfessionalAccountStepProps) {
  return (
    <AccountStep
      audience="professional"
      takenEmail={takenEmail}
      afterEmail={
        <EmailField
          label={professionalAccountLabels.emailConfirmation}
          autoComplete="email"
          {...useProfessionalField('emailConfirmation')}
        />
      }
    >
      <NameFields />
      <BirthDateField />
      <PersonPhoneField />
    </AccountStep>
  );
}
