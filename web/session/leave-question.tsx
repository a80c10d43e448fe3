import { Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useSession } from '#web/session/session-context';
import { countUnsent } from '#web/session/unsent';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

/** What signing out now would lose, or leave undone for a while. */
interface AtStake {
  readonly unsent: number;
  readonly isOffline: boolean;
}

/** Asks once before a sign-out that loses messages, or that the back end cannot hear of yet. */
export function LeaveQuestion() {
  const { leave, askBeforeLeaving } = useSession();
  const [opened, setOpened] = useState(false);
  // Kept while the dialog closes, so that its words do not change under it.
  const [atStake, setAtStake] = useState<AtStake>({ unsent: 0, isOffline: false });
  useEffect(
    () =>
      askBeforeLeaving(() => {
        const found = { unsent: countUnsent(), isOffline: !navigator.onLine };
        if (found.unsent === 0 && !found.isOffline) return false;
        setAtStake(found);
        setOpened(true);
        return true;
      }),
    [askBeforeLeaving],
  );
  return (
    <ConfirmDialog
      opened={opened}
      title="Vuoi uscire adesso?"
      confirmLabel="Esci lo stesso"
      dismissLabel="Resta"
      isRunning={false}
      onDismiss={() => setOpened(false)}
      onConfirm={() => {
        setOpened(false);
        void leave({ unasked: true });
      }}
    >
      <Stack gap="sm">
        {atStake.unsent > 0 && <Text>{unsentText(atStake.unsent)}</Text>}
        {atStake.isOffline && (
          <Text>
            Sei senza connessione: qui esci subito, ma il servizio lo saprà solo quando torna la rete e questa pagina è
            aperta.
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function unsentText(count: number): string {
  if (count === 1) return '1 messaggio non risulta ancora inviato. Se esci, il testo va perso.';
  return `${count} messaggi non risultano ancora inviati. Se esci, i testi vanno persi.`;
}
