import type { OwnWork } from '#contracts/curriculum/curriculum.api';
import { type CivilDate, italianDate } from '#contracts/kernel/civil-date';
import classes from '#web/features/curriculum/entries/entries.module.css';
import { EntryList } from '#web/features/curriculum/entries/entry-list.tsx';
import { useEntryDialogs } from '#web/features/curriculum/entries/use-entry-dialogs';
import { OutsideForm } from '#web/ui/dialogs/outside-form.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadDialogs = () => import('#web/features/curriculum/work-experience/work-dialogs.tsx');

interface WorkPanelProps {
  /** In the platform's order. */
  readonly work: readonly OwnWork[];
}

/** 'Esperienze lavorative': newest first, each of which is added, changed or removed by itself. */
export function WorkPanel({ work }: WorkPanelProps) {
  const { module, load } = useLazyModule(loadDialogs);
  const dialogs = useEntryDialogs();
  const entries = work
    .toSorted((one, other) => (other.start ?? '').localeCompare(one.start ?? ''))
    .map((entry) => ({
      id: entry.id,
      name: nameOf(entry),
      when: period(entry),
      words: <p className={classes.plain}>{entry.description || 'Esperienza da completare'}</p>,
    }));
  return (
    <>
      <EntryList
        label="Esperienze lavorative"
        empty="Nessuna esperienza lavorativa. Racconta dove hai lavorato: i pazienti la leggono nel tuo curriculum."
        addLabel="Aggiungi esperienza lavorativa"
        entries={entries}
        onAdd={() => void load(dialogs.add)}
        onEdit={(id) => void load(() => dialogs.edit(id))}
        onRemove={(id) => void load(() => dialogs.askToRemove(id))}
      />
      {module && (
        <OutsideForm>
          <module.WorkDialogs work={work} dialogs={dialogs} />
        </OutsideForm>
      )}
    </>
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
