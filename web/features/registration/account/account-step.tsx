import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { mandatoryConsents } from '#contracts/consents/consents.api';
import type { TermsAudience } from '#contracts/terms/terms-file';
import type { AccountValues } from '#web/features/registration/account/account-values';
import { TermsDownloads } from '#web/features/registration/account/terms-downloads.tsx';
import { useConsentFields } from '#web/features/registration/account/use-consent-fields';
import { useWizardField } from '#web/features/registration/wizard/use-wizard-field';
import { ConsentBoxes } from '#web/fields/consents/consent-boxes.tsx';
import { consentDocuments } from '#web/fields/consents/consent-documents';
import { EmailField } from '#web/fields/email-field.tsx';
import { NewPasswordField } from '#web/fields/password/new-password-field.tsx';

interface AccountStepProps {
  readonly audience: TermsAudience;
  /** The ways on for an e-mail that has an account already. */
  readonly takenEmail: (email: string) => ReactNode;
  /** Stands between the e-mail and the password: the second e-mail of professionals. */
  readonly afterEmail?: ReactNode;
  /** Stands between the password and the consents: who a professional is. */
  readonly children?: ReactNode;
}

/** The first step of both wizards: how one will sign in, and what one agrees to (REG-31 to 33). */
export function AccountStep({ audience, takenEmail, afterEmail, children }: AccountStepProps) {
  const email = useWizardField<AccountValues, 'email'>('email');
  const password = useWizardField<AccountValues, 'password'>('password');
  const confirmation = useWizardField<AccountValues, 'passwordConfirmation'>('passwordConfirmation');
  const isTaken = useFormState<AccountValues>({ name: 'email' }).errors.email?.message === 'email_taken';
  const consents = useConsentFields();
  return (
    <>
      <div>
        <EmailField {...email} />
        {isTaken && takenEmail(email.value)}
      </div>
      {afterEmail}
      <NewPasswordField password={password} confirmation={confirmation} />
      {children}
      <ConsentBoxes
        asked={mandatoryConsents}
        withNewsletter
        documents={consentDocuments(audience)}
        fieldOf={(name) => consents[name]}
      />
      <TermsDownloads audience={audience} />
    </>
  );
}
