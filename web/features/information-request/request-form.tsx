import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RequestFields } from '#web/features/information-request/request-fields.tsx';
import {
  type RequestField,
  type RequestValues,
  requestFieldText,
  requestLabels,
} from '#web/features/information-request/request-values';
import { type RequestKind, requestWords } from '#web/features/information-request/request-words';
import { useInformationRequest } from '#web/features/information-request/use-information-request';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import type { UserType } from '#web/session/session-context';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface RequestFormProps {
  readonly kind: RequestKind;
  /** The user type that the surrounding screen is for. */
  readonly userType: UserType;
  /** Called with the address the answer goes to. */
  readonly onSent: (email: string) => void;
  /** Appears beside the button that sends. */
  readonly otherAction?: ReactNode;
}

/** A question to the team, which answers by e-mail. */
export function RequestForm({ kind, userType, onSent, otherAction }: RequestFormProps) {
  const { form, draft, startAfresh, submit, isSending, failure } = useInformationRequest({ kind, userType, onSent });
  const { title, intro, subject } = requestWords[kind];
  return (
    <form noValidate onSubmit={submit} aria-label={title}>
      <Stack>
        <DraftNote draft={draft} lost="Si svuotano i campi della richiesta." onDiscard={startAfresh} />
        <Text>{intro}</Text>
        <RequestProblems form={form} failure={failure} />
        {/* Discarding forgets the chosen prefix, too. */}
        <RequestFields key={String(draft.isResumed)} form={form} subject={subject} userType={userType} />
        <DialogActions>
          {otherAction}
          <Button type="submit" loading={isSending}>
            Invia richiesta
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

interface RequestProblemsProps {
  readonly form: UseFormReturn<RequestValues>;
  readonly failure: string | undefined;
}

/** Why the request was not sent: the fields to complete, or the back end's problem. */
function RequestProblems({ form, failure }: RequestProblemsProps) {
  const { errors, submitCount, isSubmitted } = form.formState;
  const fields = Object.keys(requestLabels) as (keyof typeof requestLabels)[];
  const problems = fields.flatMap((name) => {
    const text = requestFieldText(name, errors[name]?.message);
    return isSubmitted && text ? [{ name, label: requestLabels[name], text }] : [];
  });
  return (
    <ErrorSummary
      problems={problems}
      onGoTo={(name: RequestField) => form.setFocus(name)}
      attempt={failure ?? submitCount}
      title={failure && problems.length === 0 ? 'error' : 'richiesta inviata non riuscita'}
    >
      {failure && <Text size="sm">{failure}</Text>}
    </ErrorSummary>
  );
}
