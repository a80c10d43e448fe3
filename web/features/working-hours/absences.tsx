import { Button, Fieldset, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { AbsenceLine } from '#web/features/working-hours/absence-line.tsx';
import {
  type AbsenceProblem,
  type AbsenceRow,
  mostAbsences,
  withAbsence,
} from '#web/features/working-hours/absence-values';
import classes from '#web/features/working-hours/day-hours.module.css';

interface AbsencesProps {
  readonly rows: readonly AbsenceRow[];
  readonly problems: readonly AbsenceProblem[];
  readonly newId: () => string;
  readonly onChange: (rows: readonly AbsenceRow[]) => void;
}

/** The days off still ahead. */
export function Absences({ rows, problems, newId, onChange }: AbsencesProps) {
  const add = useRef<HTMLButtonElement>(null);
  const isFull = rows.length >= mostAbsences;
  const remove = (id: string) => {
    onChange(rows.filter((row) => row.id !== id));
    add.current?.focus();
  };
  return (
    <Fieldset legend={<span className={classes.day}>giorni di assenza</span>} pt="xs" pb="sm">
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {rows.length === 0
            ? 'Ferie, corsi, malattia: nessuna assenza in programma.'
            : 'Primo e ultimo giorno compresi.'}
        </Text>
        {rows.map((row) => (
          <AbsenceLine
            key={row.id}
            row={row}
            problem={problems.find(({ id }) => id === row.id)}
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
          aria-disabled={isFull || undefined}
          onClick={() => isFull || onChange(withAbsence(rows, newId()))}
        >
          Aggiungi un’assenza
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            Venti assenze sono il massimo.
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
