import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEventHandler } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import type { Problem } from '#contracts/kernel/problem';
import { keptTextFailure } from '#web/copy/kept-text-failure';
import {
  blankRequest,
  type RequestValues,
  requestDraft,
  requestSchema,
} from '#web/features/information-request/request-values';
import { type RequestKind, requestWords } from '#web/features/information-request/request-words';
import { type Draft, useDraft, useKeepDraft } from '#web/forms/use-draft';
import { useSubmit } from '#web/forms/use-submit';
import { type UserType, useSession } from '#web/session/session-context';
import { notifySuccess } from '#web/ui/messages/notify';

interface Asking {
  readonly kind: RequestKind;
  readonly userType: UserType;
  /** Called with the address the answer goes to. */
  readonly onSent: (email: string) => void;
}

interface InformationRequestState {
  readonly form: UseFormReturn<RequestValues>;
  readonly submit: FormEventHandler;
  readonly isSending: boolean;
  readonly draft: Draft<RequestValues>;
  /** Empties the form except for what is known of the user, and clears the last failure. */
  readonly startAfresh: () => void;
  /** Why the last attempt to send failed, until the next attempt. */
  readonly failure: string | undefined;
}

/** One request: it is sent only when valid, and its draft is kept in the tab until then. */
export function useInformationRequest({ kind, userType, onSent }: Asking): InformationRequestState {
  const { session } = useSession();
  const draft = useDraft(requestDraft(kind), (kept) => ({ ...blankRequest(session, kind), ...kept }));
  const form = useForm<RequestValues>({
    resolver: zodResolver(requestSchema),
    defaultValues: draft.initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useKeepDraft(form, draft, (values) => values);
  const { submit, isSending, failed, clearFailure } = useSubmit(sendInformationRequest, {
    input: (values: RequestValues) => ({
      ...values,
      kind: requestWords[kind].sentAs,
      userType,
    }),
    draft,
    isRepeatable: true,
    onDone: (_output, { email }) => {
      form.reset(draft.blank);
      notifySuccess('richiesta inviata con successo');
      onSent(email.trim());
    },
  });

  const startAfresh = () => {
    form.reset(draft.blank);
    clearFailure();
  };
  return {
    form,
    draft,
    startAfresh,
    submit: (event) => void form.handleSubmit(submit, clearFailure)(event),
    isSending,
    failure: failed && requestFailure(failed.problem),
  };
}

/** The advice under 'error': why the request was not sent, what is safe, what to do. */
function requestFailure(problem: Problem): string {
  if (problem.code === 'too_many_attempts') {
    return 'Sono partite molte richieste in poco tempo. Quello che hai scritto resta qui: riprova più tardi.';
  }
  if (problem.code === 'request_refused') {
    return 'La richiesta non è stata accettata. Quello che hai scritto resta qui: controlla i dati e riprova.';
  }
  return keptTextFailure(
    problem,
    'Non sappiamo se la richiesta è arrivata. Quello che hai scritto resta qui: puoi inviarla di nuovo.',
  );
}
