import { Alert, List, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { billingLabels, type OvertakenField } from '#web/fields/billing/billing-input';
import { maskedIban } from '#web/fields/billing/iban-text';

/** Says that the data were saved from elsewhere meanwhile, and what stands there now. */
export function OvertakenNote({ fields }: { readonly fields: readonly OvertakenField[] }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below: what is to be decided comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refused save moves the focus
  useEffect(() => box.current?.focus(), [fields]);
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="ocra" title="Questi dati sono cambiati nel frattempo">
      <Text size="sm">
        Non abbiamo salvato nulla: qualcuno li ha cambiati da un’altra scheda o da un altro dispositivo. Salva di nuovo
        se vuoi tenere quello che hai scritto qui.
      </Text>
      {fields.length > 0 && (
        <List size="sm" mt="xs">
          {fields.map(({ field, saved }) => (
            <List.Item key={field}>{`${billingLabels[field]}: ora è ${savedText(field, saved)}`}</List.Item>
          ))}
        </List>
      )}
    </Alert>
  );
}

function savedText(field: OvertakenField['field'], saved: string): string {
  if (saved === '') return 'vuoto';
  return `«${field === 'iban' ? maskedIban(saved) : saved}»`;
}
