import type { OwnWork } from '#contracts/curriculum/curriculum.api';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import classes from '#web/features/curriculum/entries/entries.module.css';
import { EntryList } from '#web/features/curriculum/entries/entry-list.tsx';

const loadDialogs = () => import('#web/features/curriculum/work-experience/work-dialogs.tsx');

interface WorkPanelProps {
  /** In the platform's order. */
  readonly work: readonly OwnWork[];
}

/** 'Esperienze lavorative': newest first, each of which is added, changed or removed by itself. */
export function WorkPanel({ work }: WorkPanelProps) {
  const entries = work
    .toSorted((one, other) => (other.start ?? '').localeCompare(one.start ?? ''))
    .map((entry) => ({
      id: entry.id,
      name: nameOf(entry),
      when: period(entry),
      words: <p className={classes.plain}>{entry.description || 'Esperienza da completare'}</p>,
    }));
  return (
    <EntryList
      label="Esperienze lavorative"
      empty="Nessuna esperienza lavorativa. Racconta dove hai lavorato: i pazienti la leggono nel tuo curriculum."
      addLabel="Aggiungi esperienza lavorativa"
      entries={entries}
      loadDialogs={loadDialogs}
    >
      {(module, dialogs) => <module.WorkDialogs work={work} dialogs={dialogs} />}
    </EntryList>
  );
}

const longestName = 60;

/** The beginning of the description, for the names of buttons. */
function nameOf({ description }: OwnWork): string {
  const [line = ''] = description.split('\n');
  if (line === '') return 'esperienza senza descrizione';
  return line.length > longestName ? `${line.slice(0, longestName)}…` : line;
}

function period({ start, end, ongoing }: OwnWork): string {
  const from = start === null ? 'Inizio da completare' : italianDate(start as CivilDate);
  if (ongoing) return `${from} – in corso`;
  return end === null ? `${from} – fine da completare` : `${from} – ${italianDate(end as CivilDate)}`;
}
