import '@mantine/core/styles/Radio.layer.css';
import { Radio, Stack } from '@mantine/core';
import { filterChoices } from '#contracts/therapists/search.api';
import { searchRadiusKm } from '#contracts/therapists/search-settings';
import { useQuery } from '#web/api/use-query';
import type { Answers, noPreference } from '#web/features/questionnaire/answers';
import { choiceParts } from '#web/features/questionnaire/choice-parts';
import {
  ageOptions,
  genderOptions,
  noPreferenceOption,
  type Option,
  placeOptions,
  serviceOptions,
} from '#web/features/questionnaire/options';
import classes from '#web/features/questionnaire/questionnaire.module.css';
import { difficultyOptions, feelingOptions } from '#web/features/questionnaire/questionnaire-options';
import { SeveralChoices } from '#web/features/questionnaire/several-choices.tsx';
import { questionId } from '#web/features/questionnaire/step-head.tsx';
import { AddressField } from '#web/fields/address/address-field.tsx';
import { QueryRegion } from '#web/ui/query-region.tsx';

interface QuestionStepProps {
  /** From 2 to 8. */
  readonly step: number;
  readonly answers: Answers;
  readonly onChange: (part: Partial<Answers>) => void;
}

/** The choices of one question (C-25). */
export function QuestionStep({ step, answers, onChange }: QuestionStepProps) {
  const { service, feelings, age, difficulties, gender, language } = answers;
  switch (step) {
    case 2:
      return (
        <SingleChoice options={serviceOptions} value={service} onChange={(chosen) => onChange({ service: chosen })} />
      );
    case 3:
      return <PlaceStep answers={answers} onChange={onChange} />;
    case 4:
      return (
        <SeveralChoices
          options={feelingOptions}
          value={feelings}
          onChange={(chosen) => onChange({ feelings: chosen })}
        />
      );
    case 5:
      return <SingleChoice options={ageOptions} value={age} onChange={(chosen) => onChange({ age: chosen })} />;
    case 6:
      return (
        <SeveralChoices
          options={difficultyOptions}
          value={difficulties}
          onChange={(chosen) => onChange({ difficulties: chosen })}
        />
      );
    case 7:
      return (
        <SingleChoice options={genderOptions} value={gender} onChange={(chosen) => onChange({ gender: chosen })} />
      );
    default:
      return <LanguageStep value={language} onChange={(chosen) => onChange({ language: chosen })} />;
  }
}

interface LanguageStepProps {
  readonly value: string | null;
  readonly onChange: (language: string) => void;
}

/** The languages therapists speak, asked for as this step opens (QUEST-13, QUEST-14). */
function LanguageStep({ value, onChange }: LanguageStepProps) {
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

interface PlaceStepProps {
  readonly answers: Answers;
  readonly onChange: (part: Partial<Answers>) => void;
}

/** Where; whoever also wants a studio may say near which address (QUEST-06 to 08). */
function PlaceStep({ answers, onChange }: PlaceStepProps) {
  return (
    <Stack>
      <SingleChoice options={placeOptions} value={answers.place} onChange={(place) => onChange({ place })} />
      {answers.place === 'online+studio' && (
        <AddressField
          label="Vicino a quale indirizzo? (facoltativo)"
          description={`Cerchiamo studi entro ${searchRadiusKm} km.`}
          value={answers.address}
          onChange={(address) => onChange({ address })}
        />
      )}
    </Stack>
  );
}

interface SingleChoiceProps<Value extends string> {
  readonly options: readonly Option<Value>[];
  readonly value: Value | typeof noPreference | null;
  readonly onChange: (value: Value | typeof noPreference) => void;
}

/** One answer of several. */
function SingleChoice<Value extends string>({ options, value, onChange }: SingleChoiceProps<Value>) {
  return (
    <div role="radiogroup" aria-labelledby={questionId} className={classes.choices}>
      {[...options, noPreferenceOption].map((option) => (
        <Radio
          key={option.value}
          size="md"
          name={questionId}
          label={option.label}
          classNames={choiceParts}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </div>
  );
}
