import { type HoursRow, mostStretches, withStretch } from '#web/features/working-hours/hours-values';
import { RowList } from '#web/features/working-hours/row-list.tsx';
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
