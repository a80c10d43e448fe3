import { Alert, Button, Stack, Text } from '@mantine/core';
import type { ProfileField } from '#contracts/profile/profile-fields';
import { profileLabels } from '#web/features/profile/form/profile-texts';

interface OvertakenNoteProps {
  /** The fields that were saved elsewhere while they were changed here. */
  readonly fields: readonly ProfileField[];
  readonly onTakeSaved: (field: ProfileField) => void;
}

/**
 * Says which fields somebody saved elsewhere meanwhile, and lets each take that value; nothing typed is lost unasked.
 */
export function OvertakenNote({ fields, onTakeSaved }: OvertakenNoteProps) {
  if (fields.length === 0) return null;
  return (
    <Alert color="ocra" role="alert" title="Nel frattempo è cambiato altrove">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          Questi campi sono stati salvati da un’altra scheda o un altro dispositivo. Se premi di nuovo «Salva
          informazioni» resta quello che hai scritto qui.
        </Text>
        {fields.map((field) => (
          <Button key={field} variant="default" h="auto" mih="2.75rem" onClick={() => onTakeSaved(field)}>
            <span style={{ whiteSpace: 'normal' }}>{profileLabels[field]}: riprendi quello salvato</span>
          </Button>
        ))}
      </Stack>
    </Alert>
  );
}
