import { Button, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '#web/ui/dialog-actions.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  /** Says the thing: 'Annullare la seduta del 12 marzo?'. */
  readonly title: string;
  readonly confirmLabel: string;
  readonly dismissLabel: string;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** Asks before something is lost. The safe button has the focus; the other waits, labelled, while it works. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, confirmLabel, dismissLabel, isRunning, onConfirm, onDismiss, children } = props;
  return (
    <Modal opened={opened} onClose={onDismiss} title={title}>
      <Stack>
        {children}
        <DialogActions>
          <Button variant="default" data-autofocus onClick={onDismiss}>
            {dismissLabel}
          </Button>
          <Button color="mattone" loading={isRunning} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
