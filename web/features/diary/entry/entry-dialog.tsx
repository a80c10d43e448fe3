import type { DiaryEntry } from '#contracts/diary/diary.api';
import type { Mood } from '#contracts/diary/moods';
import { EntryForm } from '#web/features/diary/entry/entry-form.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';

interface EntryDialogProps {
  readonly opened: boolean;
  /** The entry to change; undefined for a new one. */
  readonly entry?: DiaryEntry | undefined;
  /** The mood a new entry begins with. */
  readonly mood?: Mood | undefined;
  readonly onClose: () => void;
}

/** The mood picker: adds or changes one entry; closed without saving, it opens again as it was (DIARY-03). */
export function EntryDialog({ opened, entry, mood, onClose }: EntryDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={entry ? 'Modifica la nota' : 'Aggiungi un’emozione'}
      size="lg"
      closeOnClickOutside={false}
    >
      <EntryForm entry={entry} mood={mood} onClose={onClose} onDone={onClose} />
    </Dialog>
  );
}
