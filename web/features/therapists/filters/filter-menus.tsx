import { filterChoices } from '#contracts/therapists/search.api';
import { useQuery } from '#web/api/use-query';
import { FilterMenu } from '#web/features/therapists/filters/filter-menu.tsx';
import type { Search } from '#web/features/therapists/search/search';
import {
  ageOptions,
  filterLabels,
  genderOptions,
  type Option,
  serviceOptions,
  therapyOptions,
} from '#web/features/therapists/search/search-options';

interface FilterMenusProps {
  readonly draft: Search;
  readonly onChange: (part: Partial<Search>) => void;
}

/** The five dropdowns. */
export function FilterMenus({ draft, onChange }: FilterMenusProps) {
  return (
    <>
      <TherapyMenu value={draft.therapy} onChange={(therapy) => onChange({ therapy })} />
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
    </>
  );
}

interface TherapyMenuProps {
  readonly value: Search['therapy'];
  readonly onChange: (therapy: Search['therapy']) => void;
}

/** The one filter of which a single value can be chosen. */
function TherapyMenu({ value, onChange }: TherapyMenuProps) {
  const chosen = therapyOptions.find((option) => option.value === value)?.label ?? '';
  return (
    <FilterMenu label={filterLabels.therapy} chosen={chosen}>
      {({ OneChoice }) => <OneChoice name="therapy" options={therapyOptions} value={value} onChange={onChange} />}
    </FilterMenu>
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

interface ChoiceMenuProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: Value[]) => void;
}

/** A filter of which several values can be ticked. */
function ChoiceMenu<Value extends string>({ label, options, value, onChange }: ChoiceMenuProps<Value>) {
  const chosen = options.filter((option) => value.includes(option.value));
  return (
    <FilterMenu label={label} chosen={chosen.map((option) => option.label).join(', ')}>
      {({ ManyChoices }) => <ManyChoices options={options} value={value} onChange={onChange} />}
    </FilterMenu>
  );
}
