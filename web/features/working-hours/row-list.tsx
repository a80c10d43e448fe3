import { Button, Fieldset, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import classes from '#web/features/working-hours/row-list.module.css';

interface RowListProps<Row extends { readonly id: string }> {
  readonly legend: string;
  /** The text above the rows, if any. */
  readonly note: string | undefined;
  readonly rows: readonly Row[];
  /** Renders a row; its callbacks change and remove it. */
  readonly renderRow: (row: Row, onChange: (row: Row) => void, onRemove: () => void) => ReactNode;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly withOneMore: (rows: readonly Row[]) => readonly Row[];
  readonly addLabel: string;
  /** The accessible name of the button that adds, where its label does not say to what. */
  readonly addName?: string;
  readonly most: number;
  readonly fullText: string;
}

/** Rows that can be added, changed and removed, with a highest number. */
export function RowList<Row extends { readonly id: string }>(props: RowListProps<Row>) {
  const { legend, note, rows, renderRow, onChange, withOneMore, addLabel, addName, most, fullText } = props;
  const add = useRef<HTMLButtonElement>(null);
  const isFull = rows.length >= most;
  const change = (changed: Row) => onChange(rows.map((one) => (one.id === changed.id ? changed : one)));
  const remove = (id: string) => {
    onChange(rows.filter((row) => row.id !== id));
    add.current?.focus();
  };
  return (
    <Fieldset legend={<span className={classes.legend}>{legend}</span>} pt="xs" pb="sm">
      <Stack gap="xs">
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        {rows.map((row) => renderRow(row, change, () => remove(row.id)))}
        <Button
          ref={add}
          variant="subtle"
          size="compact-md"
          w="fit-content"
          leftSection={<IconPlus aria-hidden size={18} />}
          aria-label={addName}
          aria-disabled={isFull || undefined}
          onClick={() => isFull || onChange(withOneMore(rows))}
        >
          {addLabel}
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            {fullText}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
