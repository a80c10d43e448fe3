import { filterChoices } from '#contracts/therapists/search.api';
import { useQuery } from '#web/api/use-query';
import { SingleChoice } from '#web/features/questionnaire/single-choice.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface LanguageStepProps {
  readonly value: string | null;
  readonly onChange: (language: string) => void;
}

/** The languages therapists speak, asked for as this step opens (QUEST-13, QUEST-14). */
export function LanguageStep({ value, onChange }: LanguageStepProps) {
  const query = useQuery(filterChoices, {});
  return (
    <QueryRegion query={query} what="le lingue">
      {({ languages }) => (
        <SingleChoice
          options={languages.map((language) => ({ value: language, label: language }))}
          value={value}
          onChange={onChange}
        />
      )}
    </QueryRegion>
  );
}
