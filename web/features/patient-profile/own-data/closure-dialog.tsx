import { List, Text } from '@mantine/core';
import type { Problem } from '#contracts/kernel/problem';
import { requestClosure } from '#contracts/patient-profile/patient-profile.api';
import { PasswordDialog } from '#web/fields/password/password-dialog.tsx';

interface ClosureDialogProps {
  readonly opened: boolean;
  readonly onDone: () => void;
  /** Called for a problem that is not the password's. */
  readonly onFailed: (problem: Problem) => void;
  readonly onClose: () => void;
}

/** Says what closing means and asks for the password, so that not whoever finds the page open can ask (HELP-18). */
export function ClosureDialog(props: ClosureDialogProps) {
  return (
    <PasswordDialog
      {...props}
      size="lg"
      title="Chiedere la chiusura dell’account?"
      isLoss
      confirmLabel="Sì, chiedi la chiusura"
      dismissLabel="No, resta"
      operation={requestClosure}
      input={(password) => ({ password })}
    >
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
    </PasswordDialog>
  );
}
