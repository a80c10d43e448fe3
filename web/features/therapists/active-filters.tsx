import { type FilterCriterion, filterCriteria } from '#contracts/therapists/filter-criteria';
import { filterOf, type Search } from '#web/features/therapists/search';
import { withoutCriterion } from '#web/features/therapists/search-changes';
import classes from '#web/features/therapists/therapists-screen.module.css';
import { criterionText } from '#web/features/therapists/wish-text';
import { ChosenValues } from '#web/fields/chosen-values.tsx';

interface ActiveFiltersProps {
  readonly search: Search;
  readonly onRemove: (without: (from: Search) => Search) => void;
  readonly onNoneLeft: () => void;
}

/** What the list is filtered by, each value removable by itself. */
export function ActiveFilters({ search, onRemove, onNoneLeft }: ActiveFiltersProps) {
  const criteria = new Map(
    filterCriteria(filterOf(search)).map((criterion) => [chipText(search, criterion), criterion]),
  );
  if (criteria.size === 0) return null;
  return (
    <section aria-label="Filtri attivi" className={classes.chips}>
      <ChosenValues
        values={[...criteria.keys()]}
        isFixed={false}
        onRemove={(text) => {
          const criterion = criteria.get(text);
          if (criterion) onRemove((from) => withoutCriterion(from, criterion));
        }}
        onNoneLeft={onNoneLeft}
      />
    </section>
  );
}

function chipText(search: Search, criterion: FilterCriterion): string {
  const text = criterionText(criterion);
  return criterion.filter === 'address' ? `${text} da ${search.address?.formattedAddress}` : text;
}
