import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  dayNames,
  type HoursRow,
  type HoursValues,
  mostStretches,
  withMondayCopied,
  withStretch,
} from '#web/features/working-hours/hours-values';
import { RowList } from '#web/features/working-hours/row-list.tsx';
import { StretchRow } from '#web/features/working-hours/stretch-row.tsx';

interface WeekHoursProps {
  readonly values: HoursValues;
  readonly wrong: readonly string[];
  readonly newId: () => string;
  readonly onChange: (values: HoursValues) => void;
}

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

interface DayHoursProps {
  readonly day: string;
  readonly rows: readonly HoursRow[];
  readonly wrong: readonly string[];
  readonly newId: () => string;
  readonly onChange: (rows: readonly HoursRow[]) => void;
}

/** A day with its stretches; a day without any is free. */
function DayHours({ day, rows, wrong, newId, onChange }: DayHoursProps) {
  return (
    <RowList
      legend={day}
      note={rows.length === 0 ? 'Nessun orario' : undefined}
      rows={rows}
      onChange={onChange}
      withOneMore={(before) => withStretch(before, newId())}
      addLabel="Aggiungi una fascia"
      addName={`Aggiungi una fascia a ${day}`}
      most={mostStretches}
      fullText="Quattro fasce al giorno sono il massimo."
      renderRow={(row, change, remove) => (
        <StretchRow
          key={row.id}
          row={row}
          day={day}
          problem={wrong.includes(row.id) ? 'La fine deve venire dopo l’inizio.' : undefined}
          onChange={change}
          onRemove={remove}
        />
      )}
    />
  );
}
