import '@mantine/core/styles/List.layer.css';
import { Alert, List, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { registerProfessional, validateAccount } from '#contracts/registration/registration.api';
import { call } from '#web/api/call';
import { CallFailed } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import type { ChosenDocuments } from '#web/features/registration/documents/document-upload';
import { ProfessionalAccountStep } from '#web/features/registration/professional/professional-account-step.tsx';
import { professionalDocuments, professionalInput } from '#web/features/registration/professional/professional-input';
import { professionalSteps } from '#web/features/registration/professional/professional-steps';
import {
  blankProfessional,
  type ProfessionalValues,
} from '#web/features/registration/professional/professional-values';
import type { RegistrationSlots } from '#web/features/registration/registration-slots';
import { useWizard } from '#web/features/registration/wizard/use-wizard';
import type { Wizard } from '#web/features/registration/wizard/wizard';
import { WizardFrame } from '#web/features/registration/wizard/wizard-frame.tsx';
import { trackRegistration } from '#web/routing/analytics';
import { paths } from '#web/routing/paths';
import { notifySuccess } from '#web/ui/messages/notify';
import { ScreenSkeleton } from '#web/ui/screen-skeleton.tsx';

const atHand = [
  'un documento d’identità valido e la sua scadenza',
  'la tessera sanitaria o il codice fiscale, con la scadenza',
  'numero, data e regione di iscrizione all’Albo',
  'i titoli di studio, come foto o PDF; per la psicoterapia anche il diploma di specializzazione',
];

/** What to have at hand before a professional's first step. */
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

const fetchDocuments = () => import('#web/features/registration/documents/send-documents.tsx');
const SendDocuments = lazy(async () => ({ default: (await fetchDocuments()).SendDocuments }));
const fetchLaterStep = () => import('#web/features/registration/professional/professional-later-step.tsx');
const LaterStep = lazy(async () => ({ default: (await fetchLaterStep()).ProfessionalLaterStep }));

const wizard: Wizard<ProfessionalValues> = {
  name: 'professional',
  title: 'Registrazione professionisti',
  steps: professionalSteps,
  blank: blankProfessional,
  neverKept: {
    password: 'la password',
    passwordConfirmation: 'la conferma della password',
    identityDocuments: 'il documento d’identità e il codice fiscale',
    certificates: 'i certificati dei titoli di studio',
    psychotherapyCertificates: 'il diploma di psicoterapia',
  },
};

/** A professional's registration, and then their documents (REG-01 to 04, REG-20, REG-23, REG-26, REG-117). */
export function ProfessionalWizardScreen({ help, notListed, takenEmail }: RegistrationSlots) {
  const { run, isRunning } = useCommand(registerProfessional);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ readonly files: ChosenDocuments; readonly documentsUntil: string }>();
  const state = useWizard(wizard, {
    send: async (values, act) => {
      // No account is opened before the page that adds its documents is there.
      await fetchDocuments().catch(() => Promise.reject(new CallFailed({ code: 'no_connection', requestId: '' })));
      return run({ ...professionalInput(values), act });
    },
    onLeavingStep: (index, values) => {
      if (index === 0) prevalidateAccount(values);
    },
    onRegistered: (values, { documentsUntil }) => {
      notifySuccess('registrazione avvenuta con successo');
      trackRegistration('professional');
      setOpened({ files: professionalDocuments(values), documentsUntil });
    },
  });
  // What comes later is fetched while the first step is being filled in.
  useEffect(() => void Promise.allSettled([fetchLaterStep(), fetchDocuments()]), []);
  if (opened) {
    const finish = (missingDocuments: readonly string[]) =>
      void navigate(paths.info('successful-register'), {
        replace: true,
        state: { missingDocuments } satisfies MissingDocumentsState,
      });
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <SendDocuments {...opened} onDone={finish} />
      </Suspense>
    );
  }
  return (
    <WizardFrame
      state={state}
      isSending={isRunning}
      before={<BeforeProfessional />}
      loginPath={paths.home}
      help={help('professional')}
      steps={[
        <ProfessionalAccountStep key="account" takenEmail={(email) => takenEmail('professional', email)} />,
        <LaterStep key="information" step="information" notListed={notListed} />,
        <LaterStep key="titles" step="titles" notListed={notListed} />,
      ]}
    />
  );
}

/** What the way to the success page carries: the files that were not added, in words (REG-119). */
interface MissingDocumentsState {
  readonly missingDocuments: readonly string[];
}

/** Tells the platform of a professional's first step (REG-20). Nobody waits for it, and what comes of it changes nothing (REG-21). */
function prevalidateAccount(values: ProfessionalValues): void {
  const { email, password, firstName, lastName, birthDate } = values;
  const told = validateAccount.input.safeParse({ email, password, firstName, lastName, birthDate });
  if (told.success) void call(validateAccount, told.data).catch(() => undefined);
}
