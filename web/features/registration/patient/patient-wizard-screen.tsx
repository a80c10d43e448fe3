import { useNavigate } from 'react-router-dom';
import { registerPatient } from '#contracts/registration/registration.api';
import { useCommand } from '#web/api/use-command';
import { AccountStep } from '#web/features/registration/account/account-step.tsx';
import { BeforePatient } from '#web/features/registration/patient/before-patient.tsx';
import { PatientDetailsStep } from '#web/features/registration/patient/patient-details-step.tsx';
import { patientSteps } from '#web/features/registration/patient/patient-steps';
import { blankPatient, type PatientValues, patientInput } from '#web/features/registration/patient/patient-values';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { useWizard } from '#web/features/registration/wizard/use-wizard';
import type { Wizard } from '#web/features/registration/wizard/wizard';
import { WizardFrame } from '#web/features/registration/wizard/wizard-frame.tsx';
import { tellRegistration } from '#web/routing/analytics';
import { paths } from '#web/routing/paths';
import { notifySuccess } from '#web/ui/messages/notify';

const wizard: Wizard<PatientValues> = {
  name: 'patient',
  title: 'Registrazione pazienti',
  steps: patientSteps,
  blank: blankPatient,
  neverKept: { password: 'la password', passwordConfirmation: 'la conferma della password' },
};

/** A patient's registration (REG-05 to 08, REG-24, REG-27). */
export function PatientWizardScreen({ help, takenEmail }: RegistrationSlots) {
  const { run, isRunning } = useCommand(registerPatient);
  const navigate = useNavigate();
  const state = useWizard(wizard, {
    send: (values, act) => run({ ...patientInput(values), act }),
    onRegistered: () => {
      notifySuccess('registrazione avvenuta con successo');
      tellRegistration('patient');
      void navigate(paths.info('successful-register-patient'), { replace: true });
    },
  });
  return (
    <WizardFrame
      state={state}
      isSending={isRunning}
      before={<BeforePatient />}
      loginPath={paths.patientLogin}
      help={help('patient')}
      steps={[
        <AccountStep key="account" audience="patient" takenEmail={(email) => takenEmail('patient', email)} />,
        <PatientDetailsStep key="details" />,
      ]}
    />
  );
}
