import { Radio, Stack } from '@mantine/core';
import type { Appointment } from '#contracts/appointments/appointments.api';
import { instantFromIso } from '#contracts/kernel/instant';
import { fullDate } from '#contracts/kernel/italian-format';

/** Whether a task is about one appointment of a series, or also about those that follow it. */
export type Scope = 'one' | 'following';

interface ScopeFieldProps {
  /** This one and those that follow it, earliest first; at least two. */
  readonly following: readonly Appointment[];
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Asks whether this one is meant, or this one and the following of its weekly series. */
export function ScopeField({ following, value, onChange }: ScopeFieldProps) {
  const last = following.at(-1);
  return (
    <Radio.Group
      label="Questo appuntamento fa parte di una serie settimanale"
      value={value}
      onChange={(scope) => onChange(scope as Scope)}
    >
      <Stack gap="xs" mt="xs">
        <Radio size="md" value="one" label="Solo questo" />
        <Radio
          size="md"
          value="following"
          label={`Questo e i successivi: ${following.length} in tutto`}
          description={last && `L’ultimo è ${fullDate(instantFromIso(last.startsAt))}.`}
        />
      </Stack>
    </Radio.Group>
  );
}
