import type { OwnStudy } from '#contracts/curriculum/curriculum.api';
import { type CivilDate, civilDateFrom, italianDate } from '#contracts/kernel/civil-date';
import classes from '#web/features/curriculum/entries/entries.module.css';
import { EntryList } from '#web/features/curriculum/entries/entry-list.tsx';

const loadDialogs = () => import('#web/features/curriculum/studies/study-dialogs.tsx');

interface StudiesPanelProps {
  /** In the platform's order. */
  readonly studies: readonly OwnStudy[];
}

/** 'Formazione professionale': the studies, newest first, each of which is added, changed or removed by itself. */
export function StudiesPanel({ studies }: StudiesPanelProps) {
  const entries = studies
    .toSorted((one, other) => yearOf(other) - yearOf(one))
    .map(({ id, date, title, institute }) => ({
      id,
      name: title || 'titolo senza nome',
      when: shownDate(date),
      words: (
        <>
          <p className={classes.title}>{title || 'Titolo da completare'}</p>
          {institute && <p className={classes.plain}>{institute}</p>}
        </>
      ),
    }));
  return (
    <EntryList
      label="Titoli di studio"
      empty="Nessun titolo di studio. Ne serve almeno uno perché il profilo sia completo."
      addLabel="Aggiungi titolo di studio"
      entries={entries}
      loadDialogs={loadDialogs}
    >
      {(module, dialogs) => <module.StudyDialogs studies={studies} dialogs={dialogs} />}
    </EntryList>
  );
}

/** A year may be written alone or inside a day. */
function yearOf({ date }: OwnStudy): number {
  return Number(/\d{4}/.exec(date ?? '')?.[0] ?? 0);
}

function shownDate(date: string | null): string {
  const day: CivilDate | undefined = civilDateFrom(date ?? '');
  return day ? italianDate(day) : (date ?? 'Data da completare');
}
