import { Button, Stack, Text } from '@mantine/core';
import { IconPencil, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Note, NoteOfRecord, SessionOfNote } from '#contracts/patients/patients.api';
import { momentText } from '#web/features/patients/moment-text';
import { noteDay } from '#web/features/patients/note-day';
import { noteDraft } from '#web/features/patients/notes/note-draft';
import { NoteForm } from '#web/features/patients/notes/note-form.tsx';
import { usePrintedRecord } from '#web/features/patients/print/printed-record.tsx';
import { Covered, OnlyForYou } from '#web/features/patients/privacy/privacy-cover.tsx';
import { useDraftOwner } from '#web/forms/draft-owner';
import { findDraft } from '#web/forms/draft-store';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { notifySuccess } from '#web/ui/messages/notify';

interface NoteDialogProps {
  readonly opened: boolean;
  readonly patient: string;
  readonly patientName: string;
  /** The note to read; undefined for a new one. */
  readonly note: NoteOfRecord | undefined;
  /** The session of a new one; undefined for a note of none. */
  readonly session: SessionOfNote | undefined;
  readonly onClose: () => void;
}

/**
 * A note in its modal: a new one to be written, one that stands to be read until it is to be changed; what was written
 * and not saved is taken up again (CARD-30, CARD-31, CARD-32).
 */
export function NoteDialog({ opened, patient, patientName, note, session, onClose }: NoteDialogProps) {
  const owner = useDraftOwner();
  const [isEditing, setEditing] = useState(
    () => note === undefined || findDraft(noteDraft(patient, { note }), owner).kind === 'kept',
  );
  const saved = () => {
    notifySuccess('Informazioni salvate con successo');
    onClose();
  };
  const title = noteTitle(note, session, isEditing);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="lg" closeOnClickOutside={!isEditing}>
      <Covered>
        <Stack>
          <Text>{patientName}</Text>
          <OnlyForYou />
          {isEditing || note === undefined ? (
            <NoteForm patient={patient} note={note} session={session} onSaved={saved} onClose={onClose} />
          ) : (
            <NoteText note={note} patientName={patientName} onEdit={() => setEditing(true)} onClose={onClose} />
          )}
        </Stack>
      </Covered>
    </Dialog>
  );
}

function noteTitle(note: NoteOfRecord | undefined, session: SessionOfNote | undefined, isEditing: boolean): string {
  const own = note ? note.session : session;
  if (!note && !own) return 'Nuova nota';
  const ofSession = own ? ` della seduta del ${momentText(own.startsAt)}` : '';
  return `${note && isEditing ? 'Modifica la nota' : 'Nota'}${ofSession}`;
}

interface NoteTextProps extends Pick<NoteDialogProps, 'patientName' | 'onClose'> {
  readonly note: Note;
  readonly onEdit: () => void;
}

/** A note to be read: nothing in it can be changed or saved (CARD-35). */
function NoteText({ note, patientName, onEdit, onClose }: NoteTextProps) {
  const { print, paper } = usePrintedRecord();
  return (
    <>
      <div>
        <Text fw={600} size="lg" style={{ overflowWrap: 'anywhere' }}>
          {note.title}
        </Text>
        <Text size="sm" c="dimmed">
          {noteDay(note.date)}
        </Text>
      </div>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Chiudi
        </Button>
        {print && (
          <Button
            variant="default"
            leftSection={<IconPrinter aria-hidden size={18} />}
            onClick={() => print({ name: patientName, notes: [note] })}
          >
            Stampa
          </Button>
        )}
        <Button leftSection={<IconPencil aria-hidden size={18} />} data-autofocus onClick={onEdit}>
          modifica informazioni
        </Button>
      </DialogActions>
      {paper}
    </>
  );
}
