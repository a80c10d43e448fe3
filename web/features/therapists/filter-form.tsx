import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import { therapyTypes } from '#contracts/therapists/therapist-filter';
import { ChoiceMenu } from '#web/features/therapists/choice-menu.tsx';
import classes from '#web/features/therapists/filter-form.module.css';
import { LanguageMenu } from '#web/features/therapists/language-menu.tsx';
import { MatchCount } from '#web/features/therapists/match-count.tsx';
import type { Search } from '#web/features/therapists/search';
import {
  ageOptions,
  filterLabels,
  genderOptions,
  serviceOptions,
  therapyOptions,
} from '#web/features/therapists/search-options';
import { TagsFilter } from '#web/features/therapists/tags-filter.tsx';
import { AddressField } from '#web/fields/address-field.tsx';

export interface FilterFormProps {
  readonly draft: Search;
  readonly onChange: (draft: Search) => void;
  /** CERCA was pressed (SEARCH-17). */
  readonly onSearch: (search: Search) => void;
  /** 'Elimina filtri' was pressed: nothing is chosen any more (SEARCH-15). */
  readonly onClear: () => void;
}

const therapyData = [{ value: '', label: 'Qualsiasi' }, ...therapyOptions];

/** What therapists may be chosen by: the same on the list, on a phone's sheet and on its own page (C-52). */
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
      <div className={classes.menus}>
        <NativeSelect
          label={filterLabels.therapy}
          size="md"
          data={therapyData}
          value={draft.therapy ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ therapy: therapyTypes.find((type) => type === value) ?? null })
          }
        />
        <LanguageMenu value={draft.language} onChange={(language) => change({ language })} />
        <ChoiceMenu
          label={filterLabels.gender}
          options={genderOptions}
          value={draft.gender}
          onChange={(gender) => change({ gender })}
        />
        <ChoiceMenu
          label={filterLabels.age}
          options={ageOptions}
          value={draft.age}
          onChange={(age) => change({ age })}
        />
        <ChoiceMenu
          label={filterLabels.service}
          options={serviceOptions}
          value={draft.service}
          onChange={(service) => change({ service })}
        />
      </div>
      <AddressField
        key={clearings}
        label={filterLabels.address}
        description={`Trova chi riceve in uno studio entro ${searchRadiusKm} km.`}
        value={address && { id: address.formattedAddress, ...address }}
        onChange={(chosen) =>
          change({
            address: chosen && { formattedAddress: chosen.formattedAddress, coordinates: chosen.coordinates },
          })
        }
      />
      <TagsFilter value={draft.interventions} onChange={(interventions) => change({ interventions })} />
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
