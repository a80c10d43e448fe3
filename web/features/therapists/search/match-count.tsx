import { countTherapists } from '#contracts/therapists/search.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/therapists/search/filter-form.module.css';
import { filterOf, type Search } from '#web/features/therapists/search/search';
import { therapistsCount } from '#web/features/therapists/search/therapists-count';

/** How many match what is chosen, before the search is run. */
export function MatchCount({ search }: { readonly search: Search }) {
  const { data } = useQuery(countTherapists, { filter: filterOf(search) });
  return <output className={classes.count}>{data && therapistsCount(data.total)}</output>;
}
