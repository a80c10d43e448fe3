import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  /** What is asked for: a visitor's sign-in, confirmation of a request, the questionnaire, or anything else. */
  readonly type?: 'login' | 'validate' | 'questionario' | 'generic';
  /** The question: 'Annullare la seduta del 12 marzo?'. */
  readonly title: string;
  readonly confirmLabel?: string;
  readonly dismissLabel?: string;
  /**
   * `loss` when something is lost for good: the button is red, and the safe one has the focus. The type sets the
   * default.
   */
  readonly tone?: 'calm' | 'loss';
  /** With `false` only its own buttons close it: no cross, no Esc, no press outside. */
  readonly closable?: boolean;
  /** With `false` the browser's Back does not dismiss it. */
  readonly hasHistoryStep?: boolean;
  /** The width of the dialog. */
  readonly size?: 'md' | 'lg';
  /** A second way to say yes, beside the button that confirms. */
  readonly other?: { readonly label: string; readonly onPress: () => void };
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  /** Without it there is no button to decline. */
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
}

const looks = {
  login: { confirm: 'Accedi', dismiss: 'Non ora', tone: 'calm' },
  validate: { confirm: 'Conferma', dismiss: 'Annulla', tone: 'calm' },
  questionario: { confirm: 'Compila il questionario', dismiss: 'Non ora', tone: 'calm' },
  generic: { confirm: 'Conferma', dismiss: 'Annulla', tone: 'loss' },
} as const;

const stay = () => undefined;

/**
 * Asks for confirmation. The button that confirms is labelled with what it does, and keeps its label while it works.
 */
export function ConfirmDialog({ type = 'generic', closable = true, ...props }: ConfirmDialogProps) {
  const { opened, title, size = 'md', hasHistoryStep = closable, isRunning, onConfirm, other, onDismiss } = props;
  const { confirmLabel = looks[type].confirm, dismissLabel = looks[type].dismiss, tone = looks[type].tone } = props;
  const isLoss = tone === 'loss';
  return (
    <Dialog shape="note" {...{ opened, title, size, closable, hasHistoryStep }} onClose={onDismiss ?? stay}>
      <Stack>
        {props.children}
        <DialogActions isLoss={isLoss}>
          {onDismiss && (
            <Button variant="default" data-autofocus={(closable && isLoss) || undefined} onClick={onDismiss}>
              {dismissLabel}
            </Button>
          )}
          {other && (
            <Button variant="default" onClick={other.onPress}>
              {other.label}
            </Button>
          )}
          <Button
            {...(isLoss ? { color: 'mattone' } : {})}
            data-autofocus={(closable && !isLoss) || undefined}
            loading={isRunning}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
