import { Button, Notification } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTopmostDialog } from '#web/ui/dialogs/open-dialogs';
import { useFreeSpot } from '#web/ui/messages/free-spot';
import { onToasts, shownToast, type Toast, type ToastOffer, takeBack } from '#web/ui/messages/toast-store';
import classes from '#web/ui/messages/toasts.module.css';

/**
 * How each kind looks and is heard, by what word it is known, and after how long it goes by itself. What failed may
 * also have been done with its answer lost: the word does not say that it was not.
 */
const kinds = {
  success: { word: 'Fatto', icon: IconCheck, color: 'salvia', role: 'status', goesAfterMs: 5_000 },
  note: { word: 'Da sapere', icon: IconInfoCircle, color: 'laguna', role: 'status', goesAfterMs: 12_000 },
  refusal: { word: 'Attenzione', icon: IconAlertTriangle, color: 'mattone', role: 'alert', goesAfterMs: undefined },
  failure: { word: 'Problema', icon: IconAlertCircle, color: 'mattone', role: 'alert', goesAfterMs: undefined },
} as const;

/** The one toast on screen. An offer, which has no clock, waits while a dialog is open, and covers nothing of it. */
export function Toasts() {
  const toast = useSyncExternalStore(onToasts, shownToast);
  const isWaiting = useTopmostDialog() !== undefined && toast?.offer !== undefined;
  return toast && !isWaiting && <ShownToast key={toast.id} toast={toast} />;
}

/** A toast where it covers no control and no message. Esc closes it, unless that is a dialog's to hear. */
function ShownToast({ toast }: { readonly toast: Toast }) {
  const { word, icon: Icon, color, role, goesAfterMs } = kinds[toast.kind];
  const [isHeld, setHeld] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const close = () => {
    if (frame.current?.contains(document.activeElement)) cameFrom.current?.focus();
    takeBack({ what: 'closed', id: toast.id });
  };
  const hold = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
    setHeld(true);
  };
  useFreeSpot(frame);
  useClosing({ close, goesAfterMs: isHeld || toast.offer ? undefined : goesAfterMs });
  return (
    <Notification
      ref={frame}
      className={classes.toast}
      withBorder
      role={role}
      color={color}
      icon={<Icon aria-hidden size={20} />}
      onClose={close}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
    >
      <p className={classes.word}>{word}</p>
      <p className={classes.title}>{toast.title}</p>
      {toast.advice && <p className={classes.advice}>{toast.advice}</p>}
      {toast.offer && <OfferButton offer={toast.offer} onDone={close} />}
    </Notification>
  );
}

interface OfferButtonProps {
  readonly offer: ToastOffer;
  readonly onDone: () => void;
}

function OfferButton({ offer: { label, run }, onDone }: OfferButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const press = () => {
    setRunning(true);
    void run().finally(onDone);
  };
  return (
    <Button variant="default" mt="xs" loading={isRunning} onClick={press}>
      {label}
    </Button>
  );
}

interface Closing {
  readonly close: () => void;
  readonly goesAfterMs: number | undefined;
}

function useClosing({ close, goesAfterMs }: Closing): void {
  const goAway = useEffectEvent(close);
  useEffect(() => {
    if (goesAfterMs === undefined) return;
    const waiting = setTimeout(() => goAway(), goesAfterMs);
    return () => clearTimeout(waiting);
  }, [goesAfterMs]);
  useEffect(() => {
    const hear = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !(target instanceof Element && target.closest('[role="dialog"]'))) goAway();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
