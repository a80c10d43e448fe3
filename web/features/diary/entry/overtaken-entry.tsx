import { Alert, Button, Stack, Text } from '@mantine/core';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { italianDate } from '#contracts/kernel/civil-date';

interface OvertakenEntryProps {
  /** What stands now; null where the entry is gone. */
  readonly stands: DiaryEntry | null;
  /** Goes on with what stands, in the place of what was written. */
  readonly onTake: (stands: DiaryEntry) => void;
}

/** Says that an entry was changed or deleted elsewhere; what stands and what was written are both on the screen. */
export function OvertakenEntry({ stands, onTake }: OvertakenEntryProps) {
  if (!stands) {
    return (
      <Alert role="alert" color="ocra" title="Questa nota è stata eliminata in un’altra finestra">
        Quello che hai scritto è qui sotto: se salvi, diventa una nota nuova.
      </Alert>
    );
  }
  return (
    <Alert role="alert" color="ocra" title="Questa nota è cambiata in un’altra finestra">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">Non abbiamo salvato nulla. Ora c’è scritto:</Text>
        <Text size="sm" component="blockquote" m={0} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <strong>{stands.mood}</strong>
          {stands.date && `, ${italianDate(stands.date)}`}
          {stands.comment && `\n«${stands.comment}»`}
        </Text>
        <Text size="sm">Quello che hai scritto tu è qui sotto: se salvi di nuovo, prende il suo posto.</Text>
        <Button variant="default" size="sm" onClick={() => onTake(stands)}>
          Tieni quella salvata
        </Button>
      </Stack>
    </Alert>
  );
}
