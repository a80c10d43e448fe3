import { createPortal } from 'react-dom';
import type { DiaryEntry } from '#contracts/diary/diary.api';
import { italianDate } from '#contracts/kernel/civil-date';
import { type ChosenPeriod, periodText } from '#web/features/diary/export/chosen-period';
import classes from '#web/features/diary/export/printed-diary.module.css';
import paper from '#web/ui/print/paper.module.css';

interface PrintedDiaryProps {
  readonly period: ChosenPeriod;
  readonly entries: readonly DiaryEntry[];
}

/** The notes of a period on paper, black on white: it replaces the page in print and is never seen on the screen. */
export function PrintedDiary({ period, entries }: PrintedDiaryProps) {
  return createPortal(
    <section hidden className={`${paper.paper} ${classes.diary}`}>
      <h1>Diario</h1>
      <p>{periodText(period)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Data</th>
            <th scope="col">Emozione</th>
            <th scope="col">Nota</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, date, mood, comment }) => (
            <tr key={id}>
              <td>{date ? italianDate(date) : ''}</td>
              <td>{mood}</td>
              <td>{comment}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
