import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEventHandler } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemText } from '#web/copy/problem-texts';
import {
  blankRequest,
  type RequestValues,
  requestDraft,
  requestSchema,
} from '#web/features/information-request/request-values';
import type { RequestKind } from '#web/features/information-request/request-words';
import { useDraft, useKeepDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { type UserType, useSession } from '#web/session/session-context';
import { notifySuccess } from '#web/ui/messages/notify';

interface Asking {
  readonly kind: RequestKind;
  readonly userType: UserType;
  readonly onSent: () => void;
}

interface InformationRequestState {
  readonly form: UseFormReturn<RequestValues>;
  readonly submit: FormEventHandler;
  readonly isSending: boolean;
  /** Whether there was a draft that could not be read. */
  readonly isDropped: boolean;
  /** Why the last sending failed, until the next. */
  readonly failure: string | undefined;
}

/** One request: nothing is sent while something is missing; what was typed is kept in the tab until it was sent. */
export function useInformationRequest({ kind, userType, onSent }: Asking): InformationRequestState {
  const { session } = useSession();
  const blank = blankRequest(session);
  const draft = useDraft(requestDraft(kind));
  const form = useForm<RequestValues>({
    resolver: zodResolver(requestSchema),
    defaultValues: { ...blank, ...draft.found },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useKeepDraft(form, draft, (values) => values);
  const { submit, isSending, failed, clearFailure } = useSubmit(sendInformationRequest, {
    input: (values: RequestValues) => ({
      ...values,
      subject: kind === 'info' ? '' : values.subject,
      kind,
      userType,
    }),
    draft,
    isRepeatable: true,
    onDone: () => {
      form.reset(blank);
      notifySuccess('richiesta inviata con successo');
      onSent();
    },
  });

  return {
    form,
    submit: (event) => void form.handleSubmit(submit, clearFailure)(event),
    isSending,
    isDropped: draft.isDropped,
    failure: failed && requestFailure(failed.problem),
  };
}

/** The helpful line under 'error' (MODAL-11): why the request did not go out, what is safe, what to do. */
function requestFailure(problem: Problem): string {
  if (problem.code === 'too_many_attempts') {
    return 'Sono partite molte richieste in poco tempo. Quello che hai scritto resta qui: riprova più tardi.';
  }
  if (problem.code === 'request_refused') {
    return 'La richiesta non è stata accettata. Quello che hai scritto resta qui: controlla i dati e riprova.';
  }
  if (problem.outcomeUnknown) {
    return 'Non sappiamo se la richiesta è arrivata. Quello che hai scritto resta qui: puoi inviarla di nuovo.';
  }
  return `${problemText(problem).title}. Quello che hai scritto resta qui: riprova tra poco.`;
}
