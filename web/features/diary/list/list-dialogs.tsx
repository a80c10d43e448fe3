import { Text } from '@mantine/core';
import { useState } from 'react';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { EntryDialog } from '#web/features/diary/entry/entry-dialog.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

interface ListDialogsProps {
  readonly what: 'edit' | 'delete' | null;
  readonly entry?: DiaryEntry;
  /** Counts the openings, so that each begins with a form of its own. */
  readonly opening: number;
  /** How many entries are chosen. */
  readonly count: number;
  readonly isRunning: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** The form of an entry and the question before some are deleted. */
export function ListDialogs({ what, entry, opening, count, isRunning, onDelete, onClose }: ListDialogsProps) {
  // The dialog that closes goes on asking for as many as it did.
  const [asked, setAsked] = useState(count);
  if (what === 'delete' && !isRunning && count > 0 && count !== asked) setAsked(count);
  return (
    <>
      {entry && <EntryDialog key={opening} opened={what === 'edit'} entry={entry} onClose={onClose} />}
      <DeleteDialog
        opened={what === 'delete'}
        count={asked}
        isRunning={isRunning}
        onConfirm={onDelete}
        onClose={onClose}
      />
    </>
  );
}

interface DeleteDialogProps {
  readonly opened: boolean;
  /** How many entries are to be deleted. */
  readonly count: number;
  readonly isRunning: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before entries are deleted (DIARY-16). */
function DeleteDialog({ opened, count, isRunning, onConfirm, onClose }: DeleteDialogProps) {
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
        {count === 1
          ? 'Viene tolta dal diario con la sua emozione. Subito dopo puoi ancora annullare.'
          : 'Vengono tolte dal diario con le loro emozioni. Subito dopo puoi ancora annullare.'}
      </Text>
    </ConfirmDialog>
  );
}
