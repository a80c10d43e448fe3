import { Alert, List, Text } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { registerProfessional, validateAccount } from '#contracts/registration/registration.api';
import { call } from '#web/api/call';
import { usePageUser } from '#web/api/page-user';
import { AccountStep } from '#web/features/registration/account/account-step.tsx';
import { passwordNames, refusedFields } from '#web/features/registration/account/account-values';
import { BirthDateField, NameFields, PersonPhoneField } from '#web/features/registration/account/person-fields.tsx';
import type { ChosenDocuments } from '#web/features/registration/documents/document-upload';
import { professionalDocuments, professionalInput } from '#web/features/registration/professional/professional-input';
import {
  professionalAccountLabels,
  professionalSteps,
} from '#web/features/registration/professional/professional-steps';
import {
  blankProfessional,
  type ProfessionalValues,
} from '#web/features/registration/professional/professional-values';
import { useProfessionalField } from '#web/features/registration/professional/use-professional-field';
import { RegistrationFrame } from '#web/features/registration/registration-frame.tsx';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { registrationText } from '#web/features/registration/registration-texts';
import { EmailField } from '#web/fields/email-field.tsx';
import { useWizard } from '#web/forms/use-wizard';
import type { Wizard } from '#web/forms/use-wizard-form';
import { trackRegistration } from '#web/routing/analytics';
import { paths } from '#web/routing/paths';
import { keepLoginEmail } from '#web/session/login-email';
import { notifySuccess } from '#web/ui/messages/notify';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

const atHand = [
  'un documento d’identità valido e la sua scadenza',
  'la tessera sanitaria o il codice fiscale, con la scadenza',
  'numero, data e regione di iscrizione all’Albo',
  'i titoli di studio, come foto o PDF; per la psicoterapia anche il diploma di specializzazione',
];

/** Shown before a professional's first step: what to have at hand. */
function BeforeProfessional() {
  return (
    <Alert color="laguna" role="none" title="Tieni a portata di mano">
      <List size="sm" mb="xs">
        {atHand.map((thing) => (
          <List.Item key={thing}>{thing}</List.Item>
        ))}
      </List>
      <Text size="sm">Bastano circa 10 minuti. Puoi fermarti quando vuoi: la bozza resta in questa scheda.</Text>
    </Alert>
  );
}

const fetchLaterStep = () => import('#web/features/registration/professional/professional-later-step.tsx');
const LaterStep = lazy(async () => ({ default: (await fetchLaterStep()).ProfessionalLaterStep }));

const wizard: Wizard<ProfessionalValues> = {
  name: 'registration:professional',
  steps: professionalSteps,
  blank: blankProfessional,
  fieldText: registrationText,
  neverKept: {
    ...passwordNames,
    identityDocuments: 'il documento d’identità e il codice fiscale',
    certificates: 'i certificati dei titoli di studio',
    psychotherapyCertificates: 'il diploma di psicoterapia',
  },
};

/** A professional's registration, followed by the upload of their documents. */
export function ProfessionalWizardScreen({ help, notListed, takenEmail }: RegistrationSlots) {
  const navigate = useNavigate();
  const pageUser = usePageUser();
  const [opened, setOpened] = useState<Opened>();
  const state = useWizard(wizard, {
    operation: registerProfessional,
    input: (values, idempotencyKey) => ({ ...professionalInput(values), idempotencyKey }),
    refusedFields: { ...refusedFields, date_to_come: 'specialisationDate' },
    onLeavingStep: (index, values) => {
      if (index === 0) prevalidateAccount(values, pageUser);
    },
    onDone: ({ documentsUntil }, values) => {
      notifySuccess('registrazione avvenuta con successo', { travels: true });
      trackRegistration('professional');
      setOpened({ files: professionalDocuments(values), documentsUntil, email: values.email });
    },
  });
  // The later steps are loaded while the user fills in the first.
  useEffect(() => void fetchLaterStep().catch(() => undefined), []);
  if (opened) {
    const { email, ...documents } = opened;
    const finish = (missingDocuments: readonly string[]) => {
      keepLoginEmail(email);
      void navigate(paths.info('successful-register'), {
        replace: true,
        state: { missingDocuments } satisfies RegisteredState,
      });
    };
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <LaterStep step="documents" {...documents} onDone={finish} />
      </Suspense>
    );
  }
  return (
    <RegistrationFrame
      title="Registrazione professionisti"
      state={state}
      before={<BeforeProfessional />}
      loginPath={paths.home}
      help={help('professional')}
      steps={[
        <ProfessionalAccountStep key="account" takenEmail={(email) => takenEmail('professional', email)} />,
        <LaterStep key="information" step="information" />,
        <LaterStep key="titles" step="titles" state={state} notListed={notListed} />,
      ]}
    />
  );
}

interface ProfessionalAccountStepProps {
  readonly takenEmail: (email: string) => ReactNode;
}

/** A professional's first step: the account, the e-mail a second time, and the personal fields. */
function ProfessionalAccountStep({ takenEmail }: ProfessionalAccountStepProps) {
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

/** The account that was opened, and what is still to be added to it. */
interface Opened {
  readonly email: string;
  readonly files: ChosenDocuments;
  readonly documentsUntil: string;
}

/** The state passed to the success page: the names of the files that were not added. */
interface RegisteredState {
  readonly missingDocuments: readonly string[];
}

/** Sends a professional's first step to the platform ahead of the registration. Nothing waits for the answer. */
function prevalidateAccount(
  { email, password, firstName, lastName, birthDate }: ProfessionalValues,
  pageUser: string | undefined,
): void {
  const input = validateAccount.input.safeParse({ email, password, firstName, lastName, birthDate });
  if (input.success) void call(validateAccount, input.data, pageUser).catch(() => undefined);
}
