import { accountLabels } from '#web/features/registration/account/account-values';
import { personLabels } from '#web/features/registration/account/person-values';
import { type PatientValues, patientAccount, patientDetails } from '#web/features/registration/patient/patient-values';
import type { WizardStep } from '#web/features/registration/wizard/wizard-step';

const { lastName, firstName, phone, birthDate } = personLabels;

/** Of the second step, in the order of the form (REG-53). */
export const patientLabels = {
  lastName,
  firstName,
  phone,
  gender: 'Genere',
  birthDate,
  address: 'Indirizzo',
} as const;

/** The patient's wizard (REG-05). */
export const patientSteps: readonly WizardStep<PatientValues>[] = [
  { tab: 'Account', title: 'account', minutes: 2, labels: accountLabels, schema: patientAccount },
  { tab: 'Informazioni', title: 'informazioni', minutes: 2, labels: patientLabels, schema: patientDetails },
];
