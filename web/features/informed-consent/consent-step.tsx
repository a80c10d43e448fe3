import { Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { AcceptanceBox } from '#web/features/informed-consent/acceptance-box.tsx';
import { ConsentExplained } from '#web/features/informed-consent/consent-explained.tsx';
import { ConsentFields } from '#web/features/informed-consent/consent-fields.tsx';
import { ConsentProblems } from '#web/features/informed-consent/consent-problems.tsx';
import type { ConsentDetails, OwnConsent } from '#web/features/informed-consent/consent-values';
import { SignProblem } from '#web/features/informed-consent/sign-problem.tsx';
import { useConsentForm } from '#web/features/informed-consent/use-consent-form';
import { useConsentPreview } from '#web/features/informed-consent/use-consent-preview';
import { useSignConsent } from '#web/features/informed-consent/use-sign-consent';
import { useReader } from '#web/session/use-reader';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { keepFocus } from '#web/ui/keep-focus';

interface ConsentStepProps {
  /** The therapist's token. */
  readonly therapist: string;
  readonly known: OwnConsent;
  readonly onSigned: () => void;
}

/** The informed consent for one therapist: read, filled in, ticked, signed (CONSENT-01, CONSENT-03). */
export function ConsentStep({ therapist, known, onSigned }: ConsentStepProps) {
  const owner = useReader();
  const form = useConsentForm(known, owner);
  const preview = useConsentPreview(therapist);
  const { sign, isSigning, failed } = useSignConsent({ therapist, owner, onSigned });
  const [isTicked, setTicked] = useState(false);
  const reason = useId();

  const withDetails = (use: (details: ConsentDetails) => Promise<void>) => form.handleSubmit(use);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTicked) void withDetails(sign)();
  };

  return (
    <form noValidate aria-label="Consenso informato" onSubmit={submit}>
      <Stack gap="lg">
        <ConsentExplained therapistName={known.therapistName} />
        <ConsentProblems form={form} />
        <ConsentFields form={form} />
        <AcceptanceBox
          isTicked={isTicked}
          onChange={setTicked}
          isPreparing={preview.isPreparing}
          onRead={() => void withDetails(preview.save)()}
        />
        {failed && <SignProblem problem={failed} isRunning={isSigning} />}
        {!isTicked && (
          <Text id={reason} size="sm" c="dimmed">
            Il pulsante si attiva quando spunti la casella.
          </Text>
        )}
        <DialogActions>
          <Button
            type="submit"
            disabled={!isTicked}
            loading={isSigning}
            onMouseDown={keepFocus}
            aria-describedby={isTicked ? undefined : reason}
          >
            Firma il consenso
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
