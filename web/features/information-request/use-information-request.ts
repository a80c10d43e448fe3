import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEventHandler, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { sendInformationRequest } from '#contracts/information-request/information-request.api';
import type { Problem } from '#contracts/kernel/problem';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { blankRequest, type RequestValues, requestSchema } from '#web/features/information-request/request-values';
import type { RequestKind } from '#web/features/information-request/request-words';
import { type UserType, useSession } from '#web/session/session-context';
import { notifyDanger, notifySuccess, takeBackDanger } from '#web/ui/messages/notify';

const asking = 'information-request';

interface Asking {
  readonly kind: RequestKind;
  readonly userType: UserType;
  readonly onSent: () => void;
}

interface InformationRequestState {
  readonly form: UseFormReturn<RequestValues>;
  readonly submit: FormEventHandler;
  readonly isSending: boolean;
  /** Why the last sending failed, until the next. */
  readonly failure: string | undefined;
}

/** One request: nothing is sent while something is missing (MODAL-08); what was typed goes only once it was sent. */
export function useInformationRequest({ kind, userType, onSent }: Asking): InformationRequestState {
  const { session } = useSession();
  const { run, isRunning } = useCommand(sendInformationRequest);
  const [failure, setFailure] = useState<string>();
  const form = useForm<RequestValues>({
    resolver: zodResolver(requestSchema),
    defaultValues: blankRequest(session),
    mode: 'onTouched',
    shouldFocusError: false,
  });

  const beginAgain = () => {
    setFailure(undefined);
    takeBackDanger(asking);
  };
  const send = async (values: RequestValues) => {
    beginAgain();
    const subject = kind === 'info' ? '' : values.subject;
    try {
      if (!(await run({ ...values, subject, kind, userType }))) return;
      form.reset(blankRequest(session));
      notifySuccess('richiesta inviata con successo');
      onSent();
    } catch (problem) {
      const advice = requestFailure(problemOf(problem));
      setFailure(advice);
      notifyDanger('error', advice, asking);
    }
  };
  const refuse = () => {
    beginAgain();
    notifyDanger('richiesta inviata non riuscita', 'Completa i campi segnati: non abbiamo inviato nulla.', asking);
  };
  const submit: FormEventHandler = (event) => void form.handleSubmit(send, refuse)(event);
  return { form, submit, isSending: isRunning, failure };
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
