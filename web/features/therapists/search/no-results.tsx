import { Anchor, Button, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { activeFilters } from '#contracts/therapists/filter-criteria';
import type { FilterName } from '#contracts/therapists/therapist-filter';
import { filterOf, type Search } from '#web/features/therapists/search/search';
import { filterText } from '#web/features/therapists/search/search-changes';
import { supportPath } from '#web/routing/paths';
import { useSession } from '#web/session/session-context';
import { SignpostDrawing } from '#web/ui/drawings/signpost-drawing.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export interface NoResultsProps {
  readonly search: Search;
  readonly loosenings: readonly { readonly filter: FilterName; readonly total: number }[];
  readonly onLoosen: (filter: FilterName) => void;
}

/** Shown when no therapist matches: which single filter to drop, and how many results remain without it. */
export function NoResults({ search, loosenings, onLoosen }: NoResultsProps) {
  const { session } = useSession();
  const isFiltered = activeFilters(filterOf(search)).length > 0;
  return (
    <EmptyState
      drawing={<SignpostDrawing />}
      title="Nessun terapeuta trovato"
      action={
        isFiltered && (
          <Stack gap="xs" align="center">
            {loosenings.map(({ filter, total }) => (
              <Button key={filter} variant="default" onClick={() => onLoosen(filter)}>
                {`Togli «${filterText(search, filter)}» (${total === 1 ? '1 risultato' : `${total} risultati`})`}
              </Button>
            ))}
            <Anchor component={Link} to={supportPath(session.kind === 'visitor')} underline="always">
              Scrivi all’assistenza
            </Anchor>
          </Stack>
        )
      }
    >
      {explanation(isFiltered, loosenings.length > 0)}
    </EmptyState>
  );
}

function explanation(isFiltered: boolean, isLoosenable: boolean): string {
  if (!isFiltered) return 'In questo momento non ci sono profili disponibili. Torna a vedere tra qualche ora.';
  if (!isLoosenable) return 'Togliere un solo filtro non basta: prova a cambiarne più di uno.';
  return 'Nessuno corrisponde a tutti i filtri insieme. Puoi toglierne uno:';
}
