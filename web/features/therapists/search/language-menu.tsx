import { filterChoices } from '#contracts/therapists/search.api';
import { useQuery } from '#web/api/use-query';
import { ChoiceMenu } from '#web/features/therapists/search/choice-menu.tsx';
import { filterLabels } from '#web/features/therapists/search/search-options';

interface LanguageMenuProps {
  readonly value: readonly string[];
  readonly onChange: (languages: string[]) => void;
}

/** The languages therapists speak, and those the address asks for though nobody speaks them (SEARCH-32). */
export function LanguageMenu({ value, onChange }: LanguageMenuProps) {
  const { data } = useQuery(filterChoices, {});
  const languages = [...new Set([...(data?.languages ?? []), ...value])];
  const options = languages.map((language) => ({ value: language, label: language }));
  return <ChoiceMenu label={filterLabels.language} options={options} value={value} onChange={onChange} />;
}
