import { NativeSelect } from '@mantine/core';
import type { Ref } from 'react';
import { activeFilters } from '#contracts/therapists/filter-criteria';
import { cardsPerPage, cardsWithFilter } from '#contracts/therapists/search-settings';
import { type FilterName, type TherapistSort, therapistSorts } from '#contracts/therapists/therapist-filter';
import { MoreButton } from '#web/features/therapists/results/more-button.tsx';
import { ResultPage } from '#web/features/therapists/results/result-page.tsx';
import { resultSummary } from '#web/features/therapists/results/result-summary';
import classes from '#web/features/therapists/results/therapists-screen.module.css';
import { useIntroductoryTalks } from '#web/features/therapists/results/use-introductory-talks';
import type { Results } from '#web/features/therapists/results/use-results';
import type { NoResultsProps } from '#web/features/therapists/search/no-results.tsx';
import { filterOf, type Search } from '#web/features/therapists/search/search';
import { sortOptions } from '#web/features/therapists/search/search-options';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { RegionProblem } from '#web/ui/messages/region-problem.tsx';
import { useLoadedModule } from '#web/ui/use-loaded-module';

interface SearchResultsProps {
  readonly search: Search;
  readonly results: Results;
  /** The results' heading, which takes the focus after a search. */
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onSort: (sort: TherapistSort) => void;
  readonly onLoosen: (filter: FilterName) => void;
}

/** The results: nine at a time, or with a filter the first ten. */
export function SearchResults({ search, results, heading, onSort, onLoosen }: SearchResultsProps) {
  const { pages, first, last, showMore, open } = results;
  const talkOf = useIntroductoryTalks();
  const isFiltered = activeFilters(filterOf(search)).length > 0;
  const most = isFiltered ? cardsWithFilter : cardsPerPage * (last.data ? pages.length : pages.length - 1);
  const shown = Math.min(first.data?.total ?? 0, most);
  return (
    <>
      <div className={classes.head}>
        {/* Around the heading: a status inside it would be no part of its name. */}
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className={classes.count}>
            <span className="visually-hidden">Risultati: </span>
            <span>{first.data ? resultSummary({ total: first.data.total, shown, isFiltered }) : '\u00a0'}</span>
          </h2>
        </div>
        {isFiltered && first.data && first.data.total > shown && (
          <span className={classes.hint}>Aggiungi un filtro per restringere la scelta.</span>
        )}
        <SortSelect value={search.sort} onChange={onSort} />
        <OrderExplanation />
      </div>
      <div className={classes.list}>
        {pages.map((asked) => (
          <ResultPage key={asked.page} asked={asked} answers={search.answers} talkOf={talkOf} onOpen={open} />
        ))}
      </div>
      {first.data?.total === 0 && (
        <LoadedNoResults search={search} loosenings={first.data.loosenings} onLoosen={onLoosen} />
      )}
      {(last.data?.hasMore || (last.isLoading && pages.length > 1)) && (
        <div className={classes.more}>
          <MoreButton isLoading={last.isLoading} onMore={showMore} />
        </div>
      )}
    </>
  );
}

const importNoResults = () => import('#web/features/therapists/search/no-results.tsx');

function LoadedNoResults(props: NoResultsProps) {
  const { module, problem, retry } = useLoadedModule(importNoResults);
  if (problem) return <RegionProblem problem={problem} onRetry={retry} />;
  return module && <module.NoResults {...props} />;
}

/** Explains the order of the list before it is read. */
function OrderExplanation() {
  return (
    <Disclosure label="Come ordiniamo i risultati">
      <p>
        I primi tre posti vanno a terapeuti con il piano Premium, a pagamento, estratti a sorte tra tutti quelli che lo
        hanno. Chi per questo sta più in alto porta la scritta «In evidenza · piano Premium»; chi sarebbe in quel posto
        anche senza il piano non la porta.
      </p>
      <p>Tutti gli altri seguono in ordine casuale, senza distinzione di piano, prezzo o valutazione.</p>
      <p>Chi al momento non accetta nuove richieste viene dopo tutti gli altri, anche con il piano Premium.</p>
      <p>Se scegli un ordinamento vale quello per tutti, e nessun posto è riservato.</p>
      <p>Con un filtro mostriamo i primi {cardsWithFilter} di chi corrisponde.</p>
      <p>L’ordine casuale è estratto una volta per visita: tornando indietro ritrovi la lista com’era.</p>
    </Disclosure>
  );
}

interface SortSelectProps {
  readonly value: TherapistSort;
  readonly onChange: (sort: TherapistSort) => void;
}

function SortSelect({ value, onChange }: SortSelectProps) {
  return (
    <NativeSelect
      label="Ordina per"
      className={classes.sort}
      data={[...sortOptions]}
      value={value}
      onChange={({ currentTarget }) =>
        onChange(therapistSorts.find((sort) => sort === currentTarget.value) ?? 'default')
      }
    />
  );
}
