import { Button, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#web/features/curriculum/entries/entries.module.css';
import { useEntryDialogs } from '#web/features/curriculum/entries/use-entry-dialogs';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

/** An entry of a curriculum as the list shows it. */
export interface ShownEntry {
  readonly id: string;
  /** What its buttons call it. */
  readonly name: string;
  readonly when: string;
  readonly words: ReactNode;
}

interface EntryListProps<Dialogs> {
  readonly label: string;
  readonly empty: string;
  readonly addLabel: string;
  /** Newest first. */
  readonly entries: readonly ShownEntry[];
  /** Fetches the dialogs, at the first press. */
  readonly loadDialogs: () => Promise<Dialogs>;
  readonly children: (module: Dialogs, dialogs: ReturnType<typeof useEntryDialogs>) => ReactNode;
}

/** The entries of a curriculum, each with its buttons, and the button that adds one (PROF-52, PROF-53, PROF-54). */
export function EntryList<Dialogs>(props: EntryListProps<Dialogs>) {
  const { label, empty, addLabel, entries, loadDialogs, children } = props;
  const { module, load } = useLazyModule(loadDialogs);
  const dialogs = useEntryDialogs();
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
                  onClick={() => void load(() => dialogs.edit(id))}
                >
                  Modifica
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<IconTrash aria-hidden size={18} />}
                  aria-label={`Elimina ${name}`}
                  onClick={() => void load(() => dialogs.askToRemove(id))}
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
        onClick={() => void load(dialogs.add)}
      >
        {addLabel}
      </Button>
      {module && <OutsideForm>{children(module, dialogs)}</OutsideForm>}
    </Stack>
  );
}
