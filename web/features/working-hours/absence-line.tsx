import { ActionIcon, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { civilDateFrom } from '#contracts/kernel/civil-date';
import { fullDateOf } from '#contracts/kernel/italian-format';
import { type AbsenceProblem, type AbsenceRow, withFirstDay } from '#web/features/working-hours/absence-values';
import { DateField } from '#web/fields/date/date-field.tsx';
import { useToday } from '#web/ui/use-today';

interface AbsenceLineProps {
  readonly row: AbsenceRow;
  readonly problem: AbsenceProblem | undefined;
  readonly onChange: (row: AbsenceRow) => void;
  readonly onRemove: () => void;
}

/** The first and last day of an absence, and a button to remove it. */
export function AbsenceLine({ row, problem, onChange, onRemove }: AbsenceLineProps) {
  const today = useToday();
  const first = civilDateFrom(row.from);
  const textAt = (field: AbsenceProblem['field']) => (problem?.field === field ? problem.text : undefined);
  return (
    <Group gap="xs" align="flex-start">
      <div data-row={`${row.id} from`} style={{ flex: '1 1 12rem' }}>
        <DateField
          label="Primo giorno"
          value={row.from}
          min={today}
          error={textAt('from')}
          onChange={(from) => onChange(withFirstDay(row, from))}
        />
      </div>
      <div data-row={`${row.id} to`} style={{ flex: '1 1 12rem' }}>
        <DateField
          label="Ultimo giorno"
          value={row.to}
          min={first ?? today}
          error={textAt('to')}
          onChange={(to) => onChange({ ...row, to })}
        />
      </div>
      <ActionIcon
        variant="subtle"
        size="xl"
        mt="3.25rem"
        aria-label={first ? `Togli l’assenza da ${fullDateOf(first)}` : 'Togli l’assenza'}
        onClick={onRemove}
      >
        <IconTrash aria-hidden size={20} />
      </ActionIcon>
    </Group>
  );
}
