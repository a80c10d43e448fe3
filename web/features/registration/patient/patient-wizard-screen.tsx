import { Text } from '@mantine/core';
import { lazy, useEffect } from 'react';
import type { SignedIn } from '#contracts/login/login.api';
import { registerPatient } from '#contracts/registration/registration.api';
import { AccountStep } from '#web/features/registration/account/account-step.tsx';
import { passwordNames, refusedFields } from '#web/features/registration/account/account-values';
import {
  blankPatient,
  type PatientValues,
  patientInput,
  patientSteps,
} from '#web/features/registration/patient/patient-values';
import { RegistrationFrame } from '#web/features/registration/registration-frame.tsx';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { registrationText } from '#web/features/registration/registration-texts';
import { useWizard } from '#web/forms/use-wizard';
import type { Wizard } from '#web/forms/use-wizard-form';
import { productName } from '#web/product';
import { trackRegistration } from '#web/routing/analytics';
import { paths } from '#web/routing/paths';

const fetchDetailsStep = () => import('#web/features/registration/patient/patient-details-step.tsx');
const DetailsStep = lazy(async () => ({ default: (await fetchDetailsStep()).PatientDetailsStep }));

const wizard: Wizard<PatientValues> = {
  name: 'registration:patient',
  steps: patientSteps,
  blank: blankPatient,
  neverKept: passwordNames,
  fieldText: registrationText,
};

interface PatientWizardProps extends RegistrationSlots {
  /** Runs once the account is open; `signedIn` is null when the sign-in did not succeed. */
  readonly onRegistered: (signedIn: SignedIn | null, email: string) => void;
}

/** A patient's registration. */
export function PatientWizardScreen({ help, takenEmail, purpose, onRegistered }: PatientWizardProps) {
  const state = useWizard(wizard, {
    operation: registerPatient,
    input: (values, idempotencyKey) => ({ ...patientInput(values), idempotencyKey }),
    refusedFields,
    onDone: ({ signedIn }, { email }) => {
      trackRegistration('patient');
      onRegistered(signedIn, email);
    },
  });
  // The later step is loaded while the user fills in the first.
  useEffect(() => void fetchDetailsStep().catch(() => undefined), []);
  return (
    <RegistrationFrame
      title="Registrazione pazienti"
      state={state}
      purpose={purpose}
      before={<BeforePatient />}
      loginPath={paths.patientLogin}
      help={help('patient')}
      steps={[
        <AccountStep key="account" audience="patient" takenEmail={(email) => takenEmail('patient', email)} />,
        <DetailsStep key="details" state={state} />,
      ]}
    />
  );
}

/** Shown before a patient's first step. */
function BeforePatient() {
  return (
    <Text>
      Bastano circa 4 minuti. Puoi fermarti quando vuoi: la bozza resta in questa scheda. {productName} non è un
      servizio di emergenza: se sei in pericolo chiama il 112.
    </Text>
  );
}
