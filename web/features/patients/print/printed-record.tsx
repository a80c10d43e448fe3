import { createPortal } from 'react-dom';
import type { Note } from '#contracts/patients/patients.api';
import { noteDay } from '#web/features/patients/note-day';
import classes from '#web/features/patients/print/printed-record.module.css';
import paper from '#web/ui/print/paper.module.css';
import { canPrint } from '#web/ui/print/print-under';
import { usePaper } from '#web/ui/print/use-paper';

/** What is put on paper: a note, or anamnesis and notes of one patient. */
export interface PrintedRecord {
  readonly name: string;
  readonly anamnesis?: string;
  readonly notes: readonly Pick<Note, 'id' | 'title' | 'text' | 'date'>[];
}

/** Prints a record in place of the page; undefined in browsers that cannot. */
export function usePrintedRecord() {
  const { printed, print } = usePaper<PrintedRecord>();
  return {
    // A file saved from the print is named after it: it tells of nobody.
    print: canPrint() ? (record: PrintedRecord) => print(record, 'copia') : undefined,
    paper: printed && <RecordPaper {...printed} />,
  };
}

function RecordPaper({ name, anamnesis, notes }: PrintedRecord) {
  return createPortal(
    <section hidden className={`${paper.paper} ${classes.record}`}>
      <h1>{name}</h1>
      {anamnesis !== undefined && (
        <>
          <h2>Anamnesi</h2>
          <p>{anamnesis || 'Non compilata.'}</p>
        </>
      )}
      {anamnesis !== undefined && <h2>Note</h2>}
      {notes.map(({ id, title, text, date }) => (
        <article key={id}>
          <h3>{title}</h3>
          <p>{noteDay(date)}</p>
          <p>{text}</p>
        </article>
      ))}
    </section>,
    document.body,
  );
}
