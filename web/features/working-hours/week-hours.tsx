import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { DayHours } from '#web/features/working-hours/day-hours.tsx';
import { dayNames, type HoursValues, withMondayCopied } from '#web/features/working-hours/hours-values';

interface WeekHoursProps {
  readonly values: HoursValues;
  readonly wrong: readonly string[];
  readonly newId: () => string;
  readonly onChange: (values: HoursValues) => void;
}

/** Seven days with their stretches. */
export function WeekHours({ values, wrong, newId, onChange }: WeekHoursProps) {
  const [isCopied, setCopied] = useState(false);
  const copyMonday = () => {
    onChange(withMondayCopied(values, newId));
    setCopied(true);
  };
  return values.map((rows, day) => (
    <Stack key={dayNames[day]} gap="xs">
      <DayHours
        day={dayNames[day] ?? ''}
        rows={rows}
        wrong={wrong}
        newId={newId}
        onChange={(changed) => {
          setCopied(false);
          onChange(values.map((one, index) => (index === day ? changed : one)));
        }}
      />
      {day === 0 && (
        <>
          <Button variant="default" w="fit-content" onClick={copyMonday}>
            Copia il lunedì nei giorni feriali
          </Button>
          <output className={isCopied ? undefined : 'visually-hidden'}>
            {isCopied && 'Copiato da martedì a venerdì.'}
          </output>
        </>
      )}
    </Stack>
  ));
}
