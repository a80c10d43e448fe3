import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import classes from '#web/features/registration/wizard-frame.module.css';
import { useFetchedPart } from '#web/ui/use-fetched-part';

const loadDialog = () => import('#web/ui/confirm-dialog.tsx');

interface DraftNoteProps {
  /** `10:42`. */
  readonly savedAt: string;
  readonly onDiscard: () => void;
}

/** Says that what was typed is kept in this tab, and lets it be forgotten (product rule R1). */
export function DraftNote({ savedAt, onDiscard }: DraftNoteProps) {
  const { part, fetchPart } = useFetchedPart(loadDialog);
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classes.draft}>
      <Text size="sm" c="dimmed">
        bozza salvata alle {savedAt}
      </Text>
      <Button variant="subtle" size="compact-sm" color="gray" onClick={() => fetchPart(() => setAsked(true))}>
        Elimina bozza
      </Button>
      {part && (
        <part.ConfirmDialog
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
          <Text>Si svuotano tutti i campi della registrazione. Non si può annullare.</Text>
        </part.ConfirmDialog>
      )}
    </div>
  );
}
