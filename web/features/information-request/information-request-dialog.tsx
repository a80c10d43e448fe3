import { Button, Modal, Stack, Text } from '@mantine/core';
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
import { DroppedDraftNote } from '#web/forms/draft-note.tsx';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import type { UserType } from '#web/session/session-context';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { keepFocus } from '#web/ui/keep-focus';

interface InformationRequestDialogProps {
  readonly opened: boolean;
  readonly kind: RequestKind;
  /** The side somebody asks from. */
  readonly userType: UserType;
  readonly onClose: () => void;
}

/** A question to the team (MODAL-06 to 12). Closed without sending, it opens again as it was. */
export function InformationRequestDialog({ opened, kind, userType, onClose }: InformationRequestDialogProps) {
  const { form, submit, isSending, isDropped, failure } = useInformationRequest({ kind, userType, onSent: onClose });
  const { title, intro, subject } = requestWords[kind];
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="lg">
      <form noValidate onSubmit={submit} aria-label={title}>
        <Stack>
          <Text>{intro}</Text>
          {isDropped && <DroppedDraftNote />}
          <RequestProblems form={form} failure={failure} />
          <RequestFields form={form} subject={subject} />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Annulla
            </Button>
            <Button type="submit" loading={isSending} onMouseDown={keepFocus}>
              Invia richiesta
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  );
}

interface RequestProblemsProps {
  readonly form: UseFormReturn<RequestValues>;
  readonly failure: string | undefined;
}

/** What kept the request from being sent: the fields to complete, or what the back end answered. */
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
