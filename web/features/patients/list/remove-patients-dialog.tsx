import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import { type ListedPatient, removePatients, restoreRecords } from '#contracts/patients/patients.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { CopyDialog } from '#web/features/patients/list/copy-dialog.tsx';
import { lossWords } from '#web/features/patients/list/record-words';
import { recordProblem } from '#web/features/patients/record-problem';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { RetryAlert } from '#web/ui/messages/retry-alert.tsx';
import { useWayBack } from '#web/ui/messages/use-way-back';

interface RemovePatientsDialogProps {
  readonly opened: boolean;
  readonly chosen: readonly ListedPatient[];
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before patients are removed, says what goes with them and offers a copy of it first (CARD-06). */
export function RemovePatientsDialog({ opened, chosen, onClose, onRemoved }: RemovePatientsDialogProps) {
  const { run, isRunning } = useCommand(removePatients);
  const [problem, setProblem] = useState<Problem>();
  const { notifyRemoved, notifyUnconfirmed } = useWayBack(restoreRecords, {
    removed: 'Pazienti cancellati',
    nothing: 'I pazienti erano già eliminati',
    restored: 'Pazienti ripristinati',
    failed: 'I pazienti non sono ancora tornati',
  });
  const remove = async () => {
    setProblem(undefined);
    const patients = chosen.map(({ token }) => token);
    try {
      const removed = await run({ patients });
      if (!removed) return;
      notifyRemoved(removed, patients);
      onRemoved();
    } catch (failure) {
      const found = problemOf(failure);
      setProblem(found);
      // It waits for the dialog to close, and stands then in the place of what the dialog said.
      notifyUnconfirmed(removePatients, found, unconfirmed, patients);
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Sei sicuro di voler eliminare i pazienti selezionati?"
      confirmLabel="Elimina pazienti"
      dismissLabel="No, tienili"
      size="lg"
      isRunning={isRunning}
      onDismiss={onClose}
      onConfirm={() => void remove()}
    >
      <Stack gap="sm">
        <Text fw={600}>{namesOf(chosen)}</Text>
        <Loss chosen={chosen} />
        <Text size="sm">
          Chat e appuntamenti restano. Chi riceve un nuovo appuntamento torna nell’elenco. Subito dopo puoi annullare.
        </Text>
        {problem && <RetryAlert {...failureWords(problem)} isRunning={isRunning} onRetry={() => void remove()} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** What is deleted with them, and the way to keep a copy. */
function Loss({ chosen }: Pick<RemovePatientsDialogProps, 'chosen'>) {
  const [isCopying, setCopying] = useState(false);
  const lost = lossWords(chosen);
  if (lost === undefined) return <Text>Non hai scritto né note né anamnesi.</Text>;
  return (
    <>
      <Text>{`Si cancellano anche ${lost}.`}</Text>
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconDownload aria-hidden size={18} />}
        onClick={() => setCopying(true)}
      >
        Scarica prima una copia
      </Button>
      <CopyDialog opened={isCopying} patients={chosen.map(({ token }) => token)} onClose={() => setCopying(false)} />
    </>
  );
}

const unconfirmed = {
  title: 'Non sappiamo se i pazienti sono stati eliminati',
  advice: 'Se mancano dall’elenco, da qui puoi rimetterli al loro posto.',
};

const mostNames = 5;

function namesOf(chosen: readonly ListedPatient[]): string {
  const names = chosen.slice(0, mostNames).map(({ name }) => name);
  const others = chosen.length - names.length;
  const all = others > 0 ? [...names, others === 1 ? 'un altro' : `altri ${others}`] : names;
  return new Intl.ListFormat('it', { type: 'conjunction' }).format(all);
}

function failureWords(problem: Problem) {
  if (problem.code !== 'changed_elsewhere') return recordProblem(problem);
  return {
    title: 'L’elenco è cambiato in un’altra finestra',
    advice: 'Non abbiamo eliminato nulla. Chiudi, guarda com’è ora e scegli di nuovo.',
  };
}
