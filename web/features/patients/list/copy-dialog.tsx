import { Text } from '@mantine/core';
import type { OperationOutput } from '#contracts/kernel/operation';
import { exportRecords } from '#contracts/patients/patients.api';
import { exportProblem } from '#web/copy/export-problem';
import { exportText } from '#web/features/patients/list/export-text';
import { PasswordDialog } from '#web/fields/password/password-dialog.tsx';
import { saveFile } from '#web/ui/files/save-file';
import { notifySuccess } from '#web/ui/messages/notify';
import { useToday } from '#web/ui/use-today';

/** So that programs which would guess otherwise read the accents rightly. */
const utf8Mark = '\ufeff';

interface CopyDialogProps {
  readonly opened: boolean;
  /** Whose records are copied. */
  readonly patients: readonly string[];
  readonly onClose: () => void;
}

/**
 * Asks for the password and saves a copy of what is written of some patients; the file's name tells nothing of whom or
 * what.
 */
export function CopyDialog({ opened, patients, onClose }: CopyDialogProps) {
  const today = useToday();
  const save = ({ records }: OperationOutput<typeof exportRecords>) => {
    const text = utf8Mark + exportText(records, today);
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `copia-${today}.txt`);
    notifySuccess('File salvato', { advice: 'Lo trovi tra i tuoi download. Tienilo in un posto sicuro.' });
    onClose();
  };
  return (
    <PasswordDialog
      opened={opened}
      title="Scarica una copia"
      confirmLabel="Prepara e salva"
      operation={exportRecords}
      input={(password) => ({ patients: [...patients], password })}
      words={exportProblem}
      onDone={save}
      onClose={onClose}
    >
      <Text>Il file è un testo con anamnesi e note. Chi lo apre legge tutto, perciò prima chiediamo la password.</Text>
    </PasswordDialog>
  );
}
