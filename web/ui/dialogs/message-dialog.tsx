import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PlanName } from '#contracts/plans/plan-names';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { PlanBenefits } from '#web/ui/plan-benefits/plan-benefits.tsx';

interface MessageDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly message: ReactNode;
  /** One helpful line under a message whose wording is specified. */
  readonly advice?: string;
  /** Lists the benefits of this plan. */
  readonly benefits?: PlanName;
  /** With `false` only its opener closes it: no OK, no cross, no Esc, no press outside. */
  readonly closable?: boolean;
  /** Buttons beside the one that closes, or in its place. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Shows one message until it is closed. */
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
