import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { PlanBenefits, type PlanName } from '#web/ui/plan-benefits/plan-benefits.tsx';

interface MessageDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly message: ReactNode;
  /** One helpful line under a message whose words are fixed. */
  readonly advice?: string;
  /** Lists what this plan brings (MODAL-02, MODAL-03). */
  readonly benefits?: PlanName;
  /** With `false` only whoever opened it closes it: no OK, no cross, no Esc, no press outside (MODAL-04). */
  readonly closable?: boolean;
  /** Stands beside the button that closes, or in its place. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Says one thing and waits until it is read (MODAL-01). */
export function MessageDialog({ closable = true, ...props }: MessageDialogProps) {
  const { opened, title, message, advice, benefits, children, onClose } = props;
  return (
    <Dialog shape="note" {...{ opened, title, closable, onClose }}>
      <Stack>
        <Text>{message}</Text>
        {advice && <Text c="dimmed">{advice}</Text>}
        {benefits && <PlanBenefits plan={benefits} />}
        <DialogActions>
          {children}
          {closable && (
            <Button data-autofocus onClick={onClose}>
              OK
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
