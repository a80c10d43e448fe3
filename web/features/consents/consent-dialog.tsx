import { Alert, Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { type MandatoryConsent, mandatoryConsents } from '#contracts/consents/consents.api';
import { consentRefusals } from '#web/features/consents/consent-refusals';
import { useConsents } from '#web/features/consents/use-consents';
import { ConsentBoxes, type ConsentField } from '#web/fields/consents/consent-boxes.tsx';
import type { ConsentDocuments, ConsentName } from '#web/fields/consents/consent-texts';
import { useSession } from '#web/session/session-context';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

interface ConsentDialogProps {
  readonly opened: boolean;
  /** The mandatory consents still to be given. */
  readonly missing: readonly MandatoryConsent[];
  readonly documents: ConsentDocuments;
}

const given = 'L’hai già dato: resta com’è.';

/** Asks for the missing consents (GDPR-01 to 04, MODAL-20). It cannot be put aside, only answered or left by signing out. */
export function ConsentDialog({ opened, missing, documents }: ConsentDialogProps) {
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
      <ConsentBoxes asked={mandatoryConsents} documents={documents} fieldOf={fieldOf} />
      {failure && (
        <Alert role="alert" color="mattone" title={failure.title}>
          {failure.advice}
        </Alert>
      )}
      {/* The strip with the help in an emergency lies under this dialog, which cannot be put aside. */}
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
