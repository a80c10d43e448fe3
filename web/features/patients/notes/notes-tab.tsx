import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { NoteOfRecord } from '#contracts/patients/patients.api';
import { momentText } from '#web/features/patients/moment-text';
import { noteDay } from '#web/features/patients/note-day';
import { foundNotes } from '#web/features/patients/notes/found-notes';
import classes from '#web/features/patients/notes/notes.module.css';
import { Covered, OnlyForYou } from '#web/features/patients/privacy/privacy-cover.tsx';
import { CupDrawing } from '#web/ui/drawings/cup-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type RecordColumn, RecordTable } from '#web/ui/records/record-table.tsx';
import { SelectionBar } from '#web/ui/records/selection-bar.tsx';
import { useSelection } from '#web/ui/records/use-selection';
import { TextButton } from '#web/ui/text-button.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialog = () => import('#web/features/patients/notes/delete-notes-dialog.tsx');

interface NotesTabProps {
  readonly patient: string;
  readonly notes: readonly NoteOfRecord[];
  readonly onRead: (id: string) => void;
  readonly onAdd: () => void;
}

/** The notes on a patient, newest first, each of which opens in its modal. */
export function NotesTab({ patient, notes, onRead, onAdd }: NotesTabProps) {
  const [search, setSearch] = useState('');
  const found = foundNotes(notes, search);
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <OnlyForYou />
        <Button leftSection={<IconPlus aria-hidden size={18} />} onClick={onAdd}>
          Nuova nota
        </Button>
      </Group>
      <Covered>
        {notes.length === 0 ? (
          <EmptyState drawing={<CupDrawing />} title="Non sono presenti note">
            Puoi scriverne una quando vuoi, anche da una seduta conclusa.
          </EmptyState>
        ) : (
          <Stack gap="sm">
            <TextInput
              type="search"
              label="Cerca nelle note"
              autoComplete="off"
              maxLength={120}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
            <Text role="status" size="sm" c="dimmed">
              {search.trim() === '' ? '' : foundText(found.length)}
            </Text>
            {found.length > 0 && <NoteList patient={patient} notes={found} all={notes} onRead={onRead} />}
          </Stack>
        )}
      </Covered>
    </Stack>
  );
}

function foundText(count: number): string {
  if (count === 0) return 'Nessuna nota contiene queste parole.';
  return count === 1 ? 'Una nota trovata' : `${count} note trovate`;
}

interface NoteListProps extends Omit<NotesTabProps, 'onAdd'> {
  /** With those the search leaves out. */
  readonly all: readonly NoteOfRecord[];
}

function NoteList({ patient, notes, all, onRead }: NoteListProps) {
  const selection = useSelection(idsOf(notes), idsOf(all));
  const { module, load } = useLazyModule(loadDialog);
  const [asked, setAsked] = useState<{ readonly opening: number; readonly ids: readonly string[] }>();
  const [isOpen, setOpen] = useState(false);
  const ask = () => {
    setAsked({ opening: (asked?.opening ?? 0) + 1, ids: selection.chosen });
    setOpen(true);
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        total={notes.length}
        allLabel="Seleziona tutte le note"
        countText={(count) => (count === 1 ? 'Una nota selezionata' : `${count} note selezionate`)}
        deleteLabel="Elimina note"
        onDelete={() => void load(ask)}
      />
      <RecordTable
        label="Note"
        columns={noteColumns(onRead)}
        rows={notes}
        nameOf={({ title, date }) => `${title}, ${noteDay(date)}`}
        selection={selection}
        moreLabel="Mostra altre"
      />
      {module && asked && (
        <module.DeleteNotesDialog
          key={asked.opening}
          opened={isOpen}
          patient={patient}
          notes={asked.ids}
          onClose={() => setOpen(false)}
          onDeleted={() => {
            setOpen(false);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

function idsOf(notes: readonly NoteOfRecord[]): readonly string[] {
  return notes.map(({ id }) => id);
}

function noteColumns(
  onRead: (id: string) => void,
): readonly [RecordColumn<NoteOfRecord>, ...RecordColumn<NoteOfRecord>[]] {
  return [
    {
      header: 'Titolo',
      cell: ({ id, title }) => (
        <TextButton opensRow onPress={() => onRead(id)}>
          {title || 'Nota senza titolo'}
        </TextButton>
      ),
    },
    {
      header: 'Data',
      cell: ({ date, session }) => (
        <>
          <span className={classes.day}>{noteDay(date)}</span>
          {session && (
            <Text component="span" size="sm" c="dimmed" display="block">
              Seduta del {momentText(session.startsAt)}
            </Text>
          )}
        </>
      ),
    },
    { header: 'Testo', cell: ({ text }) => <span className={classes.preview}>{text}</span> },
  ];
}
