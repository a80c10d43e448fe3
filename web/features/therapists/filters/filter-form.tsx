import { Button, UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { countTherapists } from '#contracts/therapists/search.api';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/therapists/filters/filter-form.module.css';
import { MenuText } from '#web/features/therapists/filters/filter-menu.tsx';
import { FilterMenus } from '#web/features/therapists/filters/filter-menus.tsx';
import { TagsFilter } from '#web/features/therapists/filters/tags-filter.tsx';
import { filterOf, type Search } from '#web/features/therapists/search/search';
import { filterLabels } from '#web/features/therapists/search/search-options';
import { therapistsCount } from '#web/features/therapists/search/therapists-count';
import { useLazyModule } from '#web/ui/use-lazy-module';

const loadAddress = () => import('#web/features/therapists/filters/address-filter.tsx');

export interface FilterFormProps {
  readonly draft: Search;
  readonly onChange: (draft: Search) => void;
  /** Runs when CERCA is pressed. */
  readonly onSearch: (search: Search) => void;
  /** Runs when 'Elimina filtri' is pressed, which clears every filter. */
  readonly onClear: () => void;
}

/** The filters of the search; the same on the list, in a phone's sheet and on their own page. */
export function FilterForm({ draft, onChange, onSearch, onClear }: FilterFormProps) {
  const [clearings, setClearings] = useState(0);
  const change = (part: Partial<Search>) => onChange({ ...draft, ...part });
  const addressFilter = useLazyModule(loadAddress);
  const [isAddressOpen, setAddressOpen] = useState(false);
  const addressId = useId();
  return (
    <form
      aria-label="Filtri di ricerca"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <TagsFilter draft={draft} onChange={(interventions) => change({ interventions })} />
      <div className={classes.bar}>
        <FilterMenus draft={draft} onChange={change} />
        <UnstyledButton
          className={classes.menu}
          data-chosen={draft.address !== null || undefined}
          aria-expanded={isAddressOpen}
          aria-controls={addressId}
          onClick={() => (isAddressOpen ? setAddressOpen(false) : void addressFilter.load(() => setAddressOpen(true)))}
        >
          <MenuText label={filterLabels.address} chosen={draft.address?.formattedAddress ?? ''} />
        </UnstyledButton>
        {isAddressOpen && addressFilter.module && (
          <addressFilter.module.AddressFilter
            key={clearings}
            id={addressId}
            value={draft.address}
            onChange={(address) => change({ address })}
          />
        )}
        <Button type="submit">CERCA</Button>
        <MatchCount search={draft} />
        <Button
          variant="subtle"
          size="sm"
          className={classes.clear}
          onClick={() => {
            setClearings(clearings + 1);
            onClear();
          }}
        >
          Elimina filtri
        </Button>
      </div>
    </form>
  );
}

/** The number of therapists that match the chosen filters, before the search runs. */
function MatchCount({ search }: { readonly search: Search }) {
  const { data } = useQuery(countTherapists, { filter: filterOf(search) });
  return <output className={classes.count}>{data && therapistsCount(data.total)}</output>;
}
