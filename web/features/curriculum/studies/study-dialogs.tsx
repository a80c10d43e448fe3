import { Text } from '@mantine/core';
import * as z from 'zod/mini';
import { addStudy, type OwnStudy, removeStudy, studyFields } from '#contracts/curriculum/curriculum.api';
import { useCommand } from '#web/api/use-command';
import { RemoveEntry } from '#web/features/curriculum/entries/remove-entry.tsx';
import { namesBeside, type useEntryDialogs, useShownEntry } from '#web/features/curriculum/entries/use-entry-dialogs';
import { StudyDialog } from '#web/features/curriculum/studies/study-dialog.tsx';

interface StudyDialogsProps {
  readonly studies: readonly OwnStudy[];
  readonly dialogs: ReturnType<typeof useEntryDialogs>;
}

/** The form of a study and the question before one is removed. */
export function StudyDialogs({ studies, dialogs: { opened, id, opening, close } }: StudyDialogsProps) {
  const study = useShownEntry(studies, id);
  const { run: add } = useCommand(addStudy);
  // Its files are not written again, nor more of its date than the year, nor what our rules refuse.
  const isPlain = study?.files === 0 && study.date?.length === 4;
  const again = isPlain ? z.safeParse(z.object(studyFields), study).data : undefined;
  return (
    <>
      <StudyDialog key={`form-${opening}`} opened={opened === 'form'} study={study} onClose={close} />
      {study && (
        <RemoveEntry
          key={`removal-${opening}`}
          operation={removeStudy}
          opened={opened === 'removal'}
          removal={{ entry: study.id, others: namesBeside(studies, study.id) }}
          title="Eliminare questo titolo di studio?"
          writeAgain={again && (() => add(again))}
          onClose={close}
        >
          <Text fw={600}>{study.title || 'Titolo da completare'}</Text>
          {study.files > 0 && <Text>{filesText(study.files)}</Text>}
          {studies.length === 1 && (
            <Text>È l’unico titolo: senza, il profilo torna incompleto e i pazienti non leggono i tuoi studi.</Text>
          )}
        </RemoveEntry>
      )}
    </>
  );
}

function filesText(files: number): string {
  return files === 1
    ? 'Con il titolo si toglie anche il certificato che gli hai allegato.'
    : `Con il titolo si tolgono anche i ${files} certificati che gli hai allegato.`;
}
