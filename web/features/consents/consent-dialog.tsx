import { Alert, Anchor, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { giveConsents, type MandatoryConsent, mandatoryConsents } from '#contracts/consents/consents.api';
import type { TermsAudience } from '#contracts/terms/terms-file';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { ConsentBoxes, type ConsentField } from '#web/fields/consents/consent-boxes.tsx';
import type { ConsentName } from '#web/fields/consents/consent-texts';
import { useSession } from '#web/session/session-context';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

/** The advice after a failure: a consent is never given twice by pressing again. */
const whatStays = 'Le caselle che hai spuntato restano così. Premi di nuovo il pulsante quando vuoi.';

/** The state of the boxes. Confirming asks for the first unticked one, or gives the consents once all are ticked. */
function useConsents(missing: readonly MandatoryConsent[]) {
  const { check } = useSession();
  const { run, isRunning } = useCommand(giveConsents);
  const [ticked, setTicked] = useState<readonly MandatoryConsent[]>([]);
  const [refused, setRefused] = useState<MandatoryConsent>();
  const [failure, setFailure] = useState<{ readonly title: string; readonly advice: string }>();
  const boxes = useRef<Partial<Record<MandatoryConsent, HTMLInputElement | null>>>({});

  const tick = (name: MandatoryConsent, isTicked: boolean) => {
    setTicked((before) => (isTicked ? [...before, name] : before.filter((one) => one !== name)));
    if (isTicked && name === refused) setRefused(undefined);
  };
  const confirm = async () => {
    const unticked = mandatoryConsents.find((name) => missing.includes(name) && !ticked.includes(name));
    setRefused(unticked);
    setFailure(undefined);
    if (unticked) return boxes.current[unticked]?.focus();
    try {
      if (!(await run({ terms: true, privacy: true, personalData: true, serviceFee: true }))) return;
      if (!(await check())) setFailure({ title: 'I consensi sono salvati, la pagina no', advice: whatStays });
    } catch (problem) {
      setFailure({ title: problemText(problemOf(problem)).title, advice: whatStays });
    }
  };
  const refOf = (name: MandatoryConsent) => (box: HTMLInputElement | null) => {
    boxes.current[name] = box;
  };
  return { ticked, tick, refused, failure, refOf, confirm: () => void confirm(), isRunning };
}

/** The specified words for each box that is not ticked. */
const consentRefusals: Readonly<Record<MandatoryConsent, string>> = {
  terms: 'Accettare i termini e condizioni della piattaforma',
  privacy: 'I dati di profilazione devono essere accettati',
  personalData: "Accetta la casella di controllo per l'accesso ai dati personali",
  serviceFee:
    "Attenzione: è obbligatorio compilare tutti i campi relativi alla privacy e alle condizioni d'uso per poter proseguire.",
};

interface ConsentDialogProps {
  readonly opened: boolean;
  /** The mandatory consents that are missing. */
  readonly missing: readonly MandatoryConsent[];
  readonly audience: TermsAudience;
}

const given = 'L’hai già dato: resta com’è.';

/** Asks for the missing consents. It cannot be closed, only answered or left by signing out. */
export function ConsentDialog({ opened, missing, audience }: ConsentDialogProps) {
  const { leave } = useSession();
  const [asked] = useState(missing);
  const { ticked, tick, refused, failure, refOf, confirm, isRunning } = useConsents(asked);
  const fieldOf = (name: ConsentName): ConsentField => {
    const consent = mandatoryConsents.find((one) => one === name);
    if (!consent || !asked.includes(consent))
      return { isTicked: true, onChange: () => undefined, lockedBecause: given };
    return {
      ref: refOf(consent),
      isTicked: ticked.includes(consent),
      onChange: (isTicked) => tick(consent, isTicked),
      error: consent === refused && consentRefusals[consent],
    };
  };
  return (
    <ConfirmDialog
      opened={opened}
      type="generic"
      tone="calm"
      closable={false}
      title="Consensi"
      size="lg"
      confirmLabel="DICHIARO DI AVERE ALMENO 18 ANNI"
      dismissLabel="Esci"
      isRunning={isRunning}
      onConfirm={confirm}
      onDismiss={() => void leave()}
    >
      <Text>Per proseguire dovrai flaggare i consensi obbligatori.</Text>
      <ConsentBoxes asked={mandatoryConsents} audience={audience} fieldOf={fieldOf} />
      {failure && (
        <Alert role="alert" color="mattone" title={failure.title}>
          {failure.advice}
        </Alert>
      )}
      {/* The help strip lies under this dialog, which cannot be closed. */}
      <Text size="sm" c="dimmed">
        Se tu o qualcuno vicino a te è in pericolo, chiama il{' '}
        <Anchor href="tel:112" underline="always">
          112
        </Anchor>
        .
      </Text>
    </ConfirmDialog>
  );
}
