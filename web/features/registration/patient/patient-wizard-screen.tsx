import { Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import type { Address } from '#contracts/addresses/addresses.api';
import type { OperationInput } from '#contracts/kernel/operation';
import { registerPatient } from '#contracts/registration/registration.api';
import { patientDetailsFields } from '#contracts/registration/registration-fields';
import { genders } from '#contracts/registration/registration-options';
import { AccountStep } from '#web/features/registration/account/account-step.tsx';
import {
  type AccountValues,
  accountFormFields,
  accountLabels,
  blankAccount,
  blankPerson,
  ofAge,
  type PersonValues,
  passwordNames,
  personLabels,
  refusedFields,
  sameTwice,
} from '#web/features/registration/account/account-values';
import { BirthDateField, NameFields, PersonPhoneField } from '#web/features/registration/account/person-fields.tsx';
import { RegistrationFrame } from '#web/features/registration/registration-frame.tsx';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { registrationText } from '#web/features/registration/registration-texts';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { ChoiceToggle } from '#web/fields/choices/choice-toggle.tsx';
import { useWizard } from '#web/forms/use-wizard';
import { useWizardField } from '#web/forms/use-wizard-field';
import type { Wizard } from '#web/forms/use-wizard-form';
import type { WizardStep } from '#web/forms/wizard-step';
import { tellRegistration } from '#web/routing/analytics';
import { paths } from '#web/routing/paths';
import { notifySuccess } from '#web/ui/messages/notify';

/** What a patient's wizard holds, as typed and chosen. */
export interface PatientValues extends AccountValues, PersonValues {
  readonly gender: (typeof genders)[number] | '';
  readonly address: Address | null;
}

export const blankPatient: PatientValues = {
  ...blankAccount,
  ...blankPerson,
  gender: '',
  address: null,
};

const patientAccount = z.object(accountFormFields).check(sameTwice('password', 'passwordConfirmation'));

const patientDetails = z.object(patientDetailsFields);

/** What is sent, from values without problems; throws when they have one. */
function patientInput(values: PatientValues): Omit<OperationInput<typeof registerPatient>, 'act'> {
  const { passwordConfirmation: _, ...account } = z.parse(patientAccount, values);
  return { ...account, ...z.parse(patientDetails, values) };
}

const { lastName, firstName, phone, birthDate } = personLabels;

/** Of the second step, in the order of the form. */
const patientLabels = {
  lastName,
  firstName,
  phone,
  gender: 'Genere',
  birthDate,
  address: 'Indirizzo',
} as const;

/** The patient's wizard. */
export const patientSteps: readonly WizardStep<PatientValues>[] = [
  { tab: 'Account', title: 'account', minutes: 2, labels: accountLabels, schema: patientAccount },
  {
    tab: 'Informazioni',
    title: 'informazioni',
    minutes: 2,
    labels: patientLabels,
    schema: patientDetails,
    rule: ofAge,
  },
];

const genderOptions = genders.map((value) => ({ value, label: value }));

/** A patient's second step. */
function PatientDetailsStep() {
  return (
    <>
      <NameFields />
      <PersonPhoneField />
      <ChoiceToggle
        legend={patientLabels.gender}
        options={genderOptions}
        {...useWizardField<PatientValues, 'gender'>('gender')}
      />
      <BirthDateField />
      <AddressField label={patientLabels.address} {...useWizardField<PatientValues, 'address'>('address')} />
    </>
  );
}

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
    input: (values, act) => ({ ...patientInput(values), act }),
    refusedFields,
    onDone: () => {
      notifySuccess('registrazione avvenuta con successo');
      tellRegistration('patient');
      void navigate(paths.info('successful-register-patient'), { replace: true });
    },
  });
  return (
    <RegistrationFrame
      title="Registrazione pazienti"
      state={state}
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

/** What to know before a patient's first step. */
function BeforePatient() {
  return (
    <Text>
      Bastano circa 4 minuti. Puoi fermarti quando vuoi: la bozza resta in questa scheda. Ascolto non è un servizio di
      emergenza: se sei in pericolo chiama il 112.
    </Text>
  );
}
