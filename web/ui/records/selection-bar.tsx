import { Button, Checkbox, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from '#web/ui/records/records.module.css';
import type { Selection } from '#web/ui/records/use-selection';

interface SelectionBarProps {
  readonly selection: Selection;
  /** How many records the list has. */
  readonly total: number;
  /** 'Seleziona tutte le voci' */
  readonly allLabel: string;
  /** What is chosen, in words: '3 voci selezionate'. */
  readonly countText: (count: number) => string;
  readonly deleteLabel: string;
  readonly onDelete: () => void;
  /** What else can be done with the list or with what is chosen. */
  readonly children?: ReactNode;
}

/**
 * Above a list of records: chooses all of them and deletes what is chosen. With nothing chosen the button is out of use
 * and says why (DIARY-19, CARD-40).
 */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, total, allLabel, countText, deleteLabel, onDelete, children } = props;
  const { chosen, hasAll, toggleAll } = selection;
  const state = useId();
  return (
    <div className={classes.bar}>
      <Checkbox
        label={total > 1 ? `${allLabel} (${total.toLocaleString('it-IT')})` : allLabel}
        checked={hasAll}
        indeterminate={chosen.length > 0 && !hasAll}
        onChange={toggleAll}
      />
      <Text size="sm" c="dimmed" role="status" id={state} className={classes.count}>
        {chosen.length === 0 ? 'Nessuna selezione' : countText(chosen.length)}
      </Text>
      <div className={classes.acts}>
        {children}
        <Button
          variant="default"
          leftSection={<IconTrash aria-hidden size={18} />}
          disabled={chosen.length === 0}
          aria-describedby={state}
          onClick={onDelete}
        >
          {deleteLabel}
        </Button>
      </div>
    </div>
  );
}
