import { civilDateFrom, italianDate } from '#contracts/kernel/civil-date';
import classes from '#web/features/therapists/profile/curriculum-tab.module.css';
import type { Detail } from '#web/features/therapists/profile/detail';

type CurriculumTabProps = Pick<Detail, 'education' | 'work'>;

/** Education and work, in the order of the answer: newest first. */
export function CurriculumTab({ education, work }: CurriculumTabProps) {
  return (
    <div className={classes.curriculum}>
      <h3 className={classes.title}>Formazione</h3>
      {education.length === 0 && <p className={classes.none}>Nessun titolo di studio indicato.</p>}
      <ul className={classes.entries}>
        {education.map(({ year, title, institute }) => (
          <li key={`${year}|${title}|${institute}`} className={classes.entry}>
            <span className={classes.when}>{year}</span>
            <span>
              <strong>{title}</strong>
              {institute && <span className={classes.where}>{institute}</span>}
            </span>
          </li>
        ))}
      </ul>
      <h3 className={classes.title}>Esperienze lavorative</h3>
      {work.length === 0 && <p className={classes.none}>Nessuna esperienza lavorativa indicata.</p>}
      <ul className={classes.entries}>
        {work.map((entry) => (
          <li key={`${entry.start}|${entry.description}`} className={classes.entry}>
            <span className={classes.when}>{period(entry)}</span>
            <span>{entry.description}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function period({ start, end, ongoing }: Detail['work'][number]): string {
  const until = ongoing ? 'in corso' : shownDate(end);
  return [shownDate(start), until].filter((part) => part !== '').join(' – ');
}

function shownDate(text: string | null): string {
  const date = civilDateFrom(text ?? '');
  return date ? italianDate(date) : (text ?? '');
}
