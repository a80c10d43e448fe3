import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '#web/ui/dialog-actions.tsx';

interface MessageDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly message: string;
  /** One helpful line under a message whose words are fixed. */
  readonly advice?: string;
  /** Stands beside the button that closes. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Says one thing and waits until it is read. */
export function MessageDialog({ opened, title, message, advice, children, onClose }: MessageDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <Stack>
        <Text>{message}</Text>
        {advice && <Text c="dimmed">{advice}</Text>}
        <DialogActions>
          {children}
          <Button data-autofocus onClick={onClose}>
            OK
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  );
}
