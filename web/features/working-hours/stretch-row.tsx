import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { HoursRow } from '#web/features/working-hours/hours-values';

interface StretchRowProps {
  readonly row: HoursRow;
  readonly day: string;
  readonly problem: string | undefined;
  readonly onChange: (row: HoursRow) => void;
  readonly onRemove: () => void;
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** The start and end of a stretch, and a button to remove it. */
export function StretchRow({ row, day, problem, onChange, onRemove }: StretchRowProps) {
  const { id, from, to } = row;
  return (
    <Group gap="xs" align="flex-start">
      <NativeSelect
        label="Dalle"
        aria-label={`${day}, dalle`}
        data-row={`${id} from`}
        flex="1 1 6.5rem"
        data={choices(from)}
        value={from}
        onChange={(event) => onChange({ ...row, from: event.currentTarget.value })}
      />
      <NativeSelect
        label="Alle"
        aria-label={`${day}, alle`}
        data-row={`${id} to`}
        flex="1 1 6.5rem"
        data={choices(to)}
        value={to}
        error={problem}
        onChange={(event) => onChange({ ...row, to: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        size="xl"
        mt="1.75rem"
        aria-label={`Togli la fascia di ${day} dalle ${from} alle ${to}`}
        onClick={onRemove}
      >
        <IconTrash aria-hidden size={20} />
      </ActionIcon>
    </Group>
  );
}

/** The half hours of a day, and the saved time if it is another one. */
function choices(kept: string): string[] {
  return halfHours.includes(kept) ? halfHours : [...halfHours, kept].toSorted();
}
