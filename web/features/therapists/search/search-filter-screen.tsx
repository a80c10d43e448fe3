import { Paper } from '@mantine/core';
import { FilterForm } from '#web/features/therapists/filters/filter-form.tsx';
import { wholeList } from '#web/features/therapists/search/search';
import { useSearch } from '#web/features/therapists/search/use-search';
import { paths } from '#web/routing/paths';
import { Screen } from '#web/ui/screen.tsx';

/** The filters as a page, open to visitors too; CERCA leads to the list. */
export function SearchFilterScreen() {
  const { draft, setDraft, find } = useSearch(`${paths.therapists}/`);
  return (
    <Screen title="Filtri di ricerca">
      <Paper withBorder p="lg">
        <FilterForm draft={draft} onChange={setDraft} onSearch={find} onClear={() => setDraft(wholeList)} />
      </Paper>
    </Screen>
  );
}
