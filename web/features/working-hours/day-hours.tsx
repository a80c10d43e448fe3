import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Fieldset, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from '#web/features/working-hours/day-hours.module.css';
import { type HoursRow, mostStretches, withStretch } from '#web/features/working-hours/hours-values';
import { StretchRow } from '#web/features/working-hours/stretch-row.tsx';

interface DayHoursProps {
  readonly day: string;
  readonly rows: readonly HoursRow[];
  readonly wrong: readonly string[];
  readonly newId: () => string;
  readonly onChange: (rows: readonly HoursRow[]) => void;
}

/** A day with its stretches; without any it is free. */
export function DayHours({ day, rows, wrong, newId, onChange }: DayHoursProps) {
  const add = useRef<HTMLButtonElement>(null);
  const remove = (id: string) => {
    onChange(rows.filter((row) => row.id !== id));
    add.current?.focus();
  };
  const isFull = rows.length >= mostStretches;
  return (
    <Fieldset legend={<span className={classes.day}>{day}</span>} pt="xs" pb="sm">
      <Stack gap="xs">
        {rows.length === 0 && (
          <Text size="sm" c="dimmed">
            Nessun orario
          </Text>
        )}
        {rows.map((row) => (
          <StretchRow
            key={row.id}
            row={row}
            day={day}
            problem={wrong.includes(row.id) ? 'La fine deve venire dopo l’inizio.' : undefined}
            onChange={(changed) => onChange(rows.map((one) => (one.id === row.id ? changed : one)))}
            onRemove={() => remove(row.id)}
          />
        ))}
        <Button
          ref={add}
          variant="subtle"
          size="compact-md"
          w="fit-content"
          leftSection={<IconPlus aria-hidden size={18} />}
          aria-label={`Aggiungi una fascia a ${day}`}
          aria-disabled={isFull || undefined}
          onClick={() => isFull || onChange(withStretch(rows, newId()))}
        >
          Aggiungi una fascia
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            Quattro fasce al giorno sono il massimo.
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
