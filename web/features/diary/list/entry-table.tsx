import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import classes from '#web/features/diary/list/entries.module.css';
import { familyNameOf } from '#web/features/diary/moods/family-looks';
import { MoodMark } from '#web/features/diary/moods/mood-mark.tsx';
import { RecordTable } from '#web/ui/records/record-table.tsx';
import type { Selection } from '#web/ui/records/use-selection';

interface EntryTableProps {
  readonly entries: readonly DiaryEntry[];
  readonly total: number;
  readonly selection: Selection;
  /** Moods and notes are out of sight, for whoever has somebody beside them. */
  readonly isHidden: boolean;
  /** The way to the session of that day, if there was one. */
  readonly sessionOf: (date: CivilDate) => ReactNode;
  readonly onEdit: (entry: DiaryEntry) => void;
  readonly shown: { readonly pages: number; readonly onMore: (pages: number) => void };
}

/** The entries in the platform's order: mood, note and date (DIARY-13). */
export function EntryTable({ entries, total, selection, isHidden, sessionOf, onEdit, shown }: EntryTableProps) {
  // The same for as long as what they need is: rows that nothing has changed are not drawn again.
  const columns = useMemo(() => columnsOf({ sessionOf, onEdit }), [sessionOf, onEdit]);
  return (
    <div data-hidden={isHidden || undefined} className={classes.entries}>
      <RecordTable
        label="Note del diario"
        columns={columns}
        rows={entries}
        total={total}
        nameOf={nameOf}
        selection={selection}
        moreLabel="Mostra altre"
        shown={shown}
      />
    </div>
  );
}

type EntryColumns = ComponentProps<typeof RecordTable<DiaryEntry>>['columns'];

function columnsOf({ sessionOf, onEdit }: Pick<EntryTableProps, 'sessionOf' | 'onEdit'>): EntryColumns {
  return [
    { header: 'Emozione', cell: ({ mood }) => <MoodWords mood={mood} /> },
    {
      header: 'Nota',
      cell: ({ comment, date }) => (
        <>
          <Note text={comment} />
          {date && sessionOf(date)}
        </>
      ),
    },
    {
      header: 'Data',
      cell: (entry) => (
        <div className={classes.day}>
          <span>{shownDate(entry)}</span>
          <Button
            variant="subtle"
            size="sm"
            px="0.5rem"
            className={classes.edit}
            leftSection={<IconPencil aria-hidden size={18} />}
            aria-label={`Modifica ${nameOf(entry)}`}
            onClick={() => onEdit(entry)}
          >
            Modifica
          </Button>
        </div>
      ),
    },
  ];
}

function MoodWords({ mood }: { readonly mood: string }) {
  const family = familyNameOf(mood);
  return (
    <span className={`${classes.mood} ${classes.private}`}>
      <MoodMark mood={mood} size={18} />
      <span>
        <span>{mood}</span>
        {family && <span className={classes.family}>{` ${family}`}</span>}
      </span>
    </span>
  );
}

function Note({ text }: { readonly text: string }) {
  if (text === '')
    return (
      <Text inherit span c="dimmed">
        Senza nota
      </Text>
    );
  return <span className={`${classes.note} ${classes.private}`}>{text}</span>;
}

function nameOf(entry: DiaryEntry): string {
  return `${entry.mood}, ${shownDate(entry)}`;
}

function shownDate({ date }: DiaryEntry): string {
  return date ? italianDate(date) : 'Data non leggibile';
}
