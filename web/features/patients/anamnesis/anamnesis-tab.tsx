import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { instantFromMs } from '#contracts/kernel/instant';
import { clockTime } from '#contracts/kernel/italian-format';
import { AnamnesisForm } from '#web/features/patients/anamnesis/anamnesis-form.tsx';
import { type Anamnesis, anamnesisDraft } from '#web/features/patients/anamnesis/use-anamnesis';
import { Covered, OnlyForYou } from '#web/features/patients/privacy/privacy-cover.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';
import { findDraft } from '#web/forms/draft-store';
import { notifySuccess } from '#web/ui/messages/notify';

interface AnamnesisTabProps {
  readonly patient: string;
  readonly stored: Anamnesis;
}

/** The anamnesis, read until it is to be written; what was written and not saved is taken up again (CARD-19). */
export function AnamnesisTab({ patient, stored }: AnamnesisTabProps) {
  const owner = useDraftOwner();
  const [isEditing, setEditing] = useState(() => findDraft(anamnesisDraft(patient), owner).kind === 'kept');
  const [savedAt, setSavedAt] = useState<number>();
  const opener = useRef<HTMLButtonElement>(null);
  const leave = (at?: number) => {
    flushSync(() => setEditing(false));
    opener.current?.focus();
    if (at === undefined) return;
    setSavedAt(at);
    notifySuccess('Informazioni salvate con successo');
  };
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <OnlyForYou />
        {savedAt !== undefined && !isEditing && (
          <Text size="sm" c="dimmed">
            {`Salvata alle ${clockTime(instantFromMs(savedAt))}`}
          </Text>
        )}
      </Group>
      <Covered>
        {isEditing ? (
          <AnamnesisForm patient={patient} stored={stored} onLeft={leave} />
        ) : (
          <Stack align="flex-start">
            <Text
              maw="68ch"
              style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              c={stored.text ? '' : 'dimmed'}
            >
              {stored.text || 'Non hai ancora scritto l’anamnesi di questo paziente.'}
            </Text>
            <Button ref={opener} onClick={() => setEditing(true)}>
              Aggiungi informazioni
            </Button>
          </Stack>
        )}
      </Covered>
    </Stack>
  );
}
