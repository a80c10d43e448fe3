import { Alert, Tabs } from '@mantine/core';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Comparison } from '#web/features/therapists/comparison/comparison.tsx';
import { Filters } from '#web/features/therapists/filters/filters.tsx';
import { SearchResults } from '#web/features/therapists/results/search-results.tsx';
import classes from '#web/features/therapists/results/therapists-screen.module.css';
import { useResults } from '#web/features/therapists/results/use-results';
import { type Search, wholeList } from '#web/features/therapists/search/search';
import { searchParts, withoutFilter } from '#web/features/therapists/search/search-changes';
import { useFocusOnResults, useSearch } from '#web/features/therapists/search/use-search';
import { ChosenValues } from '#web/fields/choices/chosen-values.tsx';
import { paths } from '#web/routing/paths';
import { Screen } from '#web/ui/screen.tsx';

interface TherapistsScreenProps {
  /** Runs when 'Compila il questionario' is pressed; the questionnaire opens over the search. */
  readonly onQuestionnaire: () => void;
}

/** The search for a therapist, for patients and visitors; the whole search is in the address. */
export function TherapistsScreen({ onQuestionnaire }: TherapistsScreenProps) {
  const { search, draft, setDraft, run, find } = useSearch(`${paths.therapists}/`);
  const results = useResults(search);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnResults(heading, results.first.data !== undefined || results.first.problem !== undefined);
  const { state } = useLocation();
  return (
    <Tabs
      value="cerca"
      onChange={(tab) => tab === 'questionario' && onQuestionnaire()}
      activateTabWithKeyboard={false}
      className={classes.tabs}
    >
      <Screen
        title="Trova terapeuta"
        actions={
          <Tabs.List>
            <Tabs.Tab value="cerca">Cerca terapeuta</Tabs.Tab>
            <Tabs.Tab value="questionario" aria-haspopup="dialog" aria-controls={undefined}>
              Compila il questionario
            </Tabs.Tab>
          </Tabs.List>
        }
      >
        {state?.unknownProfile && (
          <Alert variant="light" role="status" mb="md" title="Il profilo che cercavi non c’è">
            Forse l’indirizzo è sbagliato, o il terapeuta non è più tra i profili pubblici. Qui trovi gli altri
            terapeuti.
          </Alert>
        )}
        <Tabs.Panel value="cerca">
          <p className={classes.promise}>
            Di ognuno abbiamo controllato l’iscrizione all’Albo. Prezzo e recensioni li leggi prima di scrivere.
          </p>
          <Filters draft={draft} onChange={setDraft} onSearch={find} onClear={() => find(wholeList)} />
          <div className={classes.results}>
            <ActiveFilters
              search={search}
              onRemove={(without) => run(without(draft))}
              onNoneLeft={() => heading.current?.focus()}
            />
            <Comparison>
              <SearchResults
                search={search}
                results={results}
                heading={heading}
                onSort={(sort) => run({ ...draft, sort })}
                onLoosen={(filter) => find(withoutFilter(search, filter))}
              />
            </Comparison>
          </div>
        </Tabs.Panel>
      </Screen>
    </Tabs>
  );
}

interface ActiveFiltersProps {
  readonly search: Search;
  readonly onRemove: (without: (from: Search) => Search) => void;
  readonly onNoneLeft: () => void;
}

/** The active filters, each value removable on its own. */
function ActiveFilters({ search, onRemove, onNoneLeft }: ActiveFiltersProps) {
  const parts = new Map(searchParts(search).map(({ text, without }) => [text, without]));
  if (parts.size === 0) return null;
  return (
    <section aria-label="Filtri attivi" className={classes.chips}>
      <ChosenValues
        values={[...parts.keys()]}
        isFixed={false}
        onRemove={(text) => {
          const without = parts.get(text);
          if (without) onRemove(without);
        }}
        onNoneLeft={onNoneLeft}
      />
    </section>
  );
}
