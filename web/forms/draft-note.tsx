import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import classes from '#web/forms/wizard.module.css';
import { useConfirmDialog } from '#web/ui/dialogs/use-confirm-dialog';

interface DraftNoteProps {
  /** Says what is kept: 'bozza salvata alle 10:42'. */
  readonly kept: string;
  /** Says what is lost when the draft is discarded: 'Si svuotano tutti i campi.' */
  readonly lost: string;
  readonly onDiscard: () => void;
}

/** Says that a draft is kept in this tab, and lets the user discard it. */
export function DraftNote({ kept, lost, onDiscard }: DraftNoteProps) {
  const { module, load } = useConfirmDialog();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classes.draft}>
      <Text size="sm" c="dimmed">
        {kept}
      </Text>
      <Button variant="subtle" size="compact-sm" color="gray" onClick={() => load(() => setAsked(true))}>
        Elimina bozza
      </Button>
      {module && (
        <module.ConfirmDialog
          opened={isAsked}
          title="Eliminare la bozza?"
          confirmLabel="Sì, elimina la bozza"
          dismissLabel="No, tienila"
          isRunning={false}
          onDismiss={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            onDiscard();
          }}
        >
          <Text>{lost} Non si può annullare.</Text>
        </module.ConfirmDialog>
      )}
    </div>
  );
}

/** Says that an earlier draft could not be read and was dropped. */
export function DroppedDraftNote() {
  return (
    <Alert role="status" color="ocra">
      <Text size="sm">Non siamo riusciti a riprendere la bozza di prima: ricomincia da qui.</Text>
    </Alert>
  );
}
