import { Alert, Button, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { exportOwnData } from '#contracts/patient-profile/patient-profile.api';
import { confirmedProblem } from '#web/features/patient-profile/own-data/confirmed-problem';
import { passwordProblem } from '#web/features/patient-profile/own-data/password-problem';
import { PasswordField } from '#web/fields/password/password-field.tsx';
import { useSubmit } from '#web/forms/use-submit';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { saveFile } from '#web/ui/files/save-file';
import { notifySuccess } from '#web/ui/messages/notify';

interface ExportDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for the password and saves everything the platform holds of the patient in one file. */
export function ExportDialog({ opened, onClose }: ExportDialogProps) {
  return (
    <OutsideForm>
      <Dialog opened={opened} onClose={onClose} title="Scarica i tuoi dati">
        {opened && <ExportForm onClose={onClose} />}
      </Dialog>
    </OutsideForm>
  );
}

function ExportForm({ onClose }: Pick<ExportDialogProps, 'onClose'>) {
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { submit, isSending, failed, clearFailure } = useSubmit(exportOwnData, {
    input: (typed: string) => ({ password: typed }),
    isRepeatable: true,
    onDone: ({ data }) => {
      const day = data.preparato_il.slice(0, 10);
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `I tuoi dati ${day}.json`);
      notifySuccess('File salvato', { advice: 'Lo trovi tra i tuoi download. Tienilo in un posto sicuro.' });
      onClose();
    },
  });
  const problem = failed?.problem;
  const atField = isEmpty ? 'il campo è obbligatorio' : problem && passwordProblem(problem);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '') void submit(password);
  };
  return (
    <form noValidate aria-label="Scarica i tuoi dati" onSubmit={save}>
      <Stack>
        <Text>
          Il file è un testo in formato JSON, con le voci in italiano: contiene anche diario e chat. Chi lo apre legge
          tutto, perciò prima chiediamo la password.
        </Text>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setEmpty(false);
            if (problem) clearFailure();
          }}
          error={atField}
        />
        {problem && !atField && (
          <Alert role="alert" color="mattone" title={confirmedProblem(problem).title}>
            {confirmedProblem(problem).advice}
          </Alert>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" loading={isSending}>
            Prepara e salva
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
