import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import classes from '#web/features/billing/billing-wizard.module.css';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Says that what was typed is kept in this tab, and lets it be forgotten. */
export function BillingDraftNote({ onForget }: { readonly onForget: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={classes.draft}>
      <Text size="sm" c="dimmed">
        bozza salvata in questa scheda
      </Text>
      <Button variant="subtle" size="compact-sm" color="gray" onClick={() => setAsked(true)}>
        Elimina bozza
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title="Eliminare la bozza?"
        confirmLabel="Sì, elimina la bozza"
        dismissLabel="No, tienila"
        isRunning={false}
        onDismiss={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onForget();
        }}
      >
        <Text>I campi tornano ai dati già salvati. Non si può annullare.</Text>
      </ConfirmDialog>
    </div>
  );
}
