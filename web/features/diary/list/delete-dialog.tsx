import { Text } from '@mantine/core';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

interface DeleteDialogProps {
  readonly opened: boolean;
  /** How many entries are to be deleted. */
  readonly count: number;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before entries are deleted (DIARY-16). */
export function DeleteDialog({ opened, count, isRunning, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={count === 1 ? 'Eliminare la nota?' : `Eliminare ${count.toLocaleString('it-IT')} note?`}
      confirmLabel="Sì, elimina"
      dismissLabel="No, tieni"
      isRunning={isRunning}
      onDismiss={onClose}
      onConfirm={onConfirm}
    >
      <Text>
        {count === 1 ? 'Viene tolta dal diario con la sua emozione.' : 'Vengono tolte dal diario con le loro emozioni.'}{' '}
        Subito dopo puoi ancora annullare.
      </Text>
    </ConfirmDialog>
  );
}
