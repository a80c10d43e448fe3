import { Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import {
  giveInformedConsent,
  ownInformedConsent,
  previewInformedConsent,
} from '#contracts/informed-consent/informed-consent.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { isSignedOut } from '#web/api/is-signed-out';
import { cacheWrite } from '#web/api/query-cache';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { AcceptanceBox } from '#web/features/informed-consent/acceptance-box.tsx';
import { ConsentExplained } from '#web/features/informed-consent/consent-explained.tsx';
import { ConsentFields } from '#web/features/informed-consent/consent-fields.tsx';
import {
  type ConsentDetails,
  consentFields,
  consentLabels,
  consentText,
  type OwnConsent,
} from '#web/features/informed-consent/consent-values';
import { type ConsentForm, useConsentForm } from '#web/features/informed-consent/use-consent-form';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { useSubmit } from '#web/forms/use-submit';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { savePdf } from '#web/ui/files/save-file';
import { notifyFailure, notifySuccess } from '#web/ui/messages/notify';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';

interface ConsentStepProps {
  /** The therapist's token. */
  readonly therapist: string;
  readonly known: OwnConsent;
  readonly onSigned: () => void;
}

/** The informed consent for one therapist: to read, fill in, tick and sign. */
export function ConsentStep({ therapist, known, onSigned }: ConsentStepProps) {
  const { form, draft } = useConsentForm(known);
  const preview = useConsentPreview(therapist);
  const {
    submit: sign,
    isSending,
    failed,
    clearFailure,
  } = useSubmit(giveInformedConsent, {
    input: (details: ConsentDetails) => ({ therapist, ...details, accepted: true }) as const,
    draft,
    writes: (given) => [
      cacheWrite(ownInformedConsent, (before, input) =>
        input.therapist === therapist ? { ...before, given } : undefined,
      ),
    ],
    onDone: () => {
      notifySuccess('Conseso informato con successo', {
        advice: 'La copia firmata resta da scaricare nel riepilogo.',
      });
      onSigned();
    },
  });
  const [isTicked, setTicked] = useState(false);
  const reason = useId();

  const withDetails = (use: (details: ConsentDetails) => Promise<void>) => form.handleSubmit(use);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTicked) void withDetails(sign)();
  };
  const startAfresh = () => {
    form.reset(draft.blank);
    clearFailure();
    setTicked(false);
  };

  return (
    <form noValidate aria-label="Consenso informato" onSubmit={submit}>
      <Stack gap="lg">
        <DraftNote draft={draft} lost="I campi tornano ai dati del tuo profilo." onDiscard={startAfresh} />
        <ConsentExplained therapistName={known.therapistName} />
        <ConsentProblems form={form} />
        {/* Discarding empties what was typed for an address and not chosen, too. */}
        <ConsentFields key={String(draft.isResumed)} form={form} />
        <AcceptanceBox
          isTicked={isTicked}
          onChange={setTicked}
          isPreparing={preview.isPreparing}
          onRead={() => void withDetails(preview.save)()}
        />
        {failed && <SignProblem problem={failed.problem} isRunning={isSending} />}
        {!isTicked && (
          <Text id={reason} size="sm" c="dimmed">
            Il pulsante si attiva quando spunti la casella.
          </Text>
        )}
        <DialogActions>
          <Button
            type="submit"
            disabled={!isTicked}
            loading={isSending}
            aria-describedby={isTicked ? undefined : reason}
          >
            Firma il consenso
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

interface SignProblemProps {
  readonly problem: Problem;
  readonly isRunning: boolean;
}

/** A failed signature, in the specified word, with what is safe. Its button signs again. */
function SignProblem({ problem, isRunning }: SignProblemProps) {
  return <RetryAlert title="error" advice={adviceFor(problem)} isRunning={isRunning} />;
}

function adviceFor({ code, outcomeUnknown }: Problem): string {
  if (outcomeUnknown) return 'Non sappiamo se la firma è arrivata. Puoi riprovare: non si firma due volte.';
  if (code === 'changed_elsewhere') return 'Il tuo profilo è cambiato in un’altra finestra. Rileggi i dati e riprova.';
  if (code === 'no_connection') return 'Manca la connessione. I dati sono rimasti qui: riprova quando torna.';
  return 'Il consenso non risulta firmato. I dati sono rimasti qui: riprova tra poco.';
}

/** Why the document cannot be made, in the specified words while something is missing. */
function ConsentProblems({ form }: { readonly form: ConsentForm }) {
  const { errors, submitCount } = form.formState;
  // No summary before the user has tried to sign or asked for the document.
  const problems = (submitCount > 0 ? consentFields : []).flatMap((name) => {
    const text = consentText(name, errors[name]?.message);
    return text ? [{ name, label: consentLabels[name], text }] : [];
  });
  const isMissing = consentFields.some((name) => ['required', 'not_chosen'].includes(errors[name]?.message ?? ''));
  return (
    <ErrorSummary
      problems={problems}
      attempt={submitCount}
      title={isMissing ? 'Per favore compila tutti i campi' : undefined}
      onGoTo={(name) => form.setFocus(name)}
    />
  );
}

/** Saves the document as it would be signed, without signing it. */
function useConsentPreview(therapist: string) {
  const { run, isRunning } = useCommand(previewInformedConsent);
  const save = async (details: ConsentDetails) => {
    try {
      const answer = await run({ therapist, ...details });
      if (answer) savePdf(answer.document);
    } catch (failure) {
      notifyFailure(previewInformedConsent, wordsFor(failure));
    }
  };
  return { save, isPreparing: isRunning };
}

function wordsFor(failure: unknown) {
  const problem = problemOf(failure);
  if (isSignedOut(problem.code)) return problemText(problem);
  return {
    title: 'Il documento non è arrivato',
    advice: 'Non hai firmato nulla e i tuoi dati sono rimasti qui. Riprova tra poco.',
  };
}
