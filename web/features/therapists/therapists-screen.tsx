import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { paths } from '#web/app/paths';
import { ActiveFilters } from '#web/features/therapists/active-filters.tsx';
import { Filters } from '#web/features/therapists/filters.tsx';
import { wholeList } from '#web/features/therapists/search';
import { withoutFilter } from '#web/features/therapists/search-changes';
import { SearchResults } from '#web/features/therapists/search-results.tsx';
import classes from '#web/features/therapists/therapists-screen.module.css';
import { useResults } from '#web/features/therapists/use-results';
import { useSearch } from '#web/features/therapists/use-search';
import { Screen } from '#web/ui/screen.tsx';

interface TherapistsScreenProps {
  /** What stands under 'Compila il questionario'. */
  readonly questionnaire: ReactNode;
}

/** Where patients and visitors look for a therapist; the whole search stands in the address (SEARCH-01 to 03). */
export function TherapistsScreen({ questionnaire }: TherapistsScreenProps) {
  const { search, draft, setDraft, undo, run } = useSearch(`${paths.therapists}/`);
  const results = useResults(search);
  const found = useRef<HTMLDivElement>(null);
  return (
    <Screen title="Trova terapeuta">
      <Tabs defaultValue="cerca" keepMounted={false} className={classes.tabs}>
        <Tabs.List mb="md">
          <Tabs.Tab value="cerca">Cerca terapeuta</Tabs.Tab>
          <Tabs.Tab value="questionario">Compila il questionario</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="cerca">
          <Filters draft={draft} onChange={setDraft} onSearch={run} onClear={() => run(wholeList)} onLeave={undo} />
          <div ref={found} tabIndex={-1} className={classes.results}>
            <ActiveFilters
              search={search}
              onRemove={(without) => run(without(draft))}
              onNoneLeft={() => found.current?.focus()}
            />
            <SearchResults
              search={search}
              results={results}
              onSort={(sort) => run({ ...draft, sort })}
              onLoosen={(filter) => {
                run(withoutFilter(search, filter));
                found.current?.focus();
              }}
            />
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="questionario">{questionnaire}</Tabs.Panel>
      </Tabs>
    </Screen>
  );
}
