import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { mandatoryConsents } from '#contracts/consents/consents.api';
import type { TermsAudience } from '#contracts/terms/terms-file';
import classes from '#web/features/registration/account/account-step.module.css';
import type { AccountValues } from '#web/features/registration/account/account-values';
import { ConsentBoxes, type ConsentField } from '#web/fields/consents/consent-boxes.tsx';
import type { ConsentName } from '#web/fields/consents/consent-texts';
import { EmailField } from '#web/fields/email-field.tsx';
import { NewPasswordField } from '#web/fields/password/new-password-field.tsx';
import { useWizardField } from '#web/forms/use-wizard-field';
import { FileLink } from '#web/ui/files/file-link.tsx';
import { termsDownload } from '#web/ui/terms-addresses';

interface AccountStepProps {
  readonly audience: TermsAudience;
  /** The links for an e-mail that already has an account. */
  readonly takenEmail: (email: string) => ReactNode;
  /** Placed between the e-mail and the password: a professional's second e-mail field. */
  readonly afterEmail?: ReactNode;
  /** Placed between the password and the consents: a professional's personal fields. */
  readonly children?: ReactNode;
}

/** The first step of both wizards: the credentials and the consents. */
export function AccountStep({ audience, takenEmail, afterEmail, children }: AccountStepProps) {
  const email = useWizardField<AccountValues, 'email'>('email');
  const password = useWizardField<AccountValues, 'password'>('password');
  const confirmation = useWizardField<AccountValues, 'passwordConfirmation'>('passwordConfirmation');
  const isTaken = useFormState<AccountValues>({ name: 'email' }).errors.email?.type === 'email_taken';
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
      <ConsentBoxes asked={mandatoryConsents} withNewsletter audience={audience} fieldOf={(name) => consents[name]} />
      <TermsDownloads audience={audience} />
    </>
  );
}

/** Links to download both documents. */
function TermsDownloads({ audience }: { readonly audience: TermsAudience }) {
  return (
    <p className={classes.downloads}>
      <span>Da scaricare:</span>{' '}
      <FileLink href={termsDownload('terms', audience)} className={classes.file}>
        Termini e condizioni (.docx)
      </FileLink>
      <FileLink href={termsDownload('privacy', audience)} className={classes.file}>
        Privacy (.docx)
      </FileLink>
    </p>
  );
}

/** The fields of the five consent boxes, each with its own error text. */
function useConsentFields(): Readonly<Record<ConsentName, ConsentField>> {
  return {
    terms: useConsentField('terms'),
    privacy: useConsentField('privacy'),
    personalData: useConsentField('personalData'),
    serviceFee: useConsentField('serviceFee'),
    newsletter: useConsentField('newsletter'),
  };
}

function useConsentField(name: ConsentName): ConsentField {
  const { ref, value, onChange, onBlur, error } = useWizardField<AccountValues, ConsentName>(name);
  return { ref, isTicked: value, onChange, onBlur, error };
}
