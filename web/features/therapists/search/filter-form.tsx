import { Button } from '@mantine/core';
import { useState } from 'react';
import { countTherapists } from '#contracts/therapists/search.api';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import { useQuery } from '#web/api/use-query';
import classes from '#web/features/therapists/search/filter-form.module.css';
import { FilterMenus } from '#web/features/therapists/search/filter-menus.tsx';
import { filterOf, type Search } from '#web/features/therapists/search/search';
import { filterLabels } from '#web/features/therapists/search/search-options';
import { TagsFilter } from '#web/features/therapists/search/tags-filter.tsx';
import { therapistsCount } from '#web/features/therapists/search/therapists-count';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { addressIn } from '#web/fields/address/address-value';

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
  const { address } = draft;
  return (
    <form
      aria-label="Filtri di ricerca"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
    >
      <FilterMenus draft={draft} onChange={change} />
      <AddressField
        key={clearings}
        label={filterLabels.address}
        description={`Trova chi riceve in uno studio entro ${searchRadiusKm} km.`}
        value={address && { id: address.formattedAddress, ...address }}
        onChange={(value) => {
          const chosen = addressIn(value);
          change({
            address: chosen && { formattedAddress: chosen.formattedAddress, coordinates: chosen.coordinates },
          });
        }}
      />
      <TagsFilter draft={draft} onChange={(interventions) => change({ interventions })} />
      <div className={classes.actions}>
        <Button type="submit">CERCA</Button>
        <MatchCount search={draft} />
        <Button
          variant="subtle"
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
