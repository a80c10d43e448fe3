import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { romeTime } from '#contracts/kernel/rome-time';
import { keepSession } from '#contracts/login/login.api';
import { problemOf } from '#web/api/call-failed';
import { useCommand } from '#web/api/use-command';
import { problemText } from '#web/copy/problem-texts';
import { type SessionEnds, useSession } from '#web/session/session-context';
import { canBeKept, endOf } from '#web/session/session-expiry';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';

interface SessionExpiryDialogProps {
  readonly opened: boolean;
  readonly ends: SessionEnds;
  readonly onDismiss: () => void;
}

/** Warns that the session is about to end, with a button that prolongs it where that is still possible. */
export function SessionExpiryDialog({ opened, ends, onDismiss }: SessionExpiryDialogProps) {
  const { leave, prolong } = useSession();
  const { run, isRunning } = useCommand(keepSession);
  const [problem, setProblem] = useState<string>();
  const time = romeTime(endOf(ends));

  const keep = async () => {
    try {
      const kept = await run({});
      if (kept) prolong(kept);
    } catch (failure) {
      const { code, requestId } = problemOf(failure);
      setProblem(problemText({ code, requestId }).title);
    }
  };

  return (
    <Dialog
      opened={opened}
      onClose={canBeKept(ends) ? keep : onDismiss}
      title="La sessione sta per finire"
      // Esc and Back keep the session, as the button does.
      closable={false}
      closeOnEscape
      closeOnClickOutside
      hasHistoryStep
      shape="note"
    >
      <Stack>
        <Text>
          {canBeKept(ends)
            ? `Per la tua riservatezza si chiude alle ${time}, se non fai nulla.`
            : `Alle ${time} ti chiederemo di accedere di nuovo. Quello che scrivi resta in questa scheda.`}
        </Text>
        {problem && <Alert color="mattone">{`${problem}. Riprova.`}</Alert>}
        <DialogActions>
          <Button variant="default" onClick={() => void leave()}>
            Esci
          </Button>
          {canBeKept(ends) ? (
            <Button data-autofocus loading={isRunning} onClick={keep}>
              Resta connesso
            </Button>
          ) : (
            <Button data-autofocus onClick={onDismiss}>
              Ho capito
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
