import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect } from '@mantine/core';
import { filterChoices } from '#contracts/therapists/search.api';
import { therapyTypes } from '#contracts/therapists/therapist-filter';
import { useQuery } from '#web/api/use-query';
import { ChoiceMenu } from '#web/features/therapists/search/choice-menu.tsx';
import classes from '#web/features/therapists/search/filter-form.module.css';
import type { Search } from '#web/features/therapists/search/search';
import {
  ageOptions,
  filterLabels,
  genderOptions,
  serviceOptions,
  therapyOptions,
} from '#web/features/therapists/search/search-options';

interface FilterMenusProps {
  readonly draft: Search;
  readonly onChange: (part: Partial<Search>) => void;
}

const therapyData = [{ value: '', label: 'Qualsiasi' }, ...therapyOptions];

/** The five dropdowns. */
export function FilterMenus({ draft, onChange }: FilterMenusProps) {
  return (
    <div className={classes.menus}>
      <NativeSelect
        label={filterLabels.therapy}
        size="md"
        data={therapyData}
        value={draft.therapy ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ therapy: therapyTypes.find((type) => type === value) ?? null })
        }
      />
      <LanguageMenu value={draft.language} onChange={(language) => onChange({ language })} />
      <ChoiceMenu
        label={filterLabels.gender}
        options={genderOptions}
        value={draft.gender}
        onChange={(gender) => onChange({ gender })}
      />
      <ChoiceMenu
        label={filterLabels.age}
        options={ageOptions}
        value={draft.age}
        onChange={(age) => onChange({ age })}
      />
      <ChoiceMenu
        label={filterLabels.service}
        options={serviceOptions}
        value={draft.service}
        onChange={(service) => onChange({ service })}
      />
    </div>
  );
}

interface LanguageMenuProps {
  readonly value: readonly string[];
  readonly onChange: (languages: string[]) => void;
}

/** The languages therapists speak, and those in the address even if no therapist speaks them. */
function LanguageMenu({ value, onChange }: LanguageMenuProps) {
  const { data } = useQuery(filterChoices, {});
  const languages = [...new Set([...(data?.languages ?? []), ...value])];
  const options = languages.map((language) => ({ value: language, label: language }));
  return <ChoiceMenu label={filterLabels.language} options={options} value={value} onChange={onChange} />;
}
