import { type Wish, wishesOf } from '#contracts/therapists/wishes';
import classes from '#web/features/therapists/results/therapists-screen.module.css';
import { wishText } from '#web/features/therapists/search/criterion-text';
import { filterOf, type Search } from '#web/features/therapists/search/search';
import { withoutWish } from '#web/features/therapists/search/search-changes';
import { ChosenValues } from '#web/fields/choices/chosen-values.tsx';

interface ActiveFiltersProps {
  readonly search: Search;
  readonly onRemove: (without: (from: Search) => Search) => void;
  readonly onNoneLeft: () => void;
}

/** What the list is filtered by, each value removable by itself. */
export function ActiveFilters({ search, onRemove, onNoneLeft }: ActiveFiltersProps) {
  const wishes = new Map(wishesOf(filterOf(search)).map((wish) => [chipText(search, wish), wish]));
  if (wishes.size === 0) return null;
  return (
    <section aria-label="Filtri attivi" className={classes.chips}>
      <ChosenValues
        values={[...wishes.keys()]}
        isFixed={false}
        onRemove={(text) => {
          const wish = wishes.get(text);
          if (wish) onRemove((from) => withoutWish(from, wish));
        }}
        onNoneLeft={onNoneLeft}
      />
    </section>
  );
}

function chipText(search: Search, wish: Wish): string {
  const text = wishText(wish);
  return wish.filter === 'address' ? `${text} da ${search.address?.formattedAddress}` : text;
}
