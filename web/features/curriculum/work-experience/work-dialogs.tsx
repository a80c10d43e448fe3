import { Text } from '@mantine/core';
import * as z from 'zod/mini';
import { addWork, type OwnWork, removeWork, workFields } from '#contracts/curriculum/curriculum.api';
import { useCommand } from '#web/api/use-command';
import { RemoveEntry } from '#web/features/curriculum/entries/remove-entry.tsx';
import { namesBeside, type useEntryDialogs, useShownEntry } from '#web/features/curriculum/entries/use-entry-dialogs';
import { WorkDialog } from '#web/features/curriculum/work-experience/work-dialog.tsx';
import { useToday } from '#web/ui/use-today';

interface WorkDialogsProps {
  readonly work: readonly OwnWork[];
  readonly dialogs: ReturnType<typeof useEntryDialogs>;
}

/** The form of a work experience and the question before one is removed. */
export function WorkDialogs({ work, dialogs: { opened, id, opening, close } }: WorkDialogsProps) {
  const entry = useShownEntry(work, id);
  const { run: add } = useCommand(addWork);
  const today = useToday();
  // What our rules refuse is not written again, nor an end that is unknown, which would be written as ongoing.
  const isPlain = entry?.ongoing === (entry?.end === null) && (entry?.end ?? entry?.start ?? '') <= today;
  const again = isPlain ? z.safeParse(z.object(workFields), entry).data : undefined;
  return (
    <>
      <WorkDialog key={`form-${opening}`} opened={opened === 'form'} work={entry} onClose={close} />
      {entry && (
        <RemoveEntry
          key={`removal-${opening}`}
          operation={removeWork}
          opened={opened === 'removal'}
          removal={{ entry: entry.id, others: namesBeside(work, entry.id) }}
          title="Eliminare questa esperienza lavorativa?"
          writeAgain={again && (() => add(again))}
          onClose={close}
        >
          <Text fw={600}>{entry.description || 'Esperienza da completare'}</Text>
        </RemoveEntry>
      )}
    </>
  );
}
