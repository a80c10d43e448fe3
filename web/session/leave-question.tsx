import { Stack, Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIsOnline } from '#web/api/use-is-online';
import { useSession } from '#web/session/session-context';
import { countUnsent, hasUnsavedText, onUnsent, type UnsentKind } from '#web/session/unsent';
import { answerOtherTabs, unsentElsewhere } from '#web/session/unsent-elsewhere';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

const nothing: ReadonlySet<UnsentKind> = new Set();

/**
 * Asks once before a sign-out that the back end cannot hear of, or that loses unsent text of this tab or of the user's
 * other tabs. It says what is at stake now, and stays open when nothing is any more: it was asked for.
 */
export function LeaveQuestion() {
  const { session, leave, askBeforeLeaving } = useSession();
  const author = session.kind === 'signed-in' ? session.user.token : undefined;
  const [opened, setOpened] = useState(false);
  const [hasText, setHasText] = useState(false);
  const [elsewhere, setElsewhere] = useState(nothing);
  const unsent = useSyncExternalStore(onUnsent, () => countUnsent(author));
  const isOnline = useIsOnline();
  const isSafe = unsent === 0 && !hasText && elsewhere.size === 0 && isOnline;
  useEffect(() => (author === undefined ? undefined : answerOtherTabs(author)), [author]);
  useEffect(
    () =>
      askBeforeLeaving(async () => {
        const lostElsewhere = author === undefined ? nothing : await unsentElsewhere(author);
        setElsewhere(lostElsewhere);
        const losesText = hasUnsavedText(author);
        setHasText(losesText);
        const asks = losesText || lostElsewhere.size > 0 || countUnsent(author) > 0 || !navigator.onLine;
        setOpened(asks);
        return asks;
      }),
    [askBeforeLeaving, author],
  );
  return (
    <ConfirmDialog
      opened={opened}
      title="Vuoi uscire adesso?"
      confirmLabel={isSafe ? 'Esci' : 'Esci lo stesso'}
      dismissLabel="Resta"
      isRunning={false}
      onDismiss={() => setOpened(false)}
      onConfirm={() => {
        setOpened(false);
        void leave({ unasked: true });
      }}
    >
      <Stack gap="sm" role="status">
        {unsent > 0 && <Text>{unsentText(unsent)}</Text>}
        {hasText && <Text>In questa scheda hai una bozza non salvata o non inviata. Se esci, va persa.</Text>}
        {elsewhere.has('messages') && (
          <Text>
            In un’altra scheda del browser ci sono messaggi che non risultano ancora inviati. Se esci, vanno persi.
          </Text>
        )}
        {elsewhere.has('draft') && (
          <Text>In un’altra scheda del browser hai una bozza non salvata o non inviata. Se esci, va persa.</Text>
        )}
        {!isOnline && (
          <Text>
            Sei senza connessione: qui esci subito, ma il servizio lo saprà solo quando torna la rete e questa pagina è
            aperta.
          </Text>
        )}
        {isSafe && <Text>La connessione c’è e non resta nulla da inviare: se esci non perdi nessun messaggio.</Text>}
      </Stack>
    </ConfirmDialog>
  );
}

function unsentText(count: number): string {
  if (count === 1) return '1 messaggio non risulta ancora inviato. Se esci, il testo va perso.';
  return `${count} messaggi non risultano ancora inviati. Se esci, i testi vanno persi.`;
}
