import { Button, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#web/features/curriculum/entries/entries.module.css';

/** An entry of a curriculum as the list shows it. */
export interface ShownEntry {
  readonly id: string;
  /** What its buttons call it. */
  readonly name: string;
  readonly when: string;
  readonly words: ReactNode;
}

interface EntryListProps {
  readonly label: string;
  readonly empty: string;
  readonly addLabel: string;
  /** Newest first. */
  readonly entries: readonly ShownEntry[];
  readonly onAdd: () => void;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The entries of a curriculum, each with its buttons, and the button that adds one (PROF-52, PROF-53, PROF-54). */
export function EntryList({ label, empty, addLabel, entries, onAdd, onEdit, onRemove }: EntryListProps) {
  return (
    <Stack gap="sm" align="flex-start">
      {entries.length === 0 && <Text c="dimmed">{empty}</Text>}
      {entries.length > 0 && (
        <ul className={classes.entries} aria-label={label} style={{ alignSelf: 'stretch' }}>
          {entries.map(({ id, name, when, words }) => (
            <li key={id} className={classes.entry}>
              <div className={classes.words}>
                <p className={classes.when}>{when}</p>
                {words}
              </div>
              <div className={classes.buttons}>
                <Button
                  variant="subtle"
                  leftSection={<IconPencil aria-hidden size={18} />}
                  aria-label={`Modifica ${name}`}
                  onClick={() => onEdit(id)}
                >
                  Modifica
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconTrash aria-hidden size={18} />}
                  aria-label={`Elimina ${name}`}
                  onClick={() => onRemove(id)}
                >
                  Elimina
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        className={classes.add}
        leftSection={<IconPlus aria-hidden size={18} />}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
    </Stack>
  );
}
