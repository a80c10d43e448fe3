import { useContext, useRef, useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { mediaTypeOfBytes, tellingBytes } from '#contracts/uploads/media-type-of-bytes';
import { storePhoto } from '#contracts/uploads/uploads.api';
import { problemOf } from '#web/api/call-failed';
import { newIdempotencyKey } from '#web/api/new-idempotency-key';
import { usePageUser } from '#web/api/page-user';
import { ProblemListener } from '#web/api/problem-listener';
import { useQueryCache } from '#web/api/query-cache';
import { problemText } from '#web/copy/problem-texts';
import type { Crop } from '#web/features/curriculum/photo/crop';
import { sendFile } from '#web/fields/documents/send-file';
import { useSession } from '#web/session/session-context';
import { notifyFailure, notifyNote, notifySuccess } from '#web/ui/messages/notify';
import { useRefusal } from '#web/ui/messages/use-refusal';

const unsupported = 'Formato non supportato. Usa JPEG, JPG o PNG.';

/** The choice of a photo, its cropping, and its sending; the earlier photo stays until the new one is saved. */
export function usePhoto(hasPhoto: boolean) {
  const untouched = hasPhoto ? 'La foto di prima è ancora al suo posto' : 'Non hai ancora una foto';
  const [url, setUrl] = useState<string>();
  const [sending, setSending] = useState<'leaving' | 'left'>();
  const under = useRef<AbortController>(undefined);
  const attempt = useRef({ content: '', id: '' });
  const format = useRefusal('');
  const pageUser = usePageUser();
  const onProblem = useContext(ProblemListener);
  const { refresh } = useQueryCache();
  const { check } = useSession();

  const close = () => {
    // Once it has left, the photo may be saved whatever is pressed: the dialog waits for the answer.
    if (sending === 'left') return;
    under.current?.abort();
    if (url) URL.revokeObjectURL(url);
    setUrl(undefined);
  };
  const refuse = () => format.refuse(unsupported, `${untouched}: scegline un’altra.`);
  const choose = async (file: File) => {
    format.takeBack();
    const first = await file
      .slice(0, tellingBytes)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0));
    const type = mediaTypeOfBytes(new Uint8Array(first));
    const isPhoto = type !== undefined && type !== 'application/pdf';
    if (isPhoto) setUrl(URL.createObjectURL(file));
    else refuse();
  };
  const refuseUnreadable = () => {
    close();
    refuse();
  };
  const fail = (advice: string) => notifyFailure(storePhoto, { title: 'errore', advice });
  const send = async (photo: Blob | undefined, crop: Crop) => {
    if (sending) return;
    if (!photo) return fail(`Questo browser non riesce a ritagliare la foto. ${untouched}: prova con un altro.`);
    // The same photo cropped in the same way is the same attempt.
    const content = JSON.stringify([url, crop]);
    if (attempt.current.content !== content) attempt.current = { content, id: newIdempotencyKey() };
    const sendingNow = new AbortController();
    under.current = sendingNow;
    // Until the browser says that bytes are still on their way, they count as gone.
    setSending('left');
    try {
      const form = { id: attempt.current.id, file: photo, name: 'foto.jpg', attempt: storePhoto.name };
      const onProgress = (share: number) => setSending(share < 1 ? 'leaving' : 'left');
      const options = { onProgress, signal: sendingNow.signal, pageUser };
      await sendFile('/files/photo', form, storePhoto.output, options);
      notifySuccess('Immagine caricata con successo');
      URL.revokeObjectURL(url ?? '');
      setUrl(undefined);
    } catch (failure) {
      if (sendingNow.signal.aborted) return notifyNote('Invio interrotto', { advice: `${untouched}.` });
      const problem = problemOf(failure);
      onProblem(problem.code);
      fail(sendingFailure(problem, untouched));
    } finally {
      setSending(undefined);
      void refresh(storePhoto.affects ?? []);
      void check();
    }
  };
  return { url, sending, unsupported: format.text, choose, send, close, refuseUnreadable };
}

function sendingFailure(problem: Problem, untouched: string): string {
  if (problem.outcomeUnknown)
    return 'Non sappiamo se la foto è arrivata: chiudi e guarda se è cambiata, prima di riprovare.';
  if (problem.code === 'unsupported_file') return `${unsupported} ${untouched}.`;
  return `${problemText(problem).title}. ${untouched}: riprova tra poco.`;
}
