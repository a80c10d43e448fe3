import { Button, List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '#web/fields/password/password-field.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';

interface ClosureDialogProps extends ClosureFormProps {
  readonly opened: boolean;
}

interface ClosureFormProps {
  readonly isRunning: boolean;
  /** What the back end says is wrong with the password. */
  readonly wrong: string | undefined;
  readonly onType: () => void;
  readonly onConfirm: (password: string) => void;
  readonly onDismiss: () => void;
}

/** Says what closing means and asks for the password, so that not whoever finds the page open can ask (HELP-18). */
export function ClosureDialog({ opened, ...form }: ClosureDialogProps) {
  return (
    <OutsideForm>
      <Dialog
        shape="note"
        opened={opened}
        size="lg"
        title="Chiedere la chiusura dell’account?"
        onClose={form.onDismiss}
      >
        {opened && <ClosureForm {...form} />}
      </Dialog>
    </OutsideForm>
  );
}

function ClosureForm({ isRunning, wrong, onType, onConfirm, onDismiss }: ClosureFormProps) {
  const [password, setPassword] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(password === '');
    if (password !== '') onConfirm(password);
  };
  return (
    <form noValidate aria-label="Chiedi la chiusura dell’account" onSubmit={confirm}>
      <Stack>
        <Consequences />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setEmpty(false);
            onType();
          }}
          error={isEmpty ? 'il campo è obbligatorio' : wrong}
        />
        <Text size="sm" c="dimmed">
          Se accedi solo con Google o Facebook, scegli prima una password con «Richiedi modifica password».
        </Text>
        <DialogActions isLoss>
          <Button variant="default" data-autofocus onClick={onDismiss}>
            No, resta
          </Button>
          <Button type="submit" color="mattone" loading={isRunning}>
            Sì, chiedi la chiusura
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function Consequences() {
  return (
    <>
      <Text>La richiesta arriva all’assistenza, che chiude l’account entro 72 ore lavorative. Poi:</Text>
      <List spacing={4}>
        <List.Item>non accedi più, e non leggi più chat, diario e documenti: scarica prima i tuoi dati;</List.Item>
        <List.Item>
          il credito che resta non si usa più per prenotare: ti viene restituito, e il modo lo concordi con
          l’assistenza;
        </List.Item>
        <List.Item>le sedute in programma non si annullano da sole: avvisa il terapeuta in chat;</List.Item>
        <List.Item>fatture e consensi già fatti li conserva il terapeuta, come chiede la legge.</List.Item>
      </List>
      <Text>Fino ad allora puoi ripensarci, scrivendo all’assistenza.</Text>
    </>
  );
}
