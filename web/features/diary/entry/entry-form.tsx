import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { type DiaryEntry, longestComment } from '#contracts/diary/diary.api';
import { italianDate } from '#contracts/kernel/civil-date';
import { dayDoubt, type EntryFault } from '#web/features/diary/entry/entry-values';
import { MoodChoice } from '#web/features/diary/entry/mood-choice.tsx';
import { type EntrySetup, useEntry } from '#web/features/diary/entry/use-entry';
import { characterCount } from '#web/fields/character-count';
import { DateField } from '#web/fields/date/date-field.tsx';
import { fieldText } from '#web/fields/field-texts';
import { DraftNote } from '#web/forms/draft-note.tsx';
import { DialogActions } from '#web/ui/dialogs/dialog-actions.tsx';
import { useRefusal } from '#web/ui/messages/use-refusal';

interface EntryFormProps extends EntrySetup {
  readonly onClose: () => void;
}

/** A mood, an optional note and the day (DIARY-08). */
export function EntryForm({ onClose, ...setup }: EntryFormProps) {
  const { values, today, draft, write, fault, overtaken, takeStanding, startAfresh, save, isSending } = useEntry(setup);
  const { refuse, text: refused } = useRefusal(values.mood);
  const mood = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const date = useRef<HTMLInputElement>(null);

  // The dialog looked for its first control before this form was mounted.
  useEffect(() => mood.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await save();
    if (found === 'no-mood') refuse('Campo emozione obbligatorio.', 'Scegli come ti senti: la nota è facoltativa.');
    if (found) (found === 'no-mood' ? mood : isOfComment(found) ? comment : date).current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <DraftNote draft={draft} lost="Si svuotano emozione e nota." onDiscard={startAfresh} />
        {overtaken && <OvertakenEntry stands={overtaken.stands} onTake={takeStanding} />}
        <MoodChoice
          value={values.mood}
          onChange={(chosen) => write({ mood: chosen })}
          focusRef={mood}
          fault={refused}
        />
        <Textarea
          ref={comment}
          label="Nota (facoltativa)"
          description={`${thousands.format(characterCount(values.comment.trim()))} di ${thousands.format(longestComment)} caratteri`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={3}
          maxRows={10}
          value={values.comment}
          error={fault && isOfComment(fault) && faultTexts[fault]}
          onChange={(event) => write({ comment: event.currentTarget.value })}
        />
        <DateField
          ref={date}
          label="Data"
          value={values.date ?? today}
          onChange={(day) => write({ date: day === today && !setup.entry ? null : day })}
          max={today}
          years="short-too"
          doubtOf={(day) => dayDoubt(day, today)}
          error={fault && !isOfComment(fault) && faultTexts[fault]}
        />
        <Text size="sm" c="dimmed">
          Lo vedi solo tu. Finché non salvi, la bozza resta in questa scheda.
        </Text>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" loading={isSending}>
            Salva
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

const thousands = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

const faultTexts: Readonly<Partial<Record<EntryFault, string | undefined>>> = {
  'long-comment': `La nota può avere al massimo ${thousands.format(longestComment)} caratteri.`,
  'invisible-characters': fieldText('invisible_characters'),
  'no-day': 'Scrivi un giorno che esiste, come 24/11/2026.',
  'day-to-come': 'Questo giorno deve ancora venire.',
};

function isOfComment(fault: EntryFault): boolean {
  return fault === 'long-comment' || fault === 'invisible-characters';
}

interface OvertakenEntryProps {
  /** What stands now; null where the entry is gone. */
  readonly stands: DiaryEntry | null;
  /** Goes on with what stands, in the place of what was written. */
  readonly onTake: (stands: DiaryEntry) => void;
}

/** Says that an entry was changed or deleted elsewhere; what stands and what was written are both on the screen. */
function OvertakenEntry({ stands, onTake }: OvertakenEntryProps) {
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
          {stands.date && <span>{`, ${italianDate(stands.date)}`}</span>}
          {stands.comment && <span>{`\n«${stands.comment}»`}</span>}
        </Text>
        <Text size="sm">Quello che hai scritto tu è qui sotto: se salvi di nuovo, prende il suo posto.</Text>
        <Button variant="default" size="sm" onClick={() => onTake(stands)}>
          Tieni quella salvata
        </Button>
      </Stack>
    </Alert>
  );
}
