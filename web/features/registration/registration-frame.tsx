import { Alert, Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import classes from '#web/features/registration/registration-frame.module.css';
import { stepsLabel } from '#web/features/registration/registration-texts';
import type { WizardState } from '#web/forms/use-wizard';
import wizardClasses from '#web/forms/wizard.module.css';
import { WizardFrame, type WizardWords } from '#web/forms/wizard-frame.tsx';
import { type LoginState, wantedAddress } from '#web/routing/wanted-address';
import { Screen } from '#web/ui/screen.tsx';

const words: WizardWords = {
  steps: stepsLabel,
  required: 'Tutti i campi sono obbligatori, tranne quelli con «facoltativo».',
  next: 'avanti',
  finish: 'registrati',
  kept: (savedAt) => `bozza salvata alle ${savedAt}`,
  discarded: 'Si svuotano tutti i campi della registrazione.',
  leave: 'Lasciare la registrazione?',
  left: 'I file che hai scelto andranno aggiunti di nuovo. Gli altri campi restano nella bozza.',
};

interface RegistrationFrameProps<Values extends FieldValues> {
  /** The page's title, shown before the step's. */
  readonly title: string;
  readonly state: WizardState<Values>;
  /** What the user registers for. */
  readonly purpose?: ReactNode;
  /** What to know and to have at hand before the first step. */
  readonly before: ReactNode;
  /** The login of this user type. */
  readonly loginPath: string;
  /** Opens the request for information. */
  readonly help: ReactNode;
  /** The fields of each step; those of the last include the `FinalCheck`. */
  readonly steps: readonly ReactNode[];
}

/** The frame around the fields of every step: the introduction and links elsewhere. */
export function RegistrationFrame<Values extends FieldValues>(props: RegistrationFrameProps<Values>) {
  const { title, state, purpose, before, loginPath, help, steps } = props;
  const { step, index, isResumed } = state;
  const login: LoginState = { wanted: wantedAddress(useLocation().state) };
  const intro = isResumed ? <ResumedNote again={state.again} /> : before;
  return (
    <div className={wizardClasses.wizard}>
      <Screen title={`${title}: ${step.title}`}>
        {purpose}
        <WizardFrame state={state} words={words} intro={index === 0 && intro} isLosing={hasFiles}>
          {steps[index]}
        </WizardFrame>
        <div className={classes.ways}>
          <Text>
            Sei già registrato?{' '}
            <Anchor component={Link} to={loginPath} state={login} underline="always">
              Accedi
            </Anchor>
          </Text>
          {help}
        </div>
      </Screen>
    </div>
  );
}

/** Only files are lost without notice: a draft comes back, and passwords are asked for again. */
function hasFiles(values: FieldValues): boolean {
  return Object.values(values).some(
    (value) => Array.isArray(value) && value.some((item) => item?.file instanceof File),
  );
}

interface ResumedNoteProps {
  /** The labels of the values a draft never keeps and that had been filled in. */
  readonly again: readonly string[];
}

/** Says that this tab's draft was restored, and what to enter again: passwords and files are never kept. */
function ResumedNote({ again }: ResumedNoteProps) {
  return (
    <Alert role="status" color="laguna" title="Abbiamo ripreso la tua bozza">
      <Text size="sm">Trovi tutto come l’avevi lasciato.</Text>
      {again.length > 0 && (
        <Text size="sm">
          {`Per sicurezza non conserviamo password e file. Inserisci di nuovo: ${again.join(', ')}.`}
        </Text>
      )}
    </Alert>
  );
}
