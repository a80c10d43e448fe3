import { Text } from '@mantine/core';
import { lazy, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { trackRegistration } from '#web/routing/analytics';
import { paths } from '#web/routing/paths';
import { notifySuccess } from '#web/ui/messages/notify';

const fetchDetailsStep = () => import('#web/features/registration/patient/patient-details-step.tsx');
const DetailsStep = lazy(async () => ({ default: (await fetchDetailsStep()).PatientDetailsStep }));

const wizard: Wizard<PatientValues> = {
  name: 'registration:patient',
  steps: patientSteps,
  blank: blankPatient,
  neverKept: passwordNames,
  fieldText: registrationText,
};

/** A patient's registration. */
export function PatientWizardScreen({ help, takenEmail }: RegistrationSlots) {
  const navigate = useNavigate();
  const state = useWizard(wizard, {
    operation: registerPatient,
    input: (values, idempotencyKey) => ({ ...patientInput(values), idempotencyKey }),
    refusedFields,
    onDone: () => {
      notifySuccess('registrazione avvenuta con successo', { travels: true });
      trackRegistration('patient');
      void navigate(paths.info('successful-register-patient'), { replace: true });
    },
  });
  // The later step is loaded while the user fills in the first.
  useEffect(() => void fetchDetailsStep().catch(() => undefined), []);
  return (
    <RegistrationFrame
      title="Registrazione pazienti"
      state={state}
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
      Bastano circa 4 minuti. Puoi fermarti quando vuoi: la bozza resta in questa scheda. Ascolto non è un servizio di
      emergenza: se sei in pericolo chiama il 112.
    </Text>
  );
}
