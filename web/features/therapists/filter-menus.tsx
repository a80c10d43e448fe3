import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect } from '@mantine/core';
import { therapyTypes } from '#contracts/therapists/therapist-filter';
import { ChoiceMenu } from '#web/features/therapists/choice-menu.tsx';
import classes from '#web/features/therapists/filter-form.module.css';
import { LanguageMenu } from '#web/features/therapists/language-menu.tsx';
import type { Search } from '#web/features/therapists/search';
import {
  ageOptions,
  filterLabels,
  genderOptions,
  serviceOptions,
  therapyOptions,
} from '#web/features/therapists/search-options';

interface FilterMenusProps {
  readonly draft: Search;
  readonly onChange: (part: Partial<Search>) => void;
}

const therapyData = [{ value: '', label: 'Qualsiasi' }, ...therapyOptions];

/** The five dropdowns (SEARCH-04 to 08). */
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
