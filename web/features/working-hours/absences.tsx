import { AbsenceLine } from '#web/features/working-hours/absence-line.tsx';
import { type AbsenceProblem, type AbsenceRow, mostAbsences } from '#web/features/working-hours/absence-values';
import { RowList } from '#web/features/working-hours/row-list.tsx';

interface AbsencesProps {
  readonly rows: readonly AbsenceRow[];
  readonly problems: readonly AbsenceProblem[];
  readonly newId: () => string;
  readonly onChange: (rows: readonly AbsenceRow[]) => void;
}

/** The days off still ahead. */
export function Absences({ rows, problems, newId, onChange }: AbsencesProps) {
  return (
    <RowList
      legend="giorni di assenza"
      note={
        rows.length === 0 ? 'Ferie, corsi, malattia: nessuna assenza in programma.' : 'Primo e ultimo giorno compresi.'
      }
      rows={rows}
      onChange={onChange}
      withOneMore={(before) => [...before, { id: newId(), from: '', to: '' }]}
      addLabel="Aggiungi un’assenza"
      most={mostAbsences}
      fullText="Venti assenze sono il massimo."
      renderRow={(row, change, remove) => (
        <AbsenceLine
          key={row.id}
          row={row}
          problem={problems.find(({ id }) => id === row.id)}
          onChange={change}
          onRemove={remove}
        />
      )}
    />
  );
}
