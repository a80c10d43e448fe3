import { Alert, Text } from '@mantine/core';

interface ResumedNoteProps {
  /** What a draft never keeps and was filled in: to be given again. */
  readonly again: readonly string[];
}

/** Says that the draft of this tab is back, and what has to be given again: passwords and files are never kept. */
export function ResumedNote({ again }: ResumedNoteProps) {
  return (
    <Alert role="status" color="laguna" title="Abbiamo ripreso la tua bozza">
      <Text size="sm">Trovi tutto come l’avevi lasciato.</Text>
      {again.length > 0 && (
        <Text size="sm">Per sicurezza non conserviamo password e file. Inserisci di nuovo: {again.join(', ')}.</Text>
      )}
    </Alert>
  );
}
