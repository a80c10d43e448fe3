import { Text } from '@mantine/core';
import type { OperationOutput } from '#contracts/kernel/operation';
import { exportOwnData } from '#contracts/patient-profile/patient-profile.api';
import { exportProblem } from '#web/copy/export-problem';
import { PasswordDialog } from '#web/fields/password/password-dialog.tsx';
import { saveFile } from '#web/ui/files/save-file';
import { notifySuccess } from '#web/ui/messages/notify';

interface ExportDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the password and saves everything the platform holds of the patient in one file. */
export function ExportDialog({ opened, onClose }: ExportDialogProps) {
  const save = ({ data }: OperationOutput<typeof exportOwnData>) => {
    const day = data.preparato_il.slice(0, 10);
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, `I tuoi dati ${day}.json`);
    notifySuccess('File salvato', { advice: 'Lo trovi tra i tuoi download. Tienilo in un posto sicuro.' });
    onClose();
  };
  return (
    <PasswordDialog
      opened={opened}
      title="Scarica i tuoi dati"
      confirmLabel="Prepara e salva"
      operation={exportOwnData}
      input={(password) => ({ password })}
      words={exportProblem}
      onDone={save}
      onClose={onClose}
    >
      <Text>
        Il file è un testo in formato JSON, con le voci in italiano: contiene anche diario e chat. Chi lo apre legge
        tutto, perciò prima chiediamo la password.
      </Text>
    </PasswordDialog>
  );
}
