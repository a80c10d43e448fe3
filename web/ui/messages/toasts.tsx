import { Button, Loader, Notification } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTopmostDialog } from '#web/ui/dialogs/open-dialogs';
import { useFocusBack } from '#web/ui/messages/focus-back';
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

/**
 * The one toast on screen. An offer, which has no clock, waits while a dialog is open, and covers nothing of it; over a
 * dialog marked `data-toasts-wait` none is laid.
 */
export function Toasts() {
  const toast = useSyncExternalStore(onToasts, shownToast);
  const dialog = useTopmostDialog();
  const isWaiting = dialog && (toast?.offer || dialog.closest('[data-toasts-wait]'));
  return toast && !isWaiting && <ShownToast key={toast.id} toast={toast} />;
}

/** A toast where it covers no control and no message. Esc closes it, unless that is a dialog's to hear. */
function ShownToast({ toast }: { readonly toast: Toast }) {
  const { word, icon: Icon, color, role } = kinds[toast.kind];
  const { goesAfterMs } = kinds[toast.isToldInPlace ? 'note' : toast.kind];
  const [isHeld, setHeld] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => takeBack({ what: 'closed', id: toast.id });
  useFocusBack(frame);
  useFreeSpot(frame);
  useClosing({ close, goesAfterMs: isHeld || toast.offer ? undefined : goesAfterMs });
  return (
    <Notification
      ref={frame}
      className={classes.toast}
      classNames={{ body: classes.body, closeButton: classes.cross }}
      withBorder
      data-told-in-place={toast.isToldInPlace || undefined}
      role={role}
      color={color}
      icon={<Icon aria-hidden size={20} />}
      onClose={close}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
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
    if (isRunning) return;
    setRunning(true);
    void run().finally(onDone);
  };
  // Disabled while it runs, it would lose the focus.
  return (
    <Button
      variant="default"
      className={classes.offer}
      mt="xs"
      aria-disabled={isRunning}
      data-disabled={isRunning}
      leftSection={isRunning && <Loader aria-hidden size="1em" />}
      onClick={press}
    >
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
  const isDialogOpen = useTopmostDialog() !== undefined;
  useEffect(() => {
    if (isDialogOpen) return;
    const hear = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !(target instanceof Element && target.closest('[role="dialog"]'))) goAway();
    };
    // From the next turn on: the key that has just closed a dialog is still on its way to the window.
    const waiting = setTimeout(() => window.addEventListener('keydown', hear));
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('keydown', hear);
    };
  }, [isDialogOpen]);
}
